/** The pairings as a picture: share of wins with its interval, beside the even share. */
import type { PairLine } from './standings.ts';

const [labels, chart, row, head, foot] = [220, 480, 34, 54, 34];

export function pictureOf(title: string, pairs: readonly PairLine[], players: number): string {
  const height = head + pairs.length * row + foot;
  const x = (share: number) => (labels + share * chart).toFixed(1);
  const even = 1 / players;
  const marks = [0, 0.25, 0.5, 0.75, 1];
  const lines = pairs.map((pair, at) => {
    const y = head + at * row + row / 2;
    return [
      `<text x="${labels - 12}" y="${y + 4}" text-anchor="end">${written(`${pair.candidate} against ${pair.baseline}`)}</text>`,
      `<line x1="${x(pair.low)}" x2="${x(pair.high)}" y1="${y}" y2="${y}" stroke="#7a4a1e" stroke-width="3"/>`,
      `<circle cx="${x(pair.share)}" cy="${y}" r="5" fill="#7a4a1e"/>`,
      `<text x="${labels + chart + 12}" y="${y + 4}">${(pair.share * 100).toFixed(1)} %</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${labels + chart + 80} ${height}" font-family="sans-serif" font-size="13">`,
    `<title>${written(title)}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="12" y="24" font-size="15">${written(title)}</text>`,
    ...marks.map(
      (share) =>
        `<line x1="${x(share)}" x2="${x(share)}" y1="${head}" y2="${height - foot}" stroke="#ddd"/>` +
        `<text x="${x(share)}" y="${height - foot + 18}" text-anchor="middle" fill="#555">${share * 100} %</text>`,
    ),
    `<line x1="${x(even)}" x2="${x(even)}" y1="${head - 6}" y2="${height - foot}" stroke="#1e5a7a" stroke-dasharray="4 3"/>`,
    `<text x="${x(even)}" y="${head - 10}" text-anchor="middle" fill="#1e5a7a">even</text>`,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}

function written(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
