import type { SandboxContext } from '../../service/service';
import { listAttempts } from '../records/attempt-records';
import { getBooking } from '../records/desk';
import { attemptStatusAt } from '../records/state';
import type { TopUp, WalletFacts, WalletPayment } from './engine';

/**
 * Reads what decides about the wallets of an account: refunds that went there, and payments that began with their money.
 * @param except a booking whose open payment does not count, because another one would take its place
 */
export async function walletFacts(
  accountId: string,
  context: SandboxContext,
  { except = '' }: { except?: string } = {},
): Promise<WalletFacts> {
  const [topUps, payments] = await Promise.all([topUpsOf(accountId, context), paymentsOf(accountId, context, except)]);
  return { topUps, payments };
}

async function topUpsOf(accountId: string, { store }: SandboxContext): Promise<TopUp[]> {
  const { rows } = await store.execute({
    sql: `SELECT r.amount, r.currency, r.returned_at, b.order_number FROM money_returns r
          JOIN bookings b ON b.token = r.booking_token WHERE r.wallet_account = ?`,
    args: [accountId],
  });
  return rows.map((row) => ({
    orderNumber: row.order_number === null ? null : String(row.order_number),
    at: Number(row.returned_at),
    amount: Number(row.amount),
    currency: String(row.currency),
  }));
}

async function paymentsOf(accountId: string, context: SandboxContext, except: string): Promise<WalletPayment[]> {
  const now = context.now().getTime();
  const { rows } = await context.store.execute({
    sql: 'SELECT DISTINCT booking_token FROM payment_attempts WHERE payer_account = ? AND wallet > 0',
    args: [accountId],
  });
  const ofBookings = rows.map(async ({ booking_token: token }): Promise<WalletPayment[]> => {
    const bookingToken = String(token);
    const [attempts, { orderNumber }] = await Promise.all([
      listAttempts(context.store, bookingToken),
      getBooking(context, bookingToken),
    ]);
    return attempts
      .filter(({ wallet, payerAccount }) => wallet > 0 && payerAccount === accountId)
      .flatMap((attempt) => {
        const status = attemptStatusAt(attempt, now);
        const isOpen = status === 'pending';
        if (status !== 'success' && (!isOpen || bookingToken === except)) return [];
        const { createdAt: at, wallet: amount, currency, refund } = attempt;
        return [{ orderNumber, at, amount, currency, isOpen, returnedAt: refund?.at ?? null }];
      });
  });
  return (await Promise.all(ofBookings)).flat();
}
