/** What the example of a fight's count shows: war cards, highest first, and the weapons beside them (C6.6). */
export const laid: readonly number[] = [6, 4, 4, 2, 1];
export const weapons = 2;
