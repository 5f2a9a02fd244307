import { type CARDS } from '#server/sandbox/testing/purchase';
import type { OfferName } from '../offers';

/** A means of payment. */
export type Means = keyof typeof CARDS | 'sbp';

/** The plan of one customer. */
export type Plan = {
  offer: OfferName;
  addOns: string[];
  promoCode: string | null;
  /** For each payment the means in the order of trying; declined ones come first. */
  payments: Means[][];
  /** Sends the form of every payment twice at a time. */
  isDoubleClicker: boolean;
  /** Opens a payment at the bank, switches to the next means, and then approves the first after all. */
  changesMind: boolean;
  /** Begins once the tickets are issued. */
  afterwards: Afterwards;
};

/**
 * `void`: cancels the sale. `refund`, `compelled`: gives everything back. `part`: gives one coupon back, and then the rest.
 * `twoTabs`: gives everything back in two windows at once. `extra`: buys an extra, `corrected`: pays for a correction, and then gives
 * everything back. `exchange`: takes another flight and pays the surcharge.
 */
export type Afterwards =
  'keep' | 'void' | 'refund' | 'compelled' | 'part' | 'twoTabs' | 'extra' | 'corrected' | 'exchange';

const MEANS: Means[][] = [['paid'], ['threeDs'], ['noMoney', 'paid'], ['paid'], ['notIssued'], ['threeDs'], ['paid']];
const ROUBLE_MEANS: Means[][] = [...MEANS, ['sbp'], ['noMoney', 'sbp'], ['sbp'], ['threeDs', 'sbp']];
const ADD_ONS = [[], ['sms.order_info'], [], ['baggage.0.p0.1x23', 'support.standard'], []];
const AFTERWARDS: Afterwards[] = [
  'keep',
  'void',
  'refund',
  'part',
  'twoTabs',
  'exchange',
  'compelled',
  'extra',
  'refund',
  'keep',
  'void',
  'corrected',
  'twoTabs',
  'extra',
  'part',
  'corrected',
];
const OFFERS: OfferName[] = [
  'euros',
  'roubles',
  'roublesOfTwoTickets',
  'dollars',
  'roubles',
  'charter',
  'tenge',
  'eurosOfTwoTickets',
  'train',
];
/** The ways back that trains have: nobody exchanges them, and their extras are others. */
const BY_TRAIN: Partial<Record<Afterwards, Afterwards>> = { exchange: 'part', extra: 'refund', corrected: 'twoTabs' };

/** Checks whether a plan ends with tickets; otherwise all of the money is refunded. */
export function endsWithTickets({ payments }: Plan): boolean {
  return payments.every((means) => means.length > 0 && !means.includes('notIssued'));
}

/** Returns the plan of the n-th customer: lists with coprime lengths combine everything with everything. */
export function planOf(customer: number): Plan {
  const offer = pick(OFFERS, customer);
  const isTrain = offer === 'train';
  const isRoubles = isTrain || ['roubles', 'roublesOfTwoTickets', 'charter'].includes(offer);
  const afterwards = pick(AFTERWARDS, customer);
  const means = isRoubles ? ROUBLE_MEANS : MEANS;
  const isSplit = isRoubles && customer % 4 === 1;
  // One in seven split payments has no second one.
  const count = isSplit && customer % 7 !== 3 ? 2 : 1;
  const payments = Array.from({ length: count }, (_, payment) => pick(means, customer + 3 * payment));
  return {
    offer,
    addOns: isTrain ? [] : pick(ADD_ONS, customer),
    promoCode: isRoubles && customer % 3 === 0 ? pick(isTrain ? ['TRAIN300'] : codesOf(customer), customer) : null,
    payments: isSplit && count === 1 ? [...payments, []] : payments,
    isDoubleClicker: customer % 13 === 2,
    changesMind: customer % 5 === 4,
    afterwards: isTrain ? (BY_TRAIN[afterwards] ?? afterwards) : afterwards,
  };
}

/** Returns the plan of a member: every second one gets everything back, so that there is something to spend. */
export function memberPlan(customer: number): Plan {
  const plan = planOf(customer);
  return customer % 2 === 0 ? plan : { ...plan, afterwards: 'compelled' };
}

function codesOf(customer: number): string[] {
  return ['FLY500', 'BIG100000', `GIFT1000-${customer}XYZ`];
}

function pick<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('an empty list');
  return one;
}
