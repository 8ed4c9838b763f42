/** The bots there are. So far one, which plays anything legal; the searching ones come with their own names. */
export const botLevels: readonly string[] = ['random'];

/** Who sits in for somebody who left. */
export const substitute = 'random';
