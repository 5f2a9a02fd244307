/** Distinct backgrounds with 4.5 : 1 contrast to white letters. */
const COLOURS = [
  '#1d4ed8',
  '#0e7490',
  '#0f766e',
  '#15803d',
  '#4d7c0f',
  '#a16207',
  '#b45309',
  '#c2410c',
  '#b91c1c',
  '#be185d',
  '#7e22ce',
  '#4338ca',
  '#334155',
] as const;

/** Returns a carrier's colour, always the same for the same code. */
export function carrierColour(code: string): string {
  let hash = 7;
  for (const letter of code) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return COLOURS[hash % COLOURS.length] ?? COLOURS[0];
}

/**
 * Draws a carrier's mark as an SVG document; null when `code` is not a carrier code (two or three letters or digits).
 */
export function carrierMark(code: string): string | null {
  if (!/^[A-Z0-9]{2,3}$/.test(code)) return null;
  const size = code.length === 2 ? 30 : 22;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${carrierColour(code)}"/>` +
    `<path d="M0 52 64 30v34H0Z" fill="#fff" fill-opacity=".12"/>` +
    `<text x="32" y="33" fill="#fff" font-family="system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif" ` +
    `font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${code}</text></svg>`
  );
}
