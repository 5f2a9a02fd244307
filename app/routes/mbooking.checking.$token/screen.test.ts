import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import type { BookingAction } from '~/upstream/booking/contract';
import { checkingScreen, progressOf, type Progress } from './screen.server';

const token = '6b1f6bb5-8b5c-4f0e-9a25-0d6f4a6a3f10';

describe('progressOf', () => {
  it.each<[BookingAction, Progress]>([
    ['manual_paying', 'bank'],
    ['payment_accepting', 'paying'],
    ['payment_accepted', 'paying'],
    ['payment_authorized', 'paying'],
    ['gds_verification', 'carrier'],
    ['gds_authorized', 'carrier'],
    ['issuing_ticket', 'issuing'],
  ])('%s is %s', (action, progress) => expect(progressOf({ action })).toBe(progress));
});

describe('checkingScreen', () => {
  const PROGRESS: Progress[] = ['sending', 'bank', 'paying', 'carrier', 'issuing', 'unreachable', 'unsent'];

  it.each(['ru', 'en'] as const)('has its own words in %s for everything that may be going on', (locale) => {
    const t = getTranslator(locale, 'booking');
    const screens = PROGRESS.map((progress) => checkingScreen({ token, progress, waitedSeconds: 0 }, t));
    expect(new Set(screens.map(({ title }) => title)).size).toBe(PROGRESS.length);
    expect(screens.filter(({ text, hint }) => `${text}${hint}`.includes('checking.'))).toEqual([]);
  });

  const t = getTranslator('en', 'booking');

  it.each<[Progress, string[]]>([
    ['sending', ['current', 'ahead', 'ahead']],
    ['bank', ['current', 'ahead', 'ahead']],
    ['paying', ['done', 'current', 'ahead']],
    ['carrier', ['done', 'current', 'ahead']],
    ['issuing', ['done', 'done', 'current']],
  ])('%s: stages %j', (progress, states) => {
    expect(checkingScreen({ token, progress, waitedSeconds: 0 }, t).stages.map(({ state }) => state)).toEqual(states);
  });

  it.each([
    [0, 5],
    [1199.9, 5],
    [1200, null],
    [5000, null],
  ])('after %d s asks again in %s s', (waitedSeconds, refreshSeconds) => {
    expect(checkingScreen({ token, progress: 'paying', waitedSeconds }, t).refreshSeconds).toBe(refreshSeconds);
  });

  it('leads to the bank while it waits for the customer, and back to the payment when none arrived', () => {
    const paths = (progress: Progress, waitedSeconds = 0) =>
      checkingScreen({ token, progress, waitedSeconds }, t).links.map(({ to }) => to);
    expect(paths('bank')).toEqual([`/mbooking/3ds/${token}`, '/user/orders']);
    expect(paths('unsent')).toEqual([`/mbooking/step2/${token}`, '/user/orders']);
    expect(paths('paying')).toEqual(['/user/orders']);
    expect(paths('paying', 1200)).toEqual([`/mbooking/checking/${token}`, '/user/orders']);
  });
});
