import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limitsDocument } from './limits-document';

/** Removes Prettier's alignment of the columns. */
const plain = (text: string) => text.replace(/-{3,}/g, '---').replace(/ +/g, ' ').trim();

it('docs/limits.md is up to date with the table (npm run docs writes it)', () => {
  expect(plain(readFileSync('docs/limits.md', 'utf8'))).toBe(plain(limitsDocument()));
});
