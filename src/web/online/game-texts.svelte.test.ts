import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { gameText, loadGameText } from './game-texts.svelte.ts';

test('whoever asks for the words of a game in an effect is woken by them once, and not for ever', async () => {
  let asked = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      asked += 1;
      void loadGameText('magellan', 'nl');
    });
  });
  flushSync();
  await expect.poll(() => gameText('magellan', 'nl')?.name).toBe('Magellan');
  flushSync();
  expect(asked).toBe(2);
  stop();
});
