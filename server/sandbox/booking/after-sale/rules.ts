/**
 * The money of a refund, line by line (upstream facts §8, docs/decisions/049). Pure: from the coupons and extras that go
 * back to what the customer gets. Amounts are hundredths; lines are signed and sum to the total.
 */
import type { CurrencyCode } from '~/market/currencies';
import { POINT } from '~/market/loyalty';
import type { QuoteLineWire } from '~/upstream/after-sale/contract';
import { fromDollars, partOf } from '../../search/offers/rates';
import type { OfferFare } from '../../search/offers/offer';
import { PENALTY_DOLLARS } from '../../search/offers/penalty';
import { AIR_FEE_PERCENT, railRefundFee } from '../records/shop-fees';
import { TAX_SHARE } from '../records/sale';
import type { Coupon } from '../returns/coupons';
import { BERTH_HOURS, BERTH_SHARE, EARLY_HOURS, RAIL_KEEPS } from '../returns/rail-rules';

const HOUR_MS = 3_600_000;

/** The refund add-on has to be used this long before departure. */
const ADDON_HOURS_AHEAD = 48;

/** An extra that is left without its tickets. */
export type ReturnedItem = { price: number; isReturnable: boolean };

export type RefundFacts = {
  kind: 'voluntary' | 'compelled' | 'void';
  /** The tickets that go back. */
  coupons: readonly Coupon[];
  items: readonly ReturnedItem[];
  returnable: OfferFare['returnable'];
  isAffiliate: boolean;
  /** The shop takes no fee. */
  isVip?: boolean;
  currency: CurrencyCode;
  now: number;
  /** The share of the promo code, and of the fees of the payments, that belongs to these tickets and extras. */
  promo: number;
  /** Their share of the points with which the order was paid. */
  points: number;
  paymentFee: number;
  /** Paid for exchanges and corrections of these tickets, beyond their price. */
  surcharges: number;
  /** Percent of the refund add-on; null without one. */
  addonPercent: number | null;
  /** The base and the fee of earlier refunds of trains in this order. */
  rail: { base: number; charged: number };
};

/** `points` come back besides the money. `railBase`, `railFee`: what this refund adds to those of the order. */
export type RefundMoney = { lines: QuoteLineWire[]; total: number; points: number; railBase: number; railFee: number };

/** Works out a refund. Zero lines are left out, except the fee that VIP saves. */
export function moneyBack(facts: RefundFacts): RefundMoney {
  const tickets = sum(facts.coupons.map(({ value }) => value));
  const addons = sum(facts.items.map(({ price }) => price));
  if (facts.kind !== 'voluntary') {
    const { surcharges, paymentFee: payment_fee, promo, points } = facts;
    const lines = linesOf({ tickets, addons, surcharges, payment_fee, promo_code: -promo, bonus: -points * POINT });
    return { ...totalled(lines), points, railBase: 0, railFee: 0 };
  }
  const kept = carrierKeeps(facts);
  const addonsKept = sum(facts.items.filter(({ isReturnable }) => !isReturnable).map(({ price }) => price));
  const left = tickets + addons - kept.penalty - kept.fare - kept.berth - addonsKept;
  // The code never takes more than is left: nobody pays for a refund.
  const promo = Math.min(facts.promo, left);
  const fees = shopFees(facts, kept.byTrain);
  const gross = tickets + addons;
  const points = pointsBack(facts.points, { left, gross, most: left - promo });
  const charged = Math.min(fees.air + fees.rail, left - promo - points * POINT);
  const shopFee = facts.isVip ? 0 : charged;
  const ofTickets = (amount: number) => (gross > 0 ? Math.round((amount * tickets) / gross) : 0);
  const ticketsBack =
    tickets - kept.penalty - kept.fare - kept.berth - ofTickets(promo) - ofTickets(points * POINT) - shopFee;
  const paidForTickets = tickets - ofTickets(promo) - ofTickets(facts.points * POINT);
  const lines = linesOf({
    tickets,
    addons,
    carrier_penalty: -kept.penalty,
    fare_kept: -kept.fare,
    berth_kept: -kept.berth,
    addons_kept: -addonsKept,
    promo_code: -promo,
    bonus: -points * POINT,
    shop_fee: -shopFee,
    refund_addon: Math.max(0, addonShare(facts, paidForTickets) - Math.max(0, ticketsBack)),
  });
  const withPercent = lines.map((line) =>
    line.code === 'refund_addon' ? { ...line, percent: facts.addonPercent } : line,
  );
  if (charged > shopFee) withPercent.push({ code: 'shop_fee_waived', amount: 0 });
  return { ...totalled(withPercent), points, railBase: kept.byTrain, railFee: Math.min(fees.rail, shopFee) };
}

/**
 * Points come back in the same share as the price of what they paid for; whole ones only.
 * @param sums hundredths: `left` of `gross` after what carriers keep, and the most that may come back
 */
function pointsBack(points: number, { left, gross, most }: { left: number; gross: number; most: number }): number {
  if (points === 0 || gross <= 0) return 0;
  return Math.max(0, Math.floor(Math.min((points * left) / gross, most / POINT)));
}

/** Part of the price that a bus company keeps. */
const BUS_SHARES = { early: 0.05, late: 0.15 };
const BUS_EARLY_HOURS = 2;

/** The carrier's part of each direction: by the fare of a flight or train, by the hours that are left before a train or bus. */
function carrierKeeps({ coupons, returnable, currency, now }: RefundFacts) {
  const kept = { penalty: 0, fare: 0, berth: 0, byTrain: 0 };
  for (const { value, nonRefundable, railRule, isBus, departsAt } of coupons) {
    const hours = (departsAt - now) / HOUR_MS;
    if (isBus) {
      const isEarly = hours >= BUS_EARLY_HOURS;
      kept.penalty += partOf(value, isEarly ? BUS_SHARES.early : BUS_SHARES.late, currency);
      continue;
    }
    if (railRule !== null && railRule !== 'berth') {
      const left = value - nonRefundable;
      const { early, late } = RAIL_KEEPS[railRule];
      const penalty = partOf(left, (hours >= EARLY_HOURS ? early : late) / 100, currency);
      kept.penalty += penalty;
      kept.fare += nonRefundable;
      kept.byTrain += left - penalty;
      continue;
    }
    if (railRule === 'berth') {
      const left = value - nonRefundable;
      const berth = partOf(left, BERTH_SHARE, currency);
      const keptBerth = hours >= BERTH_HOURS.half ? 0 : hours >= BERTH_HOURS.whole ? Math.ceil(berth / 2) : berth;
      kept.berth += keptBerth;
      kept.fare += nonRefundable;
      kept.byTrain += left - keptBerth;
      continue;
    }
    const fare = value - partOf(value, TAX_SHARE, currency);
    if (returnable === 'unavailable') kept.fare += fare;
    if (returnable === 'fee') kept.penalty += Math.min(fromDollars(PENALTY_DOLLARS, currency), fare);
  }
  return kept;
}

function shopFees(
  { coupons, isAffiliate, currency, rail }: RefundFacts,
  byTrain: number,
): { air: number; rail: number } {
  const byAir = sum(coupons.filter(({ isTrain }) => !isTrain).map(({ value }) => value));
  const air = partOf(byAir, AIR_FEE_PERCENT[isAffiliate ? 'affiliate' : 'direct'] / 100, currency);
  if (byTrain === 0) return { air, rail: 0 };
  const { percent, least, most } = railRefundFee(currency);
  const fee = partOf(rail.base + byTrain, percent / 100, currency);
  const ofOrder = Math.min(Math.max(fee, least), most);
  return { air, rail: Math.max(0, ofOrder - rail.charged) };
}

/** The refund add-on brings the price paid for the tickets up to its share, if it is asked for in time. */
function addonShare({ coupons, addonPercent, now }: RefundFacts, paid: number): number {
  const first = Math.min(...coupons.map(({ departsAt }) => departsAt));
  if (addonPercent === null || first - now <= ADDON_HOURS_AHEAD * HOUR_MS) return 0;
  return Math.round((paid * addonPercent) / 100);
}

function linesOf(amounts: Partial<Record<QuoteLineWire['code'], number>>): QuoteLineWire[] {
  return Object.entries(amounts)
    .map(([code, amount]) => ({ code: code as QuoteLineWire['code'], amount }))
    .filter(({ amount }) => amount !== 0);
}

function totalled(lines: QuoteLineWire[]): { lines: QuoteLineWire[]; total: number } {
  return { lines, total: sum(lines.map(({ amount }) => amount)) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
