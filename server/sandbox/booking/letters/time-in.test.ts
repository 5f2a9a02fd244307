import { describe, expect, it } from 'vitest';
import { timeIn } from './time-in';

describe('timeIn', () => {
  it.each([
    ['en', '20 April at 18:30 GMT+3'],
    ['de', '20. April, 18:30 Uhr (GMT+3)'],
    ['ru', '18:30 20 апреля (GMT+3)'],
  ] as const)('follows "until" in %s', (language, expected) => {
    expect(timeIn('Europe/Moscow', language, Date.UTC(2026, 3, 20, 15, 30))).toBe(expected);
  });
});
