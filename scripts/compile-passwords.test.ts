import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compilePasswords, LIST } from './compile-passwords';

it('the list of common passwords is up to date with its script', () => {
  expect(readFileSync(LIST, 'utf8')).toBe(compilePasswords());
});
