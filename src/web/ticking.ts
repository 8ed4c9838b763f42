/** The time, read again every second by whatever shows it, and by nothing when nobody does. */
import { createSubscriber } from 'svelte/reactivity';

const follow = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function ticking(): number {
  follow();
  return Date.now();
}
