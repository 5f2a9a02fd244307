import { expect, it } from 'vitest';
import { readable } from './latin-letters';

it.each([
  ['026Й', '026Y'],
  ['020У', '020U'],
  ['2Ш', '2SH'],
  ['2К', '2K'],
  ['Италмас', 'Italmas'],
  ['Жигули', 'Zhiguli'],
  ['Южный Урал', 'Yuzhnyy Ural'],
  ['Белогорье', 'Belogore'],
  ['TGV INOUI', 'TGV INOUI'],
])('%s reads %s outside Russian', (text, latin) => {
  expect(readable(text, 'en')).toBe(latin);
  expect(readable(text, 'ru')).toBe(text);
});
