import { describe, expect, it } from 'vitest';
import { REFERRAL } from '~/market/discounts';
import { moscowDay } from '~/market/loyalty';
import { invitationsAt, mailbox, type FirstOrder, type Invitation } from './referral-engine';

const day = (date: string) => Date.parse(`${date}T09:00:00Z`);
let last = 0;

type Bought = Partial<Pick<FirstOrder, 'documents' | 'cards' | 'emails'>> & {
  paid?: string;
  departs?: string;
  /** Roubles. */
  tickets?: number;
  returns?: [date: string, tickets: number][];
};

/** An order of somebody new, two weeks after signing up, for a trip in June. */
function order({
  paid = '2031-05-15',
  departs = '2031-06-10',
  tickets = 20_000,
  returns = [],
  ...traces
}: Bought = {}) {
  last += 1;
  return {
    documents: [`DOC${last}`],
    cards: [`card ${last}`],
    emails: [`buyer${last}@example.com`],
    ...traces,
    paidAt: day(paid),
    departsAt: day(departs),
    tickets: tickets * 100,
    returns: returns.map(([date, amount]) => ({ at: day(date), tickets: amount * 100 })),
  } satisfies FirstOrder;
}

type Came = Partial<Omit<Invitation, 'at' | 'order'>> & { order?: Bought | null };
function invitation({ order: bought, ...change }: Came = {}): Invitation {
  last += 1;
  return {
    invitedId: `account-${last}`,
    at: day('2031-05-01'),
    email: `friend${last}@example.com`,
    isOwnBrowser: false,
    isCustomer: false,
    ...change,
    order: bought ? order(bought) : null,
  };
}

const INVITER = { documents: ['OWN1', 'OWN2'], cards: ['4242'], emails: ['ann.lee@gmail.com'] };
const BOUGHT: Bought = {};

type Case = {
  name: string;
  came?: Came;
  /** Invited by the same account before, or by other accounts. */
  earlier?: Came[];
  others?: Bought[];
  at?: string;
  told: string;
};

const CASES: Case[] = [
  { name: 'somebody who has only signed up', told: 'signed_up' },
  { name: 'an order before its payment', came: { order: { paid: '2031-05-15' } }, at: '2031-05-14', told: 'signed_up' },
  { name: 'an order before the departure', came: { order: BOUGHT }, at: '2031-06-10', told: 'bought 2031-06-11' },
  { name: 'the day after the departure', came: { order: BOUGHT }, at: '2031-06-11', told: 'rewarded 2031-06-11' },
  { name: 'long after', came: { order: BOUGHT }, at: '2032-12-31', told: 'rewarded 2031-06-11' },
  { name: 'the own browser', came: { isOwnBrowser: true, order: BOUGHT }, told: 'refused own' },
  { name: 'the own browser, before any order', came: { isOwnBrowser: true }, told: 'refused own' },
  { name: 'the own mailbox', came: { email: 'annlee+2@googlemail.com', order: BOUGHT }, told: 'refused own' },
  { name: 'the own address in the order', came: { order: { emails: ['Ann.Lee@gmail.com'] } }, told: 'refused own' },
  { name: 'the own card', came: { order: { cards: ['4242'] } }, told: 'refused own' },
  { name: 'the own card for the second half', came: { order: { cards: ['1111', '4242'] } }, told: 'refused own' },
  { name: 'the own document', came: { order: { documents: ['NEW', 'OWN2'] } }, told: 'refused own' },
  { name: 'an old customer', came: { isCustomer: true, order: BOUGHT }, told: 'refused customer' },
  {
    name: 'one person with two accounts, by document',
    came: { order: { documents: ['TWIN'] } },
    earlier: [{ order: { paid: '2031-05-02', documents: ['TWIN'] } }],
    told: 'refused person',
  },
  {
    name: 'one person with two accounts, by card',
    came: { order: { cards: ['7777'] } },
    earlier: [{ order: { paid: '2031-05-02', cards: ['7777'] } }],
    told: 'refused person',
  },
  {
    name: 'one person whom two accounts invited',
    came: { order: { documents: ['TWIN'] } },
    others: [{ paid: '2031-05-02', documents: ['TWIN'] }],
    told: 'refused person',
  },
  {
    name: 'the first of two with one document',
    came: { order: { documents: ['TWIN'] } },
    others: [{ paid: '2031-05-20', documents: ['TWIN'] }],
    at: '2031-07-01',
    told: 'rewarded 2031-06-11',
  },
  { name: 'a first order below the least', came: { order: { tickets: 4_999 } }, told: 'refused small' },
  {
    name: 'a first order of the least',
    came: { order: { tickets: 5_000 } },
    at: '2031-07-01',
    told: 'rewarded 2031-06-11',
  },
  { name: 'tickets that went back', came: { order: { returns: [['2031-06-01', 20_000]] } }, told: 'refused returned' },
  {
    name: 'most of the tickets gone',
    came: { order: { returns: [['2031-06-01', 15_001]] } },
    told: 'refused returned',
  },
  { name: 'a part gone', came: { order: { returns: [['2031-06-01', 15_000]] } }, told: 'rewarded 2031-06-11' },
  {
    name: 'a refund after the reward',
    came: { order: { returns: [['2031-06-20', 20_000]] } },
    told: 'rewarded 2031-06-11',
  },
];

const told = (all: Invitation[], others: FirstOrder[], at: string) =>
  invitationsAt({ inviter: INVITER, invitations: all, others }, day(at)).map(({ state, reason, rewardAt }) =>
    [state, reason, rewardAt === null ? null : moscowDay(rewardAt)].filter(Boolean).join(' '),
  );

describe('an invitation', () => {
  it.each(CASES)('of $name: $told', ({ came, earlier = [], others = [], at = '2031-06-30', told: expected }) => {
    const all = [...earlier.map(invitation), invitation(came)];
    expect(told(all, others.map(order), at).at(-1)).toBe(expected);
  });

  it('rewards ten times within a year, and again when the year is over', () => {
    const trips = Array.from({ length: REFERRAL.mostRewards + 1 }, (_, index) => {
      const date = `2031-06-${String(index + 10)}`;
      return invitation({ order: { departs: date } });
    });
    const late = invitation({ order: { departs: '2032-06-11' } });
    const states = told([...trips, late], [], '2032-07-01');
    expect(states.filter((state) => state.startsWith('rewarded'))).toHaveLength(REFERRAL.mostRewards + 1);
    expect(states.at(-2)).toBe('refused limit');
    expect(states.at(-1)).toBe('rewarded 2032-06-12');
  });

  it('counts the limit by departures, not by sign-ups', () => {
    const late = invitation({ order: { departs: '2031-07-30' } });
    const trips = Array.from({ length: REFERRAL.mostRewards }, () => invitation({ order: BOUGHT }));
    expect(told([late, ...trips], [], '2031-08-30')[0]).toBe('refused limit');
  });
});

it.each([
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+trips@example.com', 'ann@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['a.n.n+x@googlemail.com', 'ann@gmail.com'],
])('the mailbox of %s is %s', (email, expected) => expect(mailbox(email)).toBe(expected));
