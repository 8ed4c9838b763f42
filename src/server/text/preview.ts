/** What a link to a table says of itself before anybody opens it. */
import type { Language } from '../../core/text.ts';
import type { TableRow } from '../store/schema.ts';

type Sentence = (host: string, game: string) => string;

export const previewTitles: Readonly<Record<Language, Readonly<Record<TableRow['status'], Sentence>>>> = {
  en: {
    open: (host, game) => `${host} invites you to ${game}`,
    running: (host, game) => `${host} is playing ${game}: come and watch`,
    over: (host, game) => `${game} at ${host}’s table: the replay`,
    unfinished: (host, game) => `${game} at ${host}’s table: the replay`,
  },
  nl: {
    open: (host, game) => `${host} nodigt je uit voor ${game}`,
    running: (host, game) => `${host} speelt ${game}: kom kijken`,
    over: (host, game) => `${game} aan de tafel van ${host}: kijk het terug`,
    unfinished: (host, game) => `${game} aan de tafel van ${host}: kijk het terug`,
  },
  de: {
    open: (host, game) => `${host} lädt dich zu ${game} ein`,
    running: (host, game) => `${host} spielt ${game}: schau zu`,
    over: (host, game) => `${game} am Tisch von ${host}: zum Nachspielen`,
    unfinished: (host, game) => `${game} am Tisch von ${host}: zum Nachspielen`,
  },
};
