import type { InStatement } from '@libsql/client';
import { REGISTRATION_OPENS_HOURS } from '~/upstream/after-sale/registration-contract';
import type { SandboxContext } from '../../service/service';
import { share } from '../../world/seeded';
import { couponsOf, flightPrice, type RegistrationCoupon } from '../catalogue/registration';
import type { SegmentFacts, TripFacts } from '../catalogue/trip-facts';
import type { OrderLine } from '../order-lines/lines';
import { seatsOfOthers } from '../order-lines/seat-holds';
import { fingerprint } from '../records/fingerprint';
import type { BookingRecord } from '../records/records';
import { walletShare } from '../e-wallet/engine';
import { refusalCause } from '../returns/registration-returns';
import { insertStatement, seatsGiven, type RegistrationRecord } from './records';
import { chooseSeats } from './seats';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Carriers refuse this share of flights: documents to be seen at the desk, a flight that is overbooked. */
const REFUSED_SHARE = 0.03;
/** The money leaves this long after a refusal. */
const RETURN_MS = 5 * MINUTE_MS;

/** A paid line of registration: when, with which payment, and from which shop it was bought. */
export type PaidLine = {
  line: OrderLine;
  orderToken: string;
  /** `amount` and `wallet`: all that was paid, the most that can go back; a wallet gets its share of it. */
  payment: { token: string; amount: number; wallet?: number; payerAccount?: string | null };
  /** Milliseconds since 1970. */
  boughtAt: number;
  siteUrl: string;
};

/** `ownSeats`: those bought on the map, `segment:passenger` → 12A. */
export type PlanParts = { booking: BookingRecord; facts: TripFacts; ownSeats: ReadonlyMap<string, string> };

/**
 * Makes the statements of everything that will become of paid registrations: when the shop begins, when the carrier has
 * answered and what, the seats, and the money of what the carrier refuses. They belong to the transaction of the payment.
 */
export async function registrationStatements(
  paid: readonly PaidLine[],
  parts: PlanParts,
  context: SandboxContext,
): Promise<InStatement[]> {
  const lists = await Promise.all(paid.map((one) => planLine(one, parts, context)));
  const records = lists.flat();
  return [...records.map(insertStatement), ...paid.flatMap((one) => returnStatements(one, records, parts))];
}

async function planLine(one: PaidLine, parts: PlanParts, context: SandboxContext): Promise<RegistrationRecord[]> {
  const { facts, booking } = parts;
  const coupons = couponsOf(one.line.product, facts);
  const amounts = amountsOf(one, coupons, facts);
  const segments = facts.segments.filter(({ index }) => coupons.some(({ segmentIndex }) => segmentIndex === index));
  const perFlight = await Promise.all(
    segments.map(async (flight) => {
      const people = coupons.filter(({ segmentIndex }) => segmentIndex === flight.index);
      const opensAt = Math.max(flight.departsAt - REGISTRATION_OPENS_HOURS * HOUR_MS, one.boughtAt);
      const doneAt = opensAt + (20 + fingerprint(`check-in ${booking.token} ${flight.index}`, 40)) * MINUTE_MS;
      const isRefused = isRefusedFor(booking.token, flight.index, context);
      const seats = isRefused ? new Map<number, string>() : await seatsFor(people, flight, one, parts, context);
      const record = (passengerIndex: number, amount: number): RegistrationRecord => ({
        bookingToken: booking.token,
        segmentIndex: flight.index,
        passengerIndex,
        orderToken: one.orderToken,
        itemToken: one.line.product.token,
        paymentToken: one.payment.token,
        kind: detailsOf(one.line).registration,
        position: detailsOf(one.line).position,
        opensAt,
        doneAt,
        returnedAt: isRefused ? doneAt + RETURN_MS : null,
        amount,
        seat: seats.get(passengerIndex) ?? null,
        inventoryKey: flight.inventoryKey,
        sequence: 1 + (fingerprint(`sequence ${flight.inventoryKey} ${booking.token}`, 190) + passengerIndex),
        siteUrl: one.siteUrl,
      });
      return [
        ...people.map((coupon) => record(coupon.passengerIndex, amounts.get(coupon) ?? 0)),
        // An infant travels on the pass of its adult, and needs one of its own for it.
        ...infantsWith(people, facts).map((passengerIndex) => record(passengerIndex, 0)),
      ];
    }),
  );
  return perFlight.flat();
}

/** Splits the price of a line over its coupons by what each costs; the first one takes what rounding leaves. */
function amountsOf(
  { line, payment }: PaidLine,
  coupons: readonly RegistrationCoupon[],
  facts: TripFacts,
): Map<RegistrationCoupon, number> {
  const { registration } = detailsOf(line);
  const price = Math.min(line.price, payment.amount + (payment.wallet ?? 0));
  const weightOf = ({ segmentIndex }: RegistrationCoupon) =>
    flightPrice(registration, facts.segments[segmentIndex]!, facts);
  const whole = coupons.reduce((sum, coupon) => sum + weightOf(coupon), 0);
  const amounts = new Map(coupons.map((coupon) => [coupon, Math.floor((price * weightOf(coupon)) / whole)]));
  const [first] = coupons;
  const split = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  if (first) amounts.set(first, (amounts.get(first) ?? 0) + price - split);
  return amounts;
}

/** Returns the infants of the adults who are checked in: the first infant belongs to the first adult. */
function infantsWith(people: readonly RegistrationCoupon[], { passengers }: TripFacts): number[] {
  const adults = passengers.flatMap((type, index) => (type === 'adult' ? [index] : []));
  const infants = passengers.flatMap((type, index) => (type === 'infant' ? [index] : []));
  return infants.filter((_, place) => people.some(({ passengerIndex }) => passengerIndex === adults[place]));
}

async function seatsFor(
  people: readonly RegistrationCoupon[],
  flight: SegmentFacts,
  { line }: PaidLine,
  { booking, facts, ownSeats }: PlanParts,
  { store, now }: SandboxContext,
): Promise<Map<number, string>> {
  const taken = new Set([
    ...(await seatsOfOthers(store, flight.inventoryKey, booking.token, now().getTime())),
    ...(await seatsGiven(store, flight.inventoryKey)),
  ]);
  return chooseSeats(
    people.map(({ passengerIndex }) => ({
      index: passengerIndex,
      type: facts.passengers[passengerIndex] ?? 'adult',
      seat: ownSeats.get(`${flight.index}:${passengerIndex}`) ?? null,
    })),
    { flight, facts, taken, position: detailsOf(line).position, seed: booking.token },
  );
}

function isRefusedFor(bookingToken: string, segmentIndex: number, { settings }: SandboxContext): boolean {
  if (settings.registrationRefusals !== 'sometimes') return settings.registrationRefusals === 'always';
  return share('check-in refused', bookingToken, segmentIndex) < REFUSED_SHARE;
}

/**
 * Makes the statements by which the money of refused registrations goes back to the payment, flight by flight. A second
 * refused flight of one item has a name of its own among the returned items.
 */
function returnStatements(
  { line, orderToken, payment }: PaidLine,
  records: readonly RegistrationRecord[],
  { booking }: PlanParts,
): InStatement[] {
  const { token: itemToken } = line.product;
  const refused = records.filter((one) => one.itemToken === itemToken && one.returnedAt !== null);
  const flights = [...new Set(refused.map(({ segmentIndex }) => segmentIndex))];
  return flights.flatMap((segmentIndex, place) => {
    const own = refused.filter((one) => one.segmentIndex === segmentIndex);
    const cause = refusalCause(itemToken, segmentIndex);
    const amount = own.reduce((sum, one) => sum + one.amount, 0);
    const at = own[0]?.returnedAt ?? 0;
    const name = place === 0 ? itemToken : `${itemToken} flight ${segmentIndex}`;
    const { token: paymentToken, amount: other, wallet = 0, payerAccount } = payment;
    const toWallet = walletShare({ wallet, other }, 0, amount);
    const parts = [
      { money: amount - toWallet, account: '' },
      { money: toWallet, account: payerAccount ?? '' },
    ].filter(({ money }) => money > 0);
    return [
      {
        sql: `INSERT INTO item_returns (order_token, item_token, booking_token, cause, amount, returned_at)
              VALUES (?, ?, ?, ?, ?, ?)`,
        args: [orderToken, name, booking.token, cause, amount, at],
      },
      ...parts.map(({ money, account }) => ({
        sql: `INSERT INTO money_returns (cause, payment_token, booking_token, amount, currency, returned_at, wallet_account)
              VALUES (?, ?, ?, ?, ?, ?, ?)`,
        args: [cause, paymentToken, booking.token, money, booking.offer.session.currency, at, account],
      })),
    ];
  });
}

function detailsOf({ product: { details } }: OrderLine) {
  if (details.kind !== 'registration') throw new Error(`${details.kind} is no registration`);
  return details;
}
