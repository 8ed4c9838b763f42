/** The sounds of the house, by what they stand for. How each is made is in src/web/synthesis.ts. */
export const sounds = [
  'place',
  'walk',
  'coin',
  'card',
  'drum',
  'rumble',
  'fight',
  'win',
  'turn',
  'chat',
  'refusal',
  'undo',
] as const;
export type Sound = (typeof sounds)[number];
