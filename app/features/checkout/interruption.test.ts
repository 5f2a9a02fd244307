import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { getTranslator } from '~/i18n/translator.server';
import { failure, problem, searchPath } from './interruption';

const t = getTranslator('en', 'booking');
const tErrors = getTranslator('en', 'errors');

describe('problem', () => {
  it.each([
    ['seats', 409, ['Search again'], false],
    ['booking', 409, ['Search again'], false],
    ['expired', 410, ['Search again'], false],
    ['issuing', 409, ['Go to my trips', 'Search again'], true],
  ] as const)('%s answers %i and shows the way on', (kind, status, labels, hasHint) => {
    const { interruption, status: answered } = problem(kind, bookingWith(), t);
    expect(answered).toBe(status);
    if (interruption.kind !== 'problem') throw new Error('not a problem');
    expect(interruption.actions.map(({ label }) => label)).toEqual(labels);
    expect(interruption.hint !== null).toBe(hasHint);
    expect(interruption.text).not.toContain('problem.');
  });
});

describe('failure', () => {
  it('has the status and the words of its kind, and leads to the orders once money may be on its way', () => {
    const error = { kind: 'timeout', code: null } as const;
    const early = failure(error, { retryPath: '/mbooking/step1/x', mayHavePaid: false }, t, tErrors);
    const late = failure(error, { retryPath: '/mbooking/thanks/x', mayHavePaid: true }, t, tErrors);
    expect([early.status, late.status]).toEqual([504, 504]);
    expect(early.interruption).toMatchObject({ hint: null, actions: [{ to: '/mbooking/step1/x' }] });
    expect(late.interruption).toMatchObject({ actions: [{ to: '/mbooking/thanks/x' }, { to: '/user/orders' }] });
  });
});

it('searchPath is the search that the booking came from', () => {
  expect(searchPath(bookingWith())).toBe(
    '/search?adult=2&cabinClass=Y&child=1&childrenAges=[7]&infant=0' +
      '&route[0]=iatax:MOW_2031-05-04_date_2031-05-04_iatax:AER' +
      '&route[1]=iatax:AER_2031-05-18_date_2031-05-18_iatax:MOW&v=2',
  );
});
