/** The table of the specification (3 §2, §4, §8) a second time: each status and each error of the service has its place. */
import { describe, expect, it } from 'vitest';
import { endpoints, PAYOUT_STATUSES, type Payout } from '~/upstream/payout/contract';
import { codeProblemOf, PAYOUT_SCREENS, problemOf, screenOf } from './screens';

const TICKET = { number: 'P-1', answerBy: '2031-05-01T10:00:00Z' };

describe('the screens of a payout', () => {
  it.each([
    ['pending', 'payoutForm'],
    ['processing', 'processing'],
    ['completed', 'completed'],
    ['expired', 'expiredPayout'],
    ['failed', 'fail'],
    ['failed_by_sms_limit', 'failedBySmsLimit'],
    ['unknown', 'unknownError'],
  ] as const)('%s shows %s', (status, screen) => {
    expect(screenOf({ status, ticket: null })).toBe(screen);
  });

  it('shows a ticket only while the payout is still expired', () => {
    expect(screenOf({ status: 'expired', ticket: TICKET })).toBe('ticketCreated');
    expect(screenOf({ status: 'pending', ticket: TICKET })).toBe('payoutForm');
  });

  it('covers every status of the contract', () => {
    expect(
      PAYOUT_STATUSES.map((status) => screenOf({ status, ticket: null })).every((one) => PAYOUT_SCREENS.includes(one)),
    ).toBe(true);
  });
});

const TABLE: Readonly<Record<string, ReturnType<typeof problemOf>>> = {
  WrongSubmitCodeError: { code: { name: 'wrong', blocks: false } },
  TriesBlockedError: { code: { name: 'blocked', blocks: true } },
  CodeExpiredError: { code: { name: 'expired', blocks: true } },
  SmsLimitExceededError: { screen: 'failedBySmsLimit' },
  unauthorized: { screen: 'unauthorized' },
  Expired: { screen: 'expiredPayout' },
  WrongTokenError: { screen: 'notFound' },
  TransferError: { screen: 'fail' },
  WrongState: { screen: 'unknownError' },
  requestFormat: { screen: 'unknownError' },
  TicketAlreadyExists: { screen: 'ticketCreated' },
};
/** Answered by their own forms: when the next code can be sent, and the page as it is. */
const OWN_WORDS = ['codeJustSent', 'PayoutHasNotExpired', 'serverError'];

describe('the errors of a payout', () => {
  it.each(Object.entries(TABLE))('%s has its place', (code, expected) => {
    expect(problemOf({ code })).toEqual(expected);
  });

  it.each(['constructor', '__proto__', 'SomethingNew', '', null])('%s, unknown, is the screen unknownError', (code) => {
    expect(problemOf({ code })).toEqual({ screen: 'unknownError' });
  });

  it('covers every failure of the contract', () => {
    const codes = Object.values(endpoints).flatMap(({ envelope }) => envelope.failures as readonly string[]);
    const missing = [...new Set(codes)].filter((code) => !(code in TABLE) && !OWN_WORDS.includes(code));
    expect(missing).toEqual([]);
  });
});

describe('a code that waits', () => {
  const code: NonNullable<Payout['smsCode']> = {
    id: 'c',
    expiresAt: '2031-05-01T10:05:00Z',
    resendAt: '2031-05-01T10:01:00Z',
    isBlocked: false,
    isExpired: false,
  };
  it.each([
    [{}, null],
    [{ isExpired: true }, { name: 'expired', blocks: true }],
    [{ isBlocked: true }, { name: 'blocked', blocks: true }],
    [
      { isBlocked: true, isExpired: true },
      { name: 'blocked', blocks: true },
    ],
  ])('%j: %j', (change, expected) => expect(codeProblemOf({ ...code, ...change })).toEqual(expected));
});
