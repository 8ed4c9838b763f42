import { many } from '../../../core/agreement.ts';
import type { DailyText } from './en.ts';

export const nl: DailyText = {
  title: 'Uitdaging van de dag',
  about: 'Elke dag voor elk spel één deling, voor iedereen dezelfde, tegen sterke bots. Je eerste poging telt.',
  back: 'Bekijk hoe je het vandaag deed',
  yourName: 'Je naam',
  nameFirst: 'Vul eerst je naam in.',
  play: (game) => `${game} spelen`,
  goOn: (game) => `Verder met ${game}`,
  look: (game) => `Je partij ${game} bekijken`,
  points: (points) => `Je hebt ${many(points, 'punt', 'punten')} gehaald.`,
  par: (points) => `Met dezelfde kaarten haalde de sterke bot er ${points}.`,
  rank: (place, of, percentile) => `Plaats ${place} van ${of}; beter dan ${percentile} op de 100.`,
  first: 'Je bent de eerste.',
  checking: 'De server speelt je partij na; daarna is je plaats bekend.',
  refused: 'Dit was niet het spel dat was opgegeven; het telt niet.',
  offline: 'Zonder netwerk gespeeld, dus apart gerangschikt.',
  waiting: 'Je resultaat wordt gestuurd zodra er een netwerk is.',
  missing: 'De kaarten van vandaag staan niet op dit apparaat. Open deze pagina één keer met een netwerk.',
  ahead:
    'De volgende twee dagen staan op dit apparaat: je kunt ze zonder netwerk spelen. Zulke resultaten worden apart gerangschikt.',
  best: 'De besten van vandaag',
  streak: (days) => `${many(days, 'dag', 'dagen')} op rij`,
};
