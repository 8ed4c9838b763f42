/** The words of an analysis. They say what something cost and never how somebody played. */
import { about, aboutPercent, percent, signed } from './figures.ts';

const points = (cost: number) => about(cost, 'en', 'point', 'points');
const chance = (share: number) => `${aboutPercent(share, 'en')} chance to win`;

export const en = {
  title: 'Where the game was won',
  chances: 'Chances to win over the game',
  marks: { fight: 'fights', sale: 'sales', auction: 'auctions' },
  knowledge: {
    table: 'what could be known at the time',
    open: 'open cards',
  },
  knowledgeNote: {
    table: 'Chances as everybody at the table could see them; decisions judged by what the player knew.',
    open: 'Everything counts here, hidden hands and piles too: nobody at the table could know this.',
  },
  budget: { quick: 'quickly', thorough: 'thoroughly' },
  from: 'Judged from',
  how: 'How closely',
  stop: 'Stop',
  goOn: 'Go on',
  working: (done: string) => `Working it out: ${done}`,
  stopped: (done: string) => `Stopped at ${done}.`,
  failed: 'This game could not be worked out.',
  at: (move: number, of: number) => `After move ${move} of ${of}`,
  show: 'Show it',
  asTable: 'As a table',
  move: 'Move',
  turn: 'Turn',
  turningPoints: 'Turning points',
  noTurningPoints: 'Chances never changed much.',
  turnOf: (who: string, move: number) => `${who}, move ${move}`,
  changed: (who: string, from: number, to: number) => `${who}: from ${percent(from)} to ${percent(to)}.`,
  split: (who: string, decided: number, luck: number) => `For ${who}: ${signed(decided)} by decision, ${signed(luck)} by luck.`,
  asGood: 'Nothing clearly better was found.',
  cost: (cost: number) => `Cost ${points(cost)}.`,
  costAndChance: (cost: number, chance: number) => `Cost ${points(cost)} and ${percent(chance)} chance to win.`,
  costChance: (share: number) => `Cost ${chance(share)}.`,
  won: (gain: number) => `Worth ${points(gain)} more than the obvious move.`,
  wonChance: (share: number) => `Worth ${aboutPercent(share, 'en')} more chance to win than the obvious move.`,
  rather: (what: string) => `The strong bot’s choice: ${what}.`,
  reason: (aspect: string) => `What speaks for it: ${aspect}.`,
  playLine: 'Play it out',
  backToGame: 'Back to the game as it was played',
  lineTitle: 'What the strong bot would rather have done',
  players: 'Decisions and luck',
  lossPerTurn: 'Lost per turn',
  decided: 'Decisions',
  luck: 'Luck',
  others: 'Others',
  best: (move: number) => `Best move (${move})`,
  costliest: (move: number) => `Costliest move (${move})`,
  inPoints: 'in points',
  inPercent: 'in %',
  live: {
    setting: 'Before a move, say what it would cost (against bots only)',
    asks: 'What it would cost …',
    nothing: 'The strong bot finds nothing clearly better.',
    costs: (cost: number) => `Would cost ${points(cost)}.`,
    costsChance: (share: number) => `Would cost ${chance(share)}.`,
  },
};

export type AnalysisText = typeof en;
