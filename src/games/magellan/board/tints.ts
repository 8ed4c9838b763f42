/** A quiet ground behind each explorer's emblem; never the only sign of who he is. */
export const tints: readonly string[] = ['#e7c9a0', '#d9b3a2', '#b7d0c9', '#e5d290', '#c8cf9f', '#b9c6dd'];
