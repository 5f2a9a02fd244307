import { describe, expect, it } from 'vitest';
import { isLuhnValid, judgeCard, TEST_CARDS } from './cards';

describe('isLuhnValid', () => {
  it.each(TEST_CARDS.map(({ pan }) => pan))('accepts %s', (pan) => {
    expect(isLuhnValid(pan)).toBe(true);
  });
  it.each(['4242424242424241', '42424242424', '', '42424242424242424242', '4242 4242 4242 4242', 'abcd'])(
    'rejects %s',
    (pan) => {
      expect(isLuhnValid(pan)).toBe(false);
    },
  );
});

describe('judgeCard', () => {
  const pan = '4242424242424242';
  it.each([
    ['05/31', '2031-05-31T23:59:59Z', 'paid'],
    ['05/31', '2031-06-01T00:00:00Z', 'declined'],
    ['12/31', '2031-12-31T23:59:59Z', 'paid'],
    ['12/30', '2031-01-01T00:00:00Z', 'declined'],
  ])('judges a card valid to %s at %s as %s', (expiry, now, kind) => {
    expect(judgeCard({ pan, expiry }, new Date(now)).kind).toBe(kind);
  });
});
