import { describe, expect, it } from 'vitest';
import { moscowDay } from '~/market/loyalty';
import { pointsAt, type AccountFacts, type EarningOrder, type Spending } from './engine';

const day = (date: string) => Date.parse(`${date}T09:00:00Z`);
const NOW = day('2031-12-31');

type Trip = Partial<Pick<EarningOrder, 'token'>> & {
  paid?: string;
  departs: string;
  /** Roubles. */
  tickets: number;
  extras?: number;
  discount?: number;
  changes?: [date: string, tickets: number, extras: number][];
};
let last = 0;
function trip({
  token,
  paid = '2031-01-01',
  departs,
  tickets,
  extras = 0,
  discount = 0,
  changes = [],
}: Trip): EarningOrder {
  last += 1;
  return {
    token: token ?? `order-${last}`,
    orderNumber: String(last),
    paidAt: day(paid),
    departsAt: day(departs),
    paid: { tickets: tickets * 100, extras: extras * 100, discount: discount * 100 },
    changes: changes.map(([date, ticket, extra]) => ({ at: day(date), tickets: ticket * 100, extras: extra * 100 })),
  };
}
function spend(date: string, points: number, ...returns: [date: string, points: number][]): Spending {
  last += 1;
  const back = returns.map(([on, count]) => ({ at: day(on), points: count }));
  return { token: `spent-${last}`, orderNumber: String(last), at: day(date), points, returns: back };
}

/** One story: what it leaves, and the log as "kind points day". */
type Story = {
  name: string;
  orders?: Trip[];
  spendings?: Spending[];
  at?: string;
  balance: number;
  owed?: number;
  log?: string[];
  expected?: number[];
  tier?: string;
};

const STORIES: Story[] = [
  { name: 'nothing', balance: 0, log: [] },
  {
    name: '1 % of a ticket',
    orders: [{ departs: '2031-05-04', tickets: 45_990 }],
    balance: 459,
    log: ['accrued 459 2031-05-05'],
  },
  {
    name: 'rounded down once, not by part',
    orders: [{ departs: '2031-05-04', tickets: 10_060, extras: 1_315 }],
    balance: 140,
  },
  {
    name: 'extras earn three times as much',
    orders: [{ departs: '2031-05-04', tickets: 10_000, extras: 2_000 }],
    balance: 160,
  },
  {
    name: 'a promo code earns nothing',
    orders: [{ departs: '2031-05-04', tickets: 10_450, extras: 1_000, discount: 500 }],
    balance: 129,
  },
  {
    name: 'a discount beyond the tickets lowers the extras',
    orders: [{ departs: '2031-05-04', tickets: 1_000, extras: 2_000, discount: 1_500 }],
    balance: 45,
  },
  {
    name: 'not before the day after the departure',
    orders: [{ departs: '2031-05-04', tickets: 10_000 }],
    at: '2031-05-04',
    balance: 0,
    expected: [100],
    log: [],
  },
  {
    name: 'on the day after the departure',
    orders: [{ departs: '2031-05-04', tickets: 10_000 }],
    at: '2031-05-05',
    balance: 100,
    expected: [],
  },
  {
    name: 'on the last day of the year',
    orders: [{ departs: '2030-05-04', tickets: 10_000, paid: '2030-01-01' }],
    at: '2031-05-04',
    balance: 100,
  },
  {
    name: 'gone after a year',
    orders: [{ departs: '2030-05-04', tickets: 10_000, paid: '2030-01-01' }],
    at: '2031-05-05',
    balance: 0,
    log: ['accrued 100 2030-05-05', 'expired -100 2031-05-05'],
  },
  {
    name: 'from a leap day, to the first of March',
    orders: [{ departs: '2032-02-28', tickets: 10_000 }],
    at: '2033-02-28',
    balance: 100,
  },
  {
    name: 'gone on the first of March',
    orders: [{ departs: '2032-02-28', tickets: 10_000 }],
    at: '2033-03-01',
    balance: 0,
  },
  {
    name: 'gold from 65,000 roubles, for orders paid afterwards',
    orders: [
      { departs: '2031-03-01', tickets: 65_000 },
      { paid: '2031-03-03', departs: '2031-05-04', tickets: 10_000 },
    ],
    balance: 775,
    tier: 'gold',
  },
  {
    name: 'a rouble short of gold',
    orders: [
      { departs: '2031-03-01', tickets: 64_999 },
      { paid: '2031-03-03', departs: '2031-05-04', tickets: 10_000 },
    ],
    at: '2031-04-01',
    balance: 649,
    tier: 'regular',
    expected: [100],
  },
  {
    name: 'an order paid before the trip that makes gold stays at 1 %',
    orders: [
      { departs: '2031-03-01', tickets: 65_000 },
      { paid: '2031-02-01', departs: '2031-05-04', tickets: 10_000 },
    ],
    balance: 750,
  },
  {
    name: 'platinum from 130,000',
    orders: [
      { departs: '2031-03-01', tickets: 130_000 },
      { paid: '2031-03-03', departs: '2031-05-04', tickets: 10_000, extras: 1_000 },
    ],
    balance: 1_495,
    tier: 'platinum',
  },
  {
    name: 'the tier goes with the trips of the last year',
    orders: [{ paid: '2030-01-01', departs: '2030-03-01', tickets: 130_000 }],
    at: '2031-03-02',
    balance: 0,
    tier: 'regular',
  },
  {
    name: 'a refunded ticket does not count for the tier',
    orders: [{ departs: '2031-03-01', tickets: 70_000, changes: [['2031-02-01', -10_000, 0]] }],
    balance: 600,
    tier: 'regular',
  },
  {
    name: 'spent',
    orders: [{ departs: '2031-05-04', tickets: 90_000 }],
    spendings: [spend('2031-06-01', 600)],
    balance: 300,
    log: ['accrued 900 2031-05-05', 'spent -600 2031-06-01'],
  },
  {
    name: 'the first to lapse are spent first',
    orders: [
      { paid: '2030-01-01', departs: '2030-06-10', tickets: 50_000 },
      { paid: '2030-01-01', departs: '2031-05-04', tickets: 50_000 },
    ],
    spendings: [spend('2031-06-01', 500)],
    at: '2031-07-01',
    balance: 500,
    log: ['accrued 500 2030-06-11', 'accrued 500 2031-05-05', 'spent -500 2031-06-01'],
  },
  {
    name: 'given back after a payment that was not taken in full',
    orders: [{ departs: '2031-05-04', tickets: 90_000 }],
    spendings: [spend('2031-06-01', 600, ['2031-06-02', 600])],
    balance: 900,
  },
  {
    name: 'given back in part',
    orders: [{ departs: '2031-05-04', tickets: 90_000 }],
    spendings: [spend('2031-06-01', 600, ['2031-06-10', 250])],
    balance: 550,
    log: ['accrued 900 2031-05-05', 'spent -600 2031-06-01', 'returned 250 2031-06-10'],
  },
  {
    name: 'never more given back than was spent',
    orders: [{ departs: '2031-05-04', tickets: 90_000 }],
    spendings: [spend('2031-06-01', 600, ['2031-06-10', 500], ['2031-06-11', 500])],
    balance: 900,
  },
  {
    name: 'given back after they would have lapsed: a month more',
    orders: [{ paid: '2030-01-01', departs: '2030-06-10', tickets: 60_000 }],
    spendings: [spend('2031-06-01', 600, ['2031-07-01', 600])],
    at: '2031-07-30',
    balance: 600,
  },
  {
    name: 'gone after that month',
    orders: [{ paid: '2030-01-01', departs: '2030-06-10', tickets: 60_000 }],
    spendings: [spend('2031-06-01', 600, ['2031-07-01', 600])],
    at: '2031-08-01',
    balance: 0,
  },
  {
    name: 'a ticket given back before the departure earns nothing',
    orders: [{ departs: '2031-05-04', tickets: 20_000, changes: [['2031-04-01', -20_000, 0]] }],
    balance: 0,
    log: [],
  },
  {
    name: 'half given back before, with half of the discount',
    orders: [{ departs: '2031-05-04', tickets: 20_000, discount: 1_000, changes: [['2031-04-01', -10_000, 0]] }],
    balance: 95,
  },
  {
    name: 'the way back given back after the points arrived',
    orders: [{ departs: '2031-05-04', tickets: 20_000, extras: 1_000, changes: [['2031-05-08', -10_000, -1_000]] }],
    balance: 100,
    log: ['accrued 230 2031-05-05', 'taken_back -130 2031-05-08'],
  },
  {
    name: 'taken back though they were spent: the next ones pay',
    orders: [
      { departs: '2031-05-04', tickets: 60_000, changes: [['2031-05-09', -60_000, 0]] },
      { departs: '2031-06-04', tickets: 80_000, paid: '2031-01-02' },
    ],
    spendings: [spend('2031-05-08', 600)],
    balance: 200,
  },
  {
    name: 'owed until then',
    orders: [{ departs: '2031-05-04', tickets: 60_000, changes: [['2031-05-09', -60_000, 0]] }],
    spendings: [spend('2031-05-08', 600)],
    balance: 0,
    owed: 600,
  },
  {
    name: 'an extra bought during the trip earns the day after',
    orders: [{ departs: '2031-05-04', tickets: 10_000, changes: [['2031-05-07', 0, 1_000]] }],
    balance: 130,
    log: ['accrued 100 2031-05-05', 'accrued 30 2031-05-08'],
  },
  {
    name: 'an extra bought before the trip arrives with the tickets',
    orders: [{ departs: '2031-05-04', tickets: 10_000, changes: [['2031-04-07', 0, 1_000]] }],
    balance: 130,
    log: ['accrued 130 2031-05-05'],
  },
];

function factsOf({ orders = [], spendings = [] }: Story): AccountFacts {
  return { orders: orders.map(trip), spendings };
}

describe('the points of an account', () => {
  it.each(STORIES)('$name', (story) => {
    const facts = factsOf(story);
    const points = pointsAt(facts, story.at ? day(story.at) : NOW);
    expect(points.balance).toBe(story.balance);
    expect(points.owed).toBe(story.owed ?? 0);
    if (story.log) {
      expect(points.log.map(({ kind, points: count, at }) => `${kind} ${count} ${moscowDay(at)}`)).toEqual(story.log);
    }
    if (story.expected) expect(points.expected.map((one) => one.points)).toEqual(story.expected);
    if (story.tier) expect(points.tier.name).toBe(story.tier);
  });

  it.each(STORIES)('are the sum of what happened to them: $name', (story) => {
    for (let at = day('2030-01-01'); at <= NOW; at += 17 * 86_400_000) {
      const { log, balance, owed, overdrawn } = pointsAt(factsOf(story), at);
      expect(log.reduce((sum, { points }) => sum + points, 0)).toBe(balance - owed);
      expect(overdrawn).toBe(0);
    }
  });
});
