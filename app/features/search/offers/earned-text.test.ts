import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import { LOYALTY } from '~/market/loyalty';
import { earnedText } from './earned-text';

const t = getTranslator('ru', 'search');
const OWN = { percent: 1.5, terms: LOYALTY, isOwn: true };
const GUEST = { percent: 1, terms: LOYALTY, isOwn: false };

it.each([
  ['the tier of an account', 1_045_000, 'RUB', OWN, '+156 баллов'],
  ['the lowest tier for a guest', 1_045_000, 'RUB', GUEST, 'до 104 баллов'],
  ['one point', 210_000, 'RUB', GUEST, 'до 21 балла'],
  ['too cheap for a point', 9_900, 'RUB', GUEST, null],
  ['another currency', 1_045_000, 'EUR', OWN, null],
  ['no points here', 1_045_000, 'RUB', null, null],
] as const)('says what tickets earn: %s', (_, amount, currency, earning, text) => {
  expect(earnedText({ amount, currency }, earning, { locale: 'ru' }, t)).toBe(text);
});
