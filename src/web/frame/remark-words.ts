import type { Say } from '../../core/text.ts';
import type { Remark } from '../table/source.ts';
import type { WebText } from '../text/en.ts';

/** What happened beside the game, in a sentence. */
export function sayRemark(remark: Remark, t: WebText['table'], say: Say): string {
  const name = say.seat(remark.seat);
  if (remark.kind === 'undo') return t.undone(name, remark.steps);
  if (remark.kind === 'time') return t.clock.ranOut(name);
  if (remark.why && remark.holder !== 'person') return t.clock.sits[`${remark.holder}-${remark.why}`](name);
  return t.seated[remark.holder](remark.name ?? name);
}
