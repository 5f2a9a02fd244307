import { isMotif, type Motif } from './motif';
import { BACKDROPS, PALETTES, type Draw } from './backdrops.server';
import { EUROPE } from './landmarks-europe.server';
import { WORLD } from './landmarks-world.server';
import { circle } from './shapes.server';

/** Cities without a sight have the drawing of their kind. */
const LANDMARKS = { ...EUROPE, ...WORLD };

/** Cities in the sand, whatever people go there for. */
const DESERT: readonly string[] = ['CAI', 'DOH', 'LAS', 'RAK', 'RUH'];

const NAME = /^([a-z]+)-([A-Z0-9]{3}|\d{5,10})$/;

/** Returns the address of a city's picture. @param code of the city (`LON`, `2004001`) */
export function scenePath(motif: Motif, code: string): string {
  return `/scenes/${motif}-${code}.svg`;
}

/**
 * Draws a city for its card, as an SVG document: the land of its kind, and its sight where we have drawn one. The same
 * city always looks the same. Null for a name that `scenePath` does not build.
 * @param name `beach-PMI`
 */
export function scene(name: string): string | null {
  const [, motif, code = ''] = NAME.exec(name) ?? [];
  if (!isMotif(motif)) return null;
  const draw: Draw = (step) => share(`${code} ${step}`);
  const colours = PALETTES[Math.floor(draw(31) * PALETTES.length * 0.999)] ?? PALETTES[0]!;
  const landmark = LANDMARKS[code];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 8 400 212">',
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${colours.sky[0]}"/><stop offset=".8" stop-color="${colours.sky[1]}"/></linearGradient>`,
    '<path d="M0 0h400v240H0z" fill="url(#s)"/>',
    circle(Math.round(50 + draw(5) * 300), Math.round(40 + draw(6) * 30), 22, colours.sun),
    mirrored(BACKDROPS[DESERT.includes(code) ? 'sun' : motif](colours, draw, landmark !== undefined), draw(9) > 0.5),
    landmark?.(colours) ?? '',
    '</svg>',
  ].join('');
}

/** The same land seen from the other side. */
function mirrored(drawing: string, isMirrored: boolean): string {
  return isMirrored ? `<g transform="matrix(-1 0 0 1 400 0)">${drawing}</g>` : drawing;
}

/** Returns a number from 0 to 1, always the same for a text (FNV-1a, then mixed once). */
function share(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) & 0xffff) / 0xffff;
}
