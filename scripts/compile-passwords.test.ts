import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compilePasswords, LIST } from './compile-passwords';

it('the list of common passwords is the one that the script writes', () => {
  expect(readFileSync(LIST, 'utf8')).toBe(compilePasswords());
});
