/** What the findings on a map tell beside their kind. */
export interface Sum {
  side: string;
  have: number;
  want: number;
}

export interface Named {
  path: string;
  have: number;
  want: number;
}
