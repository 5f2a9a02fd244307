/** The promo codes of an account at a moment, from its orders, its invitation and its rewards. Pure. */
import { createHash } from 'node:crypto';
import { PERSONAL, type PersonalKind } from '~/market/discounts';
import { moscowDay, moscowMidnight } from '~/market/loyalty';
import type { CodeOrigin, CodeState } from '~/upstream/account/discount-contract';
import type { PromoTerms } from '../order-lines/promo-terms';

/** A paid order as far as codes follow from it. */
export type CodeOrder = {
  paidAt: number;
  departsAt: number;
  transports: readonly ('train' | 'airplane')[];
  /** Carriers of its flights; codes with names. */
  carriers: readonly Carrier[];
  /** When all of its tickets went back; null when not. */
  goneAt: number | null;
};
type Carrier = { code: string; name: string };

/** A code with which an order was paid; `isOwn`: an order of the account. */
export type CodeUse = { code: string; at: number; isOwn: boolean; orderNumber: string | null; amount: number };

export type CodeFacts = {
  accountId: string;
  /** Oldest first. */
  orders: readonly CodeOrder[];
  /** When the account came by a link; null when it did not, or not as a new customer. */
  invitedAt: number | null;
  /** Invited accounts that brought a reward, and when. */
  rewards: readonly { invitedId: string; at: number }[];
  uses: readonly CodeUse[];
};

export type AccountCode = Pick<PromoTerms, 'code' | 'amount' | 'transport'> & {
  origin: CodeOrigin;
  state: CodeState;
  minimum: number;
  /** Carriers of the whole order; none for any. */
  carriers: readonly Carrier[];
  /** When it lapses; null for a campaign's. */
  until: number | null;
  usedAt: number | null;
  orderNumber: string | null;
};

const DAY_MS = 86_400_000;
const RANKS: Record<CodeState, number> = { usable: 0, used: 1, lapsed: 2 };

/** Lists the codes of an account that exist at a moment: usable ones first, those that lapse earlier before the others. */
export function codesAt(facts: CodeFacts, now: number): AccountCode[] {
  const personal = grantsOf(facts, now).map((grant) => toCode(grant, facts, now));
  const known = new Set(personal.map(({ code }) => code));
  const campaigns = facts.uses.filter(({ code, isOwn }) => isOwn && !known.has(code)).map(usedCampaign);
  return [...personal, ...campaigns].toSorted(
    (one, other) =>
      RANKS[one.state] - RANKS[other.state] ||
      (one.state === 'usable' ? 1 : -1) * (timeOf(one) - timeOf(other)) ||
      one.code.localeCompare(other.code),
  );
}

function timeOf({ usedAt, until }: AccountCode): number {
  return usedAt ?? until ?? 0;
}

type Grant = {
  kind: PersonalKind;
  /** Tells codes of one kind apart. */
  of: string;
  from: number;
  /** Before its last day; null for the last day. */
  endsEarly: number | null;
  transport: PromoTerms['transport'];
  carriers: readonly Carrier[];
};

/** Lists the rights to codes that have arisen by now. */
function grantsOf(facts: CodeFacts, now: number): Grant[] {
  return [...welcome(facts), ...rewards(facts), ...again(facts, now), ...rails(facts)].filter(
    ({ from }) => from <= now,
  );
}

const ANY = { of: '', endsEarly: null, transport: null, carriers: [] } as const;

/** For the first order only. */
function welcome({ invitedAt, orders }: CodeFacts): Grant[] {
  if (invitedAt === null) return [];
  return [{ ...ANY, kind: 'welcome', from: invitedAt, endsEarly: orders[0]?.paidAt ?? null }];
}

function rewards(facts: CodeFacts): Grant[] {
  return facts.rewards.map(({ invitedId, at }) => ({ ...ANY, kind: 'reward', of: invitedId, from: at }));
}

/** After the first flight that was flown, with the same carriers. */
function again({ orders }: CodeFacts, now: number): Grant[] {
  const flown = orders
    .filter(({ departsAt, goneAt, transports }) => departsAt <= now && goneAt === null && isFlight(transports))
    .toSorted((one, other) => one.departsAt - other.departsAt)[0];
  if (!flown || flown.carriers.length === 0) return [];
  return [{ ...ANY, kind: 'again', from: flown.departsAt, transport: 'airplane', carriers: flown.carriers }];
}

/** For the first train of somebody who flies. */
function rails({ orders }: CodeFacts): Grant[] {
  const [first] = orders;
  if (!first || !isFlight(first.transports)) return [];
  return [{ ...ANY, kind: 'rails', from: first.paidAt, transport: 'train' }];
}

function isFlight(transports: CodeOrder['transports']): boolean {
  return transports.every((one) => one === 'airplane');
}

function toCode(grant: Grant, { accountId, uses }: CodeFacts, now: number): AccountCode {
  const { kind, of, from, endsEarly, transport, carriers } = grant;
  const { prefix, amount, minimum, days } = PERSONAL[kind];
  const code = `${prefix}-${digestOf(`${kind} ${accountId} ${of}`)}`;
  const until = moscowMidnight(moscowDay(from + (days + 1) * DAY_MS));
  const use = uses.find((one) => one.code === code) ?? null;
  const isOver = now >= until || (endsEarly !== null && endsEarly <= now);
  return {
    code,
    origin: kind,
    state: use ? 'used' : isOver ? 'lapsed' : 'usable',
    amount,
    minimum,
    transport,
    carriers,
    until,
    usedAt: use?.at ?? null,
    orderNumber: use?.orderNumber ?? null,
  };
}

function usedCampaign({ code, at, orderNumber, amount }: CodeUse): AccountCode {
  return {
    code,
    origin: 'campaign',
    state: 'used',
    amount,
    minimum: 0,
    transport: null,
    carriers: [],
    until: null,
    usedAt: at,
    orderNumber,
  };
}

/** The same code for the same right, though nothing is stored. Nobody but its account can use it, so it need not be secret. */
function digestOf(text: string): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return [...createHash('sha256').update(text).digest().subarray(0, 8)].map((byte) => letters[byte % 32]).join('');
}
