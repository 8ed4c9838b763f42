/** What the findings on a map tell beside their kind. */
export interface Sum {
  side: string;
  have: number;
  want: number;
}

export interface Named {
  explorer: number;
  side: string;
  phase: string;
  kind: string;
  have: number;
  want: number;
}
