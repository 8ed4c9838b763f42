/** The reliability of told chances as a picture: what was told along the bottom, what came of it upwards. */
import { binsOf, type Told } from '../../src/analysis/reliability.ts';

const [size, edge] = [300, 34];
const at = (share: number) => edge + share * (size - 2 * edge);
const up = (share: number) => size - at(share);

function line(all: readonly Told[], colour: string, dash: string): string {
  const bins = binsOf(all);
  const most = Math.max(...bins.map(({ count }) => count));
  const path = bins.map(({ told, won }, i) => `${i ? 'L' : 'M'}${at(told).toFixed(1)} ${up(won).toFixed(1)}`).join('');
  const dots = bins.map(
    ({ told, won, count }) =>
      `<circle cx="${at(told).toFixed(1)}" cy="${up(won).toFixed(1)}" r="${(2 + 5 * Math.sqrt(count / most)).toFixed(1)}" fill="${colour}"><title>told ${(told * 100).toFixed(0)} %, won ${(won * 100).toFixed(0)} % of ${count}</title></circle>`,
  );
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.5"${dash}/>${dots.join('')}`;
}

export function drawReliability(table: readonly Told[], open: readonly Told[]): string {
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${at(share)} ${up(0)}V${up(1)}M${at(0)} ${up(share)}H${at(1)}" stroke="#d8d0c4" stroke-width="0.6"/>` +
      `<text x="${at(share)}" y="${size - edge + 15}" text-anchor="middle">${share * 100}</text>` +
      `<text x="${edge - 6}" y="${up(share) + 4}" text-anchor="end">${share * 100}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size + 18}" width="${size}" font-family="sans-serif" font-size="11" fill="#5b5148" role="img" aria-label="told chance against share won">`,
    `<rect width="${size}" height="${size + 18}" fill="#fbf7f0"/>`,
    ...ticks,
    `<path d="M${at(0)} ${up(0)}L${at(1)} ${up(1)}" stroke="#8a7f72" stroke-dasharray="4 3"/>`,
    line(open, '#b9822f', ' stroke-dasharray="2 3"'),
    line(table, '#1d6f6a', ''),
    `<text x="${size / 2}" y="${size + 10}" text-anchor="middle">told, in % (green: at the table, ochre: open cards); won upwards</text>`,
    '</svg>',
    '',
  ].join('\n');
}
