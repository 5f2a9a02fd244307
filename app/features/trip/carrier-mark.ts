import type { Locale } from '~/market/locales';
import { railMark } from '~/market/rail-marks';

/** Backgrounds of clearly different hues, each with 4.5 : 1 contrast to white letters. */
const COLOURS = [
  '#1d4ed8',
  '#0e7490',
  '#15803d',
  '#4d7c0f',
  '#b45309',
  '#b91c1c',
  '#be185d',
  '#7e22ce',
  '#334155',
] as const;

/** Chosen so that carriers of the same routes, as AA, DL, UA and BA over the Atlantic, seldom share a hue. */
const SEED = 20;

/** Returns a carrier's two colours, always the same for the same code; few carriers share both. */
export function carrierColours(code: string): [string, string] {
  let hash = SEED;
  for (const letter of code) hash = (hash * 53 + letter.charCodeAt(0)) % 9973;
  const first = hash % COLOURS.length;
  const apart = 1 + (Math.floor(hash / COLOURS.length) % (COLOURS.length - 1));
  return [COLOURS[first]!, COLOURS[(first + apart) % COLOURS.length]!];
}

type DrawnMark = { lines: readonly string[]; width: number; fontSize: number };

/**
 * Draws a carrier's mark as an SVG document: the mark of a railway as people write it, else the code. Null when `code` is
 * not a carrier code (two or three letters or digits).
 */
export function carrierMark(code: string, locale: Locale): string | null {
  if (!/^[A-Z0-9]{2,3}$/.test(code)) return null;
  const { lines, width, fontSize } = drawnMark(code, railMark(code, locale));
  const [ground, corner] = carrierColours(code);
  const middle = 33 - ((lines.length - 1) * LINE) / 2;
  const text = lines
    .map((line, index) => `<text x="${width / 2}" y="${middle + index * LINE}">${line}</text>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64"><rect width="${width}" height="64" fill="${ground}"/>` +
    `<path d="M0 56 ${width} 26v38H0Z" fill="${corner}"/>` +
    `<g fill="#fff" font-family="system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif" ` +
    `font-size="${fontSize}" font-weight="700" text-anchor="middle" dominant-baseline="central">${text}</g></svg>`
  );
}

/** Distance of the lines of a mark in two lines. */
const LINE = 26;

function drawnMark(code: string, mark: string | null): DrawnMark {
  if (mark === null) return { lines: [code], width: 64, fontSize: code.length === 2 ? 30 : 22 };
  const lines = mark.split(' ');
  const longest = Math.max(...lines.map((line) => line.length));
  return { lines, width: 96, fontSize: longest <= 2 ? 34 : longest <= 4 ? 30 : 25 };
}
