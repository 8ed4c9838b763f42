/** What the findings on a map tell beside their kind. */
export interface Count {
  have: number;
  want: number;
}

export interface Places {
  places: string;
}

export interface Doubles {
  inside: number;
  outside: number;
}
