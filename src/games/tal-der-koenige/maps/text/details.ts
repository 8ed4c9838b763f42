/** What the findings on a map tell beside their kind. */
export interface Count {
  have: number;
  want: number;
}

export interface Cost {
  from: number;
  to: number;
  want: number;
  have: number;
}
