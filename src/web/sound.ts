/** When something sounds: only where sounds are wanted, and after a person has done something, as browsers ask. */
import type { Sound } from '../ui/sounds.ts';
import { settings } from './settings.svelte.ts';

let audio: AudioContext | undefined;

/** A key counts as well as a finger. A device that slept has put the context to sleep too. */
function wake(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume();
}
// A finger counts when it is lifted, a mouse when it is pressed; a screen reader may say nothing but that something was clicked.
for (const type of ['pointerdown', 'pointerup', 'keydown', 'click']) addEventListener(type, wake);

/** Lets one sound be heard; how it is made is fetched with the first. */
export async function sound(name: Sound): Promise<void> {
  if (!settings.sound || settings.volume === 0 || !audio) return;
  const { play } = await import('./synthesis.ts');
  // What cannot be heard now must not be heard later, all at once.
  if (audio.state !== 'running') return;
  play(audio, name, settings.volume / 100);
}
