import { describe, expect, it } from 'vitest';
import { moscowDay } from '~/market/loyalty';
import { codesAt, type CodeFacts, type CodeOrder } from './codes-engine';

const day = (date: string) => Date.parse(`${date}T09:00:00Z`);
const SU = { code: 'SU', name: 'Аэрофлот' };

const flight = (paid: string, departs: string, change: Partial<CodeOrder> = {}): CodeOrder => ({
  paidAt: day(paid),
  departsAt: day(departs),
  transports: ['airplane', 'airplane'],
  carriers: [SU],
  goneAt: null,
  ...change,
});

const facts = (change: Partial<CodeFacts>): CodeFacts => ({
  accountId: 'account-1',
  orders: [],
  invitedAt: null,
  rewards: [],
  uses: [],
  ...change,
});

/** Codes as "origin state day". */
const told = (all: CodeFacts, at: string) =>
  codesAt(all, day(at)).map(({ origin, state, until, usedAt }) =>
    [origin, state, moscowDay(usedAt ?? (until ?? 0) - 1)].join(' '),
  );

const invited = { invitedAt: day('2031-05-01') };
const codeOf = (all: CodeFacts, origin: string) =>
  codesAt(all, day('2033-01-01')).find((code) => code.origin === origin)?.code ?? '';

describe('the codes of an account', () => {
  it.each<[string, Partial<CodeFacts>, string, string[]]>([
    ['nothing', {}, '2031-06-01', []],
    ['an invitation', invited, '2031-06-01', ['welcome usable 2031-06-30']],
    ['its last day', invited, '2031-06-30', ['welcome usable 2031-06-30']],
    ['the day after', invited, '2031-07-01', ['welcome lapsed 2031-06-30']],
    [
      'a first order without it',
      { ...invited, orders: [flight('2031-05-10', '2031-08-01')] },
      '2031-05-11',
      ['rails usable 2031-07-09', 'welcome lapsed 2031-06-30'],
    ],
    [
      'a reward',
      { rewards: [{ invitedId: 'account-2', at: day('2031-05-01') }] },
      '2031-10-28',
      ['reward usable 2031-10-28'],
    ],
    [
      'a flight that was flown',
      { orders: [flight('2031-05-01', '2031-06-01')] },
      '2031-06-02',
      ['rails usable 2031-06-30', 'again usable 2031-08-30'],
    ],
    [
      'a flight that went back',
      { orders: [flight('2031-05-01', '2031-06-01', { goneAt: day('2031-05-02') })] },
      '2031-06-02',
      ['rails usable 2031-06-30'],
    ],
    ['a train', { orders: [flight('2031-05-01', '2031-06-01', { transports: ['train'] })] }, '2031-06-02', []],
  ])('after %s', (_name, change, at, expected) => expect(told(facts(change), at)).toEqual(expected));

  it('are used by the order that was paid with them, with its number for its owner', () => {
    const code = codeOf(facts(invited), 'welcome');
    const use = { code, at: day('2031-05-10'), isOwn: true, orderNumber: '123', amount: 50_000 };
    const orders = [flight('2031-05-10', '2031-08-01')];
    const [, used] = codesAt(facts({ ...invited, orders, uses: [use] }), day('2031-05-11'));
    expect(used).toMatchObject({ origin: 'welcome', state: 'used', orderNumber: '123' });
  });

  it('tell of a campaign only in an own order', () => {
    const use = { code: 'FLY500', at: day('2031-05-10'), isOwn: true, orderNumber: '123', amount: 50_000 };
    expect(told(facts({ uses: [use] }), '2031-06-01')).toEqual(['campaign used 2031-05-10']);
    expect(told(facts({ uses: [{ ...use, isOwn: false }] }), '2031-06-01')).toEqual([]);
  });

  it('are the same every time, and other ones for each account and friend', () => {
    const rewards = [1, 2].map((friend) => ({ invitedId: `friend-${friend}`, at: day('2031-05-01') }));
    const codes = (accountId: string) =>
      codesAt(facts({ accountId, rewards }), day('2031-06-01')).map(({ code }) => code);
    expect(codes('account-1')).toEqual(codes('account-1'));
    expect(new Set([...codes('account-1'), ...codes('account-2')]).size).toBe(4);
    expect(codes('account-1')[0]).toMatch(/^FRIEND500-[A-Z0-9]{8}$/);
  });

  it('keep the carriers of the first flight', () => {
    const [, again] = codesAt(facts({ orders: [flight('2031-05-01', '2031-06-01')] }), day('2031-06-02'));
    expect(again).toMatchObject({ transport: 'airplane', carriers: [SU], minimum: 700_000 });
  });
});
