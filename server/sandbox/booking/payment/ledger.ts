import { sumOf } from '../order-lines/lines';
import { linesBoughtLater, takenLater } from '../order-lines/post-sale-records';
import type { SandboxContext } from '../../service/service';
import { listAttempts } from '../records/attempt-records';
import { walletsAt } from '../e-wallet/engine';
import { walletFacts } from '../e-wallet/facts';
import { balanceOf, isBalanced } from './balance';
import { givenBack } from './given-back';
import { listBookings, type BookingRecord } from '../records/records';
import { attemptStatusAt, stateAt } from '../records/state';

type Sums = Record<string, number>;

/**
 * Returns charges, tickets and refunds, booking by booking, and the sums in hundredths by currency. The captured
 * amount always equals `sold` + `held` + `refunded`; other bookings are `unbalanced`. `captures` counts successful
 * payments, `issued` bookings with tickets. `tickets_total`, `ancillaries_total`, `surcharges_total` and `promo_discount`
 * are the parts of a booking's charge besides its fee; post-sale purchases count in all of them. Money of wallets counts
 * like that of banks; `wallets` is what all of them hold, and `overdrawn` what was spent but was not there.
 */
export async function readLedger(context: SandboxContext) {
  const { rows } = await context.store.execute(
    `SELECT (SELECT COUNT(*) FROM captures)
       + (SELECT COUNT(*) FROM post_sale_payments WHERE status = 'success') AS captures`,
  );
  const bookings = await Promise.all(
    (await listBookings(context.store)).map((booking) => bookingEntry(booking, context)),
  );
  const sumBy = (key: 'captured' | 'refunded' | 'sold' | 'held'): Sums => {
    const sums: Sums = {};
    for (const booking of bookings) sums[booking.currency] = (sums[booking.currency] ?? 0) + booking[key];
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum > 0));
  };
  const wallets = await walletSums(context);
  return {
    wallets: wallets.balances,
    overdrawn: wallets.overdrawn,
    captured: sumBy('captured'),
    refunded: sumBy('refunded'),
    sold: sumBy('sold'),
    held: sumBy('held'),
    captures: Number(rows[0]?.captures),
    issued: bookings.filter(({ is_issued }) => is_issued).length,
    unbalanced: bookings
      .filter(({ sold: issued, ...booking }) => !isBalanced({ issued, ...booking }))
      .map(({ token }) => token),
    bookings,
  };
}

/** Adds up the wallets of all accounts, each worked out anew. */
async function walletSums(context: SandboxContext): Promise<{ balances: Sums; overdrawn: number }> {
  const { rows } = await context.store.execute(
    `SELECT wallet_account AS account FROM money_returns WHERE wallet_account <> ''
     UNION SELECT payer_account FROM payment_attempts WHERE wallet > 0 AND payer_account IS NOT NULL`,
  );
  const now = context.now().getTime();
  const balances: Sums = {};
  let overdrawn = 0;
  for (const { account } of rows) {
    const own = walletsAt(await walletFacts(String(account), context), now);
    for (const [currency, sum] of own.balances) balances[currency] = (balances[currency] ?? 0) + sum;
    overdrawn += own.overdrawn;
  }
  return { balances, overdrawn };
}

async function bookingEntry(booking: BookingRecord, context: SandboxContext) {
  const now = context.now().getTime();
  const attempts = await listAttempts(context.store, booking.token);
  const { balance, ...parts } = await balanceOf(booking, attempts, context);
  const back = await givenBack(context.store, booking.token, now);
  const boughtLater = sumOf(await linesBoughtLater(context.store, booking.token));
  const later = await takenLater(context.store, booking.token);
  return {
    token: booking.token,
    action: stateAt(booking, attempts, now).action,
    order_number: booking.orderNumber,
    currency: booking.offer.session.currency,
    captured: balance.captured + later.all,
    tickets_total: parts.ticketsTotal,
    ancillaries_total: parts.ancillariesTotal + boughtLater,
    promo_discount: parts.promoDiscount,
    points: parts.points,
    surcharges_total: later.surcharges,
    refunded: balance.refunded + back.money,
    sold: balance.issued + boughtLater + later.surcharges - back.value,
    held: balance.held,
    is_issued: parts.isIssued,
    tickets: parts.tickets,
    attempts: attempts.map((attempt) => ({
      status: attempt.status === 'voided' ? 'voided' : attemptStatusAt(attempt, now),
      option: attempt.option,
      part: attempt.part,
      amount: attempt.amount,
      fee: attempt.fee,
      wallet: attempt.wallet,
      card_last4: attempt.cardLast4,
    })),
  };
}
