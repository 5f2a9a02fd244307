import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileCoordinates, COORDINATES } from './compile-coordinates';

it('the coordinates are up to date with the tables of the world: npx tsx scripts/compile-coordinates.ts', () => {
  expect(readFileSync(COORDINATES, 'utf8')).toBe(compileCoordinates());
});
