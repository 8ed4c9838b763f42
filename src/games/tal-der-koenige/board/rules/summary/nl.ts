import type { RuleSummary } from '../../../../../ui/board.ts';
import { tables } from '../tables.ts';

export const nl: RuleSummary = {
  aim: 'Je bouwt piramides in het Dal der Koningen: opzichters nemen bouwterreinen in bezit, arbeiders bouwen. Alleen voltooide piramides leveren punten op, voor de eigenaar, en meer naarmate de kleuren beter bij elkaar passen. Het spel eindigt als de piramide van de farao vol is of elk bouwterrein voltooid is. Wie de meeste punten heeft, wint.',
  turnTitle: 'Een ronde',
  turn: [
    'Bouwstenen: leg biedtabletten gedekt bij de groepen die te koop zijn; elke groep gaat naar de hoogste som.',
    'Opzichters: 6 verplaatsingspunten voor je twee opzichters; in ronde 1 openlijk, daarna met geheime opdrachten. Ze nemen bouwterreinen zonder eigenaar in bezit.',
    'Arbeiders: 6 verplaatsingspunten voor alle vijf, openlijk.',
    'Vanaf ronde 2: bouwstenen stelen en dan bouwterreinen overnemen waar je in de meerderheid bent.',
    'Bouw op je eigen bouwterreinen tot twee stenen per arbeider. De rest gaat naar de farao; de faraosteen gaat naar links.',
  ],
  tables: tables({
    worth: 'Wat een voltooide piramide waard is',
    pyramid: 'Piramide',
    small: (blocks) => `klein (${blocks} stenen)`,
    large: (blocks) => `groot (${blocks} stenen)`,
    kinds: {
      oneColour: 'Eén kleur',
      layered: 'Gelaagd: elk niveau in één kleur',
      twoColour: 'Tweekleurig patroon (variant voor experts)',
      mixed: 'Bont: al het andere',
    },
    moving: 'Wat een stap kost',
    step: 'Stap',
    points: 'Verplaatsingspunten',
    steps: [
      ['Over de grens van een zone', 1],
      ['Een bouwterrein op- of afgaan', 1],
      ['Beide tegelijk, waar grens en rand op één lijn liggen', 1],
      ['Van plaats naar plaats binnen een bouwterrein', 0],
    ],
    rights: 'Op een onvoltooid bouwterrein van iemand anders',
    right: '',
    overseers: 'Opzichters',
    workers: 'Arbeiders',
    rightRows: [
      ['Tot twee bouwstenen per arbeider stelen', 'meer dan de eigenaar', 'minstens één'],
      ['Het bouwterrein overnemen', 'meer dan de eigenaar', 'meer dan de eigenaar'],
    ],
    sites: 'Groepen en bouwterreinen',
    players: 'Spelers',
    groups: 'Groepen te koop',
    open: 'Open bouwterreinen',
  }),
  remember: [
    'Biedtabletten 1, 2, 3, 4 en vier blanco. Bij gelijke sommen wint wie het eerst legde. Een som van 0 koopt niets.',
    'Is de plaats bezet als een opdracht wordt uitgevoerd, dan komt de opzichter in de zone waaraan die plaats grenst.',
    'Wie een bouwterrein in bezit neemt, heeft een vrije scarabee nodig; iedereen heeft er acht. Een voltooide piramide is voorgoed veilig.',
    'Een niveau moet vol zijn voordat het volgende begint; gelegde stenen worden nooit verplaatst.',
    'Stelen begint bij het hoogste niveau.',
    'De middelste steen van een groot onderste niveau telt nooit mee.',
  ],
};
