/**
 * The points of an account at a moment, from the facts of its orders. Pure, and without a state of its own: points arrive
 * and lapse by the clock alone (upstream facts §8, docs/decisions/100).
 */
import type { BonusOperation } from '~/upstream/account/bonus-contract';
import {
  dayAfter,
  earnedPoints,
  paidInMoney,
  POINT,
  tierOf,
  yearAfter,
  type PaidParts,
  type Tier,
} from '~/market/loyalty';

/** An order that was issued. Times are milliseconds since 1970. */
export type EarningOrder = {
  token: string;
  orderNumber: string;
  paidAt: number;
  departsAt: number;
  /** As it was paid, without what was bought later. */
  paid: PaidParts;
  /** Extras bought later, and what went back: signed, in hundredths. */
  changes: readonly { at: number; tickets: number; extras: number }[];
};

/** Points with which an order was paid, and those that came back from it. */
export type Spending = {
  token: string;
  orderNumber: string | null;
  at: number;
  points: number;
  returns: readonly { at: number; points: number }[];
};

export type AccountFacts = { orders: readonly EarningOrder[]; spendings: readonly Spending[] };

export type Operation = {
  kind: BonusOperation;
  /** Signed. */
  points: number;
  at: number;
  orderNumber: string | null;
  /** The time at which points that arrive lapse. */
  expiresAt: number | null;
};

/** Points of one origin that lapse together. */
export type Lot = { token: string; orderNumber: string | null; points: number; expiresAt: number };

/** Points that are still to arrive. */
export type Expected = Omit<Lot, 'expiresAt'> & { accruesAt: number; expiresAt: number };

export type AccountPoints = {
  balance: number;
  /** Points taken back after they were spent: the next ones that arrive pay for them. */
  owed: number;
  tier: Tier;
  /** Roubles. */
  turnover: number;
  /** The first to lapse comes first. */
  lots: Lot[];
  expected: Expected[];
  /** Oldest first. */
  log: Operation[];
  /** Points spent that were not there: always 0, unless points were counted wrongly. */
  overdrawn: number;
};

/** Points that come back live at least this long. */
const RETURNED_LIVE_MS = 30 * 86_400_000;

/** Points arrive before they go at the same moment. */
const RANKS = { accrual: 0, return: 1, taking: 2, spending: 3 } as const;

type Event =
  | { kind: 'accrual'; at: number; order: EarningOrder; points: number }
  | { kind: 'taking'; at: number; order: EarningOrder; points: number }
  | { kind: 'return'; at: number; spending: Spending; points: number }
  | { kind: 'spending'; at: number; spending: Spending; points: number };

/** Works out an account's points at a moment. */
export function pointsAt(facts: AccountFacts, now: number): AccountPoints {
  const earnings = facts.orders.flatMap((order) => earningsOf(order, facts));
  const events = [...earnings, ...spendingEvents(facts.spendings)]
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at - other.at || RANKS[one.kind] - RANKS[other.kind]);
  const purse = new Purse();
  for (const event of events) {
    purse.lapse(event.at);
    if (event.kind === 'accrual') purse.accrue(event.order, event.points, event.at);
    else if (event.kind === 'taking') purse.takeBack(event.order, event.points, event.at);
    else if (event.kind === 'spending') purse.spend(event.spending, event.at);
    else purse.giveBack(event.spending, event.points, event.at);
  }
  purse.lapse(now);
  const turnover = turnoverAt(facts.orders, now);
  return { ...purse.contents(), tier: tierOf(turnover), turnover, expected: expectedOf(facts, now) };
}

/** Returns the points that an order earns with what is kept of it now, and the times of their coming and going. */
export function earnedWith(
  order: EarningOrder,
  facts: Pick<AccountFacts, 'orders'>,
  now: number,
): Omit<Expected, 'token' | 'orderNumber'> {
  const accruesAt = dayAfter(order.departsAt);
  const points = earnedPoints(keptAt(order, now), percentOf(order, facts));
  return { points, accruesAt, expiresAt: yearAfter(accruesAt) };
}

/** Lists what arrives for an order, and what is taken back as parts of it go back. */
function earningsOf(order: EarningOrder, facts: AccountFacts): Event[] {
  const accruesAt = dayAfter(order.departsAt);
  const percent = percentOf(order, facts);
  const times = [accruesAt, ...order.changes.map((change) => countsFrom(change)).filter((at) => at > accruesAt)];
  let before = 0;
  return [...new Set(times)]
    .toSorted((one, other) => one - other)
    .flatMap((at): Event[] => {
      const points = earnedPoints(keptAt(order, at), percent);
      const more = points - before;
      before = points;
      if (more === 0) return [];
      return [{ kind: more > 0 ? 'accrual' : 'taking', at, order, points: Math.abs(more) }];
    });
}

/** Extras bought after the departure earn the day after; what goes back stops earning at once. */
function countsFrom({ at, tickets, extras }: EarningOrder['changes'][number]): number {
  return tickets + extras > 0 ? dayAfter(at) : at;
}

/** Returns what is kept of an order, with the discount in proportion. */
function keptAt({ paid, changes }: EarningOrder, at: number): PaidParts {
  const counted = changes.filter((change) => countsFrom(change) <= at);
  const whole = paid.tickets + paid.extras;
  const gone = counted.reduce((sum, { tickets, extras }) => sum + Math.max(0, -tickets) + Math.max(0, -extras), 0);
  const share = whole > 0 ? Math.min(1, gone / whole) : 0;
  return {
    tickets: Math.max(
      0,
      counted.reduce((sum, change) => sum + change.tickets, paid.tickets),
    ),
    extras: Math.max(
      0,
      counted.reduce((sum, change) => sum + change.extras, paid.extras),
    ),
    discount: paid.discount - Math.round(paid.discount * share),
  };
}

/** The percentage is that of the tier at the time of the payment, as it was told then. */
function percentOf(order: EarningOrder, { orders }: Pick<AccountFacts, 'orders'>): number {
  return tierOf(turnoverAt(orders, order.paidAt)).percent;
}

/** Returns the money paid for the trips of the last year, in whole roubles: those whose points have arrived. */
export function turnoverAt(orders: readonly EarningOrder[], now: number): number {
  const counted = orders.filter(({ departsAt }) => dayAfter(departsAt) <= now && now < yearAfter(dayAfter(departsAt)));
  const sum = counted.reduce((total, order) => {
    const { tickets, extras } = paidInMoney(keptAt(order, now));
    return total + tickets + extras;
  }, 0);
  return Math.floor(sum / POINT);
}

function spendingEvents(spendings: readonly Spending[]): Event[] {
  return spendings.flatMap((spending): Event[] => [
    { kind: 'spending', at: spending.at, spending, points: spending.points },
    ...spending.returns.map(({ at, points }) => ({ kind: 'return' as const, at, spending, points })),
  ]);
}

function expectedOf(facts: AccountFacts, now: number): Expected[] {
  return facts.orders
    .map((order) => ({ token: order.token, orderNumber: order.orderNumber, ...earnedWith(order, facts, now) }))
    .filter(({ accruesAt, points }) => accruesAt > now && points > 0)
    .toSorted((one, other) => one.accruesAt - other.accruesAt);
}

/** The points of an account while its story is told. */
class Purse {
  #lots: Lot[] = [];
  readonly #log: Operation[] = [];
  /** The parts of lots that an order was paid with. */
  readonly #spent = new Map<Spending, Lot[]>();
  #owed = 0;
  #overdrawn = 0;

  contents() {
    const lots = this.#lots.filter(({ points }) => points > 0);
    const balance = lots.reduce((sum, { points }) => sum + points, 0);
    return { balance, owed: this.#owed, lots, log: this.#log, overdrawn: this.#overdrawn };
  }

  /** Removes what has lapsed by a moment. */
  lapse(now: number): void {
    const lapsed = this.#lots.filter(({ expiresAt }) => expiresAt <= now);
    this.#lots = this.#lots.filter(({ expiresAt }) => expiresAt > now);
    for (const { points, expiresAt, orderNumber } of lapsed) {
      if (points > 0) this.#note('expired', -points, expiresAt, orderNumber);
    }
  }

  accrue({ token, orderNumber }: EarningOrder, points: number, at: number): void {
    this.#note('accrued', points, at, orderNumber, yearAfter(at));
    this.#put({ token, orderNumber, points, expiresAt: yearAfter(at) });
  }

  /** Takes back what an order earned: from its own points, then from others; the rest is owed. */
  takeBack({ token, orderNumber }: EarningOrder, points: number, at: number): void {
    this.#note('taken_back', -points, at, orderNumber);
    const own = this.#lots.filter((lot) => lot.token === token);
    const others = this.#lots.filter((lot) => lot.token !== token);
    this.#owed += points - taken(own.concat(others), points).reduce((sum, lot) => sum + lot.points, 0);
  }

  /** Spends the points that lapse first. */
  spend(spending: Spending, at: number): void {
    const { orderNumber, points } = spending;
    this.#note('spent', -points, at, orderNumber);
    const parts = taken(this.#lots, points);
    this.#overdrawn += points - parts.reduce((sum, lot) => sum + lot.points, 0);
    this.#spent.set(spending, parts);
  }

  /** Gives points back, those that live longest first; they live for a month at least. */
  giveBack(spending: Spending, points: number, at: number): void {
    const { orderNumber } = spending;
    const parts = taken((this.#spent.get(spending) ?? []).toReversed(), points);
    for (const part of parts) {
      const expiresAt = Math.max(part.expiresAt, at + RETURNED_LIVE_MS);
      this.#note('returned', part.points, at, orderNumber, expiresAt);
      this.#put({ ...part, expiresAt });
    }
  }

  /** A debt goes off the points that arrive. */
  #put(lot: Lot): void {
    const paid = Math.min(this.#owed, lot.points);
    this.#owed -= paid;
    this.#lots.push({ ...lot, points: lot.points - paid });
    this.#lots.sort((one, other) => one.expiresAt - other.expiresAt);
  }

  #note(kind: BonusOperation, points: number, at: number, orderNumber: string | null, expiresAt: number | null = null) {
    this.#log.push({ kind, points, at, orderNumber, expiresAt });
  }
}

/** Takes points out of lots, one after the other. @returns the parts taken */
function taken(lots: readonly Lot[], points: number): Lot[] {
  let left = points;
  return lots.flatMap((lot) => {
    const part = Math.min(left, lot.points);
    left -= part;
    lot.points -= part;
    return part > 0 ? [{ ...lot, points: part }] : [];
  });
}
