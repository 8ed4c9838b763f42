/**
 * The picture of a moment as SVG, from the same boards that are played on. Built for servers by `scripts/pictures-plugin.ts`; a
 * thread of the server (server/pictures) loads it and makes a PNG of what it draws.
 */
import type { ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import type { AnyGame } from '../../core/game.ts';
import { layMapOf, onMap } from '../../core/maps.ts';
import { eventsOf, stateAfter } from '../../core/match.ts';
import { readRecord, recordedGame } from '../../core/record.ts';
import { isRefusal } from '../../core/refusal.ts';
import type { Language } from '../../core/text.ts';
import { entryOf } from '../../games/index.ts';
import look from '../../ui/look.css?raw';
import { stillScene } from '../../ui/still.ts';
import { short, wrapped } from './drawing.ts';
import { flatten } from './flatten.ts';
import Picture from './Picture.svelte';
import { readStylesheet } from './stylesheet.ts';
import { pictureTexts } from './text.ts';
import { find, readTree } from './tree.ts';

export interface Wanted {
  readonly record: string;
  readonly moment: number;
  readonly title: string;
  readonly language: Language;
}

/** Undefined where the record cannot be read. */
export async function draw({ record, moment, title, language }: Wanted): Promise<string | undefined> {
  const id = recordedGame(record);
  const entry = isRefusal(id) ? undefined : entryOf(id);
  if (!entry) return undefined;
  const [anyMap, board] = await Promise.all([entry.rules(), entry.board()]);
  const read = readRecord(anyMap, record);
  if (isRefusal(read)) return undefined;
  const { match, notes } = read;
  const game = onMap(anyMap, match.origin.config);
  const at = Math.min(moment, match.steps.length);
  const state = stateAfter(match, at);
  const view = game.view(state, undefined) as object;
  const [text, words] = await Promise.all([game.text(language), board.words(language)]);
  const t = pictureTexts[language];
  const name = (seat: number) => notes.names[seat] || t.seat(seat + 1);
  const scene = stillScene({
    view,
    waiting: game.waiting(state),
    preview: game.preview(view),
    text,
    words,
    events: at === 0 ? [] : eventsOf(match, at - 1),
    say: { seat: name },
  });
  const { points, winners, over } = game.standing(state);
  const titled = wrapped(title, 19, 2);
  const top = 78 + titled.length * 36;
  const lines = [
    {
      text: entry.titles[language].name,
      size: entry.titles[language].name.length > 10 ? 38 : 44,
      y: 70,
      face: 'Fraunces',
      soft: false,
    },
    ...titled.map((line, index) => ({ text: line, size: 27, y: 112 + index * 36, face: 'sans', soft: false })),
    { text: t.moment(at, match.steps.length), size: 25, y: top + 36, face: 'sans', soft: true },
  ];
  const players = points.map((score, seat) => ({
    name: `${short(name(seat), 14)}${over && winners.includes(seat) ? ' ★' : ''}`,
    points: `${score}`,
    y: top + 100 + seat * 52,
  }));
  const { head, body } = drawnOn(game, { board, scene, lines, players });
  const css = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, own]) => own).join('\n');
  const root = find(readTree(body), ({ tag }) => tag === 'svg');
  return root && flatten(root, readStylesheet(`${look}\n${css}`));
}

/** Drawn while the map that the game is played on lies where boards look for it. */
function drawnOn(game: AnyGame, drawing: ComponentProps<typeof Picture>['drawing']): { head: string; body: string } {
  const unlay = layMapOf(game);
  try {
    const { head, body } = render(Picture, { props: { drawing } });
    return { head, body };
  } finally {
    unlay();
  }
}
