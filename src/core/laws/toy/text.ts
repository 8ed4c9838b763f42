import type { GameText } from '../../text.ts';
import type { ToyAction, ToyEvent } from './event.ts';

export const en: GameText<ToyAction, ToyEvent> = {
  name: 'Shells',
  events: {
    decided: ({ seat }, say) => `${say.seat(seat)} has decided.`,
    shown: ({ fingers }) => `Fingers: ${fingers.join(', ')}.`,
    drew: ({ seat, secret }, say) => `${say.seat(seat)} draws ${secret ? secret.shell : 'a shell'}.`,
    boasted: ({ seat, shells }, say) => `${say.seat(seat)} boasts of ${shells.length} shells.`,
  },
  choices: { show: ({ fingers }) => `Show ${fingers}`, boast: () => 'Boast' },
  refusals: { boastedBefore: () => 'You have boasted before.' },
  questions: { show: () => 'Show one to three fingers.', boast: () => 'You may boast.' },
  awaited: { show: (_, { names }) => `${names} shows one to three fingers.` },
  warnings: {},
  lines: { shells: 'Shells' },
  options: {},
};
