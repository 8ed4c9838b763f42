/** What sources say of the boards' numbers, held against a map. */
import type { Finding, FindingWords } from '../../../core/maps.ts';
import type { Language } from '../../../core/text.ts';
import { explorers, phases, vascoDaGama } from '../data.ts';
import { numberAt } from './edit.ts';
import { bundled } from './index.ts';
import type { MagellanMap } from './schema.ts';

/** Every field has its numbers from the beginning: a map of this game lacks nothing while it is drawn. */
export { readMap as readDraft } from './schema.ts';

const sides = ['A', 'B'] as const;
/** The sum that a source gives for the crowns of Cook's three fields. */
const cookCrowns = 35;

export function findings(map: MagellanMap): Finding[] {
  return [...tooLittle(map), ...cook(map), ...rulebook(map)];
}

/** On Vasco da Gama's side B the half decides, and Pizarro's last field there counts by itself (M5.2, M5.5). */
function tooLittle({ fields }: MagellanMap): Finding[] {
  const found: Finding[] = fields.vascoDaGama.B.flatMap(({ crown }, phase) =>
    crown
      ? [{ key: 'halfCrowns', details: { phase: phases[phase]!, have: crown }, at: [`fields.vascoDaGama.B.${phase}.crown`] }]
      : [],
  );
  const last = fields.pizarro.B[2].crown;
  if (last) found.push({ key: 'pizarroCrowns', details: { have: last }, at: ['fields.pizarro.B.2.crown'] });
  return found;
}

function cook({ fields }: MagellanMap): Finding[] {
  return sides.flatMap((side): Finding[] => {
    const have = fields.cook[side].reduce((sum, { crown }) => sum + crown, 0);
    return have === cookCrowns ? [] : [{ key: 'cookSum', details: { side, have, want: cookCrowns }, hint: true }];
  });
}

/** Numbers that the rulebook itself names. */
function rulebook(map: MagellanMap): Finding[] {
  const known = bundled[0]!.map;
  const named = Object.entries(known.sources ?? {}).filter(([, source]) => source === 'rulebook');
  return named.flatMap(([path]): Finding[] => {
    const [have, want] = [numberAt(map, path), numberAt(known, path)];
    return have === want ? [] : [{ key: 'rulebook', details: { ...placeOf(path), have, want }, at: [path], hint: true }];
  });
}

/** A path as people call it: explorer by his number, side, phase, and whether bags, crowns or those of the right half are meant. */
function placeOf(path: string): { explorer: number; side: string; phase: string; kind: string } {
  const [first, explorer, side, phase, kind] = path.split('.');
  if (first === 'rightHalf') return { explorer: vascoDaGama, side: 'B', phase: phases[Number(explorer)]!, kind: 'half' };
  return {
    explorer: (explorers as readonly (string | undefined)[]).indexOf(explorer),
    side: side!,
    phase: phases[Number(phase)]!,
    kind: kind!,
  };
}

/** Fields without a number on them. */
export function empty(): MagellanMap {
  const { fields } = bundled.at(-1)!.map;
  const blank = { bag: 0, crown: 0 };
  const rows = { A: [blank, blank, blank], B: [blank, blank, blank] } as MagellanMap['fields']['cook'];
  const all = Object.fromEntries(Object.keys(fields).map((explorer) => [explorer, rows])) as MagellanMap['fields'];
  return { game: 'magellan', name: '?', fields: all, rightHalf: [0, 0, 0] };
}

const texts: Readonly<Record<Language, () => Promise<FindingWords>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};
export const words = (language: Language): Promise<FindingWords> => texts[language]();
