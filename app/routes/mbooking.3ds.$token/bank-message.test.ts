import { expect, it } from 'vitest';
import { isBankDone } from './bank-message';

const to = 'https://bank.example/3ds/1?x=2';

it.each<[string, unknown, boolean]>([
  ['https://bank.example', { type: '3dsBackRedirect' }, true],
  ['https://bank.example', { type: '3dsBackRedirect', more: 1 }, true],
  ['https://evil.example', { type: '3dsBackRedirect' }, false],
  ['https://bank.example.evil.example', { type: '3dsBackRedirect' }, false],
  ['http://bank.example', { type: '3dsBackRedirect' }, false],
  ['https://bank.example', { type: 'resize' }, false],
  ['https://bank.example', '3dsBackRedirect', false],
  ['https://bank.example', null, false],
])('from %s with %j: %s', (origin, data, expected) => expect(isBankDone({ origin, data }, to)).toBe(expected));
