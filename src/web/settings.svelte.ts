/** What a person prefers, kept on this device. */
import { type Language, languages } from '../core/text.ts';

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

export interface Settings {
  name: string;
  language: Language | 'system';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'off';
  sound: boolean;
  /** How loud, up to 100. */
  volume: number;
  speed: Speed;
  /** Asks once before something is given away, as ending a turn with points left. */
  careful: boolean;
  /** Says before a move what it would cost, where only bots play against one. */
  costs: boolean;
  /** Single letters are commands at a table. Whoever dictates may not want that. */
  letters: boolean;
}

const key = 'tafelrunde-settings';
const defaults: Settings = {
  name: '',
  language: 'system',
  theme: 'system',
  motion: 'system',
  // A phone lies among people: it is silent until somebody wants it otherwise.
  sound: !globalThis.matchMedia?.('(pointer: coarse)').matches,
  volume: 60,
  speed: 'normal',
  careful: true,
  costs: false,
  letters: true,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults, ...stored() });

/** The language to read in: the chosen one, else the browser's first that we speak. */
export function languageOf(wish: Settings['language']): Language {
  if (wish !== 'system') return wish;
  for (const tag of navigator.languages) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** Keeps the settings and lets the page follow them; called once, inside the app. */
export function followSettings(): void {
  $effect(() => {
    localStorage.setItem(key, JSON.stringify(settings));
    const root = document.documentElement;
    setOrDrop(root, 'theme', settings.theme === 'system' ? undefined : settings.theme);
    setOrDrop(root, 'motion', settings.motion === 'off' ? 'off' : undefined);
  });
}

function setOrDrop(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}

/** Whether things should appear instead of moving. */
export function isStill(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
