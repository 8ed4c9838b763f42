/** How a place on a board of columns and rows is called: "C4" is the third column from the left, the fourth row from the top. */

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

export function rowName(row: number): string {
  return String(row + 1);
}

export function placeName(column: number, row: number): string {
  return columnName(column) + rowName(row);
}
