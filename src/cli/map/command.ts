import { type Command, isUsageError, readArguments, usageError, wholeNumber } from '../command.ts';
import { readLanguage, recordText } from '../record.ts';
import { adoptMap } from './adopt.ts';
import { checkMap, tryGames } from './check.ts';
import { mapCommandWords } from './words.ts';

/** The printed board of a game as a file: is it one that can be played on, and shall it be the default from now on. */
export const map: Command = {
  usage: [
    'tafelrunde map check <file.json> [--games 100] [--language en|nl|de]',
    '  says what the rulebook has otherwise, and plays random games on it without a law broken.',
    'tafelrunde map adopt <file.json> [--games 100] [--language en|nl|de]',
    '  makes it the default of a new version of the game’s rules, in this source tree. Old records stay as they are.',
  ].join('\n'),

  async run(args) {
    const read = readArguments(args, { games: { type: 'string' }, language: { type: 'string' }, into: { type: 'string' } }, 2);
    if (isUsageError(read)) return read;
    const [what, file] = read.positionals;
    if (what !== 'check' && what !== 'adopt') return usageError('check or adopt?');
    const language = readLanguage(read.values.language);
    if (isUsageError(language)) return language;
    const games = wholeNumber('games', read.values.games, { least: 0, most: 100_000, preset: 100 });
    if (isUsageError(games)) return games;
    const text = await recordText(file);
    if (isUsageError(text)) return text;

    const say = mapCommandWords[language];
    const checked = await checkMap(text, language);
    if ('refused' in checked) {
      for (const line of checked.refused) console.error(line);
      console.error(say.refused);
      return 1;
    }
    const tried = await tryGames(checked, games, language);
    if (tried.broken !== undefined) {
      console.error(tried.broken);
      return 1;
    }
    console.log(`${checked.map.game}: ${checked.map.name}, ${checked.hash}`);
    for (const hint of checked.hints) console.log(say.unusual(hint));
    if (tried.lines.length) console.log(say.wins(games));
    for (const line of tried.lines) console.log(`  ${line}`);
    if (what === 'check') {
      console.log(say.fits);
      return 0;
    }
    const adopted = adoptMap(checked, say, read.values.into);
    if (isUsageError(adopted)) return adopted;
    for (const line of adopted) console.log(line);
    return 0;
  },
};
