/** A position as text, for failing tests, bug reports and `replay --board`: a line for each site, each area with figures, each seat. */
import { colours, figuresEach, firstArea, groupSize, lastArea, overseersEach } from './data.ts';
import { nodeOf } from './map.ts';
import { levelStarts } from './pyramid.ts';
import { blockAt, groupCount, nobody, ownerOf, type State, sitesInPlay } from './state.ts';

const letter = (seat: number): string => String.fromCharCode(97 + seat);
const initial = (colour: number): string => colours[colour]?.[0] ?? '?';

/** The figures at a site or in an area: "A" an overseer of the first seat, "b" a worker of the second. */
function figuresAt(state: State, node: number): string {
  return state.figures
    .flatMap((spot, figure) => {
      if (nodeOf(spot) !== node) return [];
      const name = letter(Math.floor(figure / figuresEach));
      return [figure % figuresEach < overseersEach ? name.toUpperCase() : name];
    })
    .join('');
}

/** The blocks level by level, "rrg·" with a dot where none lies. */
function pyramid(state: State, site: number): string {
  const starts = levelStarts(site);
  return starts
    .slice(0, -1)
    .map((from, level) =>
      Array.from({ length: (starts[level + 1] ?? from) - from }, (_, i) => {
        const block = blockAt(state, site, from + i);
        return block ? initial(block - 1) : '·';
      }).join(''),
    )
    .join('|');
}

function siteLine(state: State, site: number): string {
  const owner = ownerOf(state, site);
  return `${String(site).padStart(2)} ${pyramid(state, site).padEnd(18)}${owner === nobody ? ' ' : letter(owner)} ${figuresAt(state, site)}`.trimEnd();
}

function areaLine(state: State, area: number): string[] {
  const figures = figuresAt(state, area);
  return figures ? [`${area} ${figures}`] : [];
}

/** How many of each colour, in words: "3 red 1 sand". */
function blocks(counts: readonly number[], from: number): string {
  const words = colours.flatMap((colour, i) => (counts[from + i] ? [`${counts[from + i]} ${colour}`] : []));
  return words.join(' ') || 'none';
}

export function draw(state: State): string {
  return [
    `round ${state.round}, ${state.phase}: seat ${letter(state.turn)}, ${state.points} movement points`,
    ...sitesInPlay(state.players).map((site) => siteLine(state, site)),
    ...Array.from({ length: lastArea - firstArea + 1 }, (_, i) => areaLine(state, firstArea + i)).flat(),
    ...Array.from({ length: groupCount(state) }, (_, group) => `group ${group + 1}: ${blocks(state.groups, group * groupSize)}`),
    ...state.scarabs.map(
      (scarabs, seat) =>
        `${letter(seat)}${state.start === seat ? '*' : ' '} blocks ${blocks(state.hands, seat * colours.length)}; scarabs ${scarabs}`,
    ),
    `pharaoh ${state.pharaoh.map(initial).join('') || 'none'}; bag ${blocks(state.bag, 0)}`,
  ].join('\n');
}
