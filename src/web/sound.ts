/** One sound: a soft knock on wood, made on the spot, when it is a person's turn. */
import { settings } from './settings.svelte.ts';

let audio: AudioContext | undefined;

// Browsers let a page sound only after it has been touched.
addEventListener(
  'pointerdown',
  () => {
    audio ??= new AudioContext();
  },
  { once: true },
);

export function knock(): void {
  if (!settings.sound || !audio) return;
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(320, now);
  tone.frequency.exponentialRampToValueAtTime(140, now + 0.08);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.15);
}
