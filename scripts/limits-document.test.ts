import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limitsDocument } from './limits-document';

/** Without what Prettier adds to align the columns. */
const plain = (text: string) => text.replace(/-{3,}/g, '---').replace(/ +/g, ' ').trim();

it('docs/limits.md is what the table says (npm run docs writes it)', () => {
  expect(plain(readFileSync('docs/limits.md', 'utf8'))).toBe(plain(limitsDocument()));
});
