import { describe, expect, it } from 'vitest';
import { attemptWith, bookingWith } from '#tests/fixtures/booking';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import { failure, longestWait, problem, searchPath, waiting } from './interruption';

const t = getTranslator('en', 'booking');
const tErrors = getTranslator('en', 'errors');

describe('waiting', () => {
  it.each([
    [9_999, undefined],
    [12_800, 'We have been asking for 12 seconds.'],
  ])('after %i ms says how long it has waited, once that is long', (sinceMs, said) => {
    const { interruption, status } = waiting('seats', t, sinceMs);
    if (interruption.kind !== 'waiting') throw new Error('does not wait');
    expect([status, interruption.elapsed?.slice(0, said?.length)]).toEqual([200, said]);
  });

  it('reports the longest of several waits', () => {
    expect(
      longestWait([
        { state: 'waiting', sinceMs: 5 },
        { state: 'ready', value: 1 },
      ]),
    ).toBe(5);
  });
});

describe('problem', () => {
  const market = { locale: 'en', country: 'GB' } as Market;
  const paid = { payments: [attemptWith('key', 'success')] };

  it.each([
    ['seats', 409, {}, ['Search again']],
    ['booking', 409, {}, ['Search again']],
    ['expired', 410, {}, ['Search again']],
    ['issuing', 409, {}, ['Search again']],
    ['issuing', 409, paid, ['Go to my trips', 'Search again']],
    ['booking', 409, paid, ['Go to my trips', 'Search again']],
  ] as const)('%s answers %i, says where the money is and offers ways on', (kind, status, payments, labels) => {
    const { interruption, status: answered } = problem(kind, bookingWith(payments), {
      market,
      t,
    });
    expect(answered).toBe(status);
    if (interruption.kind !== 'problem') throw new Error('not a problem');
    expect(interruption.actions.map(({ label }) => label)).toEqual(labels);
    expect(interruption.hint !== null).toBe(labels.length > 1);
    expect(interruption.text.includes('Nothing was charged.')).toBe(labels.length === 1);
    expect(interruption.text).not.toContain('problem.');
  });
});

describe('failure', () => {
  it('has the status and text of its kind, and links to the orders when money may be on its way', () => {
    const error = { kind: 'timeout', code: null } as const;
    const early = failure(error, { retryPath: '/mbooking/step1/x', mayHavePaid: false }, t, tErrors);
    const late = failure(error, { retryPath: '/mbooking/thanks/x', mayHavePaid: true }, t, tErrors);
    expect([early.status, late.status]).toEqual([504, 504]);
    expect(early.interruption).toMatchObject({ hint: null, actions: [{ to: '/mbooking/step1/x' }] });
    expect(late.interruption).toMatchObject({ actions: [{ to: '/mbooking/thanks/x' }, { to: '/user/orders' }] });
  });
});

it('searchPath returns the search that the booking came from', () => {
  expect(searchPath(bookingWith())).toBe(
    '/search?adult=2&cabinClass=Y&child=1&childrenAges=[7]&infant=0' +
      '&route[0]=iatax:MOW_2031-05-04_date_2031-05-04_iatax:AER' +
      '&route[1]=iatax:AER_2031-05-18_date_2031-05-18_iatax:MOW&v=2',
  );
});
