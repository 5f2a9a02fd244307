import { describe, expect, it } from 'vitest';
import { BOOKING_TOKEN as token, bookingWith } from '#tests/fixtures/booking';
import { poputny } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import type { SbpInfo } from '~/upstream/booking/payment-contract';
import { sbpScreen } from './screen.server';

const market = poputny();

const info: SbpInfo = {
  status: 'pending',
  qrPayload: 'https://qr.example/AS100',
  deeplink: 'bank100000000004://qr.example/AS100',
  amount: 2750000,
  currency: 'RUB',
  expiresAt: '2031-04-20T15:30:00Z',
  banks: [
    { name: 'Банк', deeplink: 'https://bank.example/pay' },
    { name: 'Не банк', deeplink: 'javascript:alert(1)' },
  ],
};

const screenOf = (changes: Partial<SbpInfo> = {}) =>
  sbpScreen(bookingWith(), { ...info, ...changes }, { market, t: getTranslator('ru', 'sbp') });

describe('sbpScreen', () => {
  it('shows the amount, the deadline with its time zone, and how to pay', () => {
    const screen = screenOf();
    expect(screen.amount.replace(/\s/g, ' ')).toBe('27 500 ₽');
    expect(screen.until.replace(/\s/g, ' ')).toContain('20 апр., 18:30 по Москве');
    expect(screen).toMatchObject({
      appLink: info.deeplink,
      banks: [{ name: 'Банк', href: 'https://bank.example/pay' }],
      checkPath: `/payment-info-sbp/${token}`,
      changePath: `/mbooking/step2/${token}/change`,
    });
    expect(screen.qr?.path).toMatch(/^M4 4h7v1H4z/);
  });

  it.each<[string, Partial<SbpInfo>, string | null, boolean]>([
    ['a code alone', { deeplink: null }, 'https://qr.example/AS100', true],
    ['a link alone', { qrPayload: null }, 'bank100000000004://qr.example/AS100', false],
    ['neither', { qrPayload: null, deeplink: null }, null, false],
    ['no permitted link', { qrPayload: 'javascript:alert(1)', deeplink: 'data:text/html,x' }, null, false],
  ])('%s', (_, changes, link, hasCode) => {
    const { appLink, qr } = screenOf(changes);
    expect([appLink, qr !== null]).toEqual([link, hasCode]);
  });
});
