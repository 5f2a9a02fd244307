import { takenFromWallet, walletLimits } from '~/market/e-wallet';
import type { eWalletEndpoints } from '~/upstream/booking/e-wallet-contract';
import type { ReceivedBy, WireOf } from '~/upstream/endpoint';
import { pricedNow } from './price-due';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { listAttempts } from '../records/attempt-records';
import { getBooking, type BookingDesk } from '../records/desk';
import { stateAt } from '../records/state';
import { putWalletWish } from './records';
import { availableIn } from './wallet-on';

type Endpoint = typeof eWalletEndpoints.spendEWallet;

/**
 * payment/e_wallet.json: keeps how much of the account's wallet pays a booking. Nothing is reserved: the money stays free
 * for other orders until a payment begins.
 */
export function spendEWallet(
  { token, auth_token: authToken, amount }: ReceivedBy<Endpoint>,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<WireOf<Endpoint>> {
  return desk.lock.run(token, async () => {
    const accountId = await context.accountOf(authToken);
    if (accountId === null) throw new ServiceFailure('AuthTokenExpired');
    const booking = await getBooking(context, token);
    const attempts = await listAttempts(context.store, booking.token);
    const { action, error } = stateAt(booking, attempts, context.now().getTime());
    if (error === 'sessionExpired') throw new ServiceFailure('sessionExpired');
    // The amount must not change while the bank's page is open.
    if (action !== 'fare_found' && action !== 'seats_reserved') throw new ServiceFailure('wrongAction', {}, action);
    if (amount === null) {
      await putWalletWish(context.store, booking.token, null);
      return { amount: 0 };
    }
    const { price } = await pricedNow(booking, attempts, context, accountId);
    const available = await availableIn(accountId, booking, context);
    const limits = walletLimits(available, price);
    if (!limits) throw new ServiceFailure('eWalletNotApplicable');
    if (amount < limits.min || amount > limits.max) throw new ServiceFailure('eWalletOutOfLimits', limits);
    await putWalletWish(context.store, booking.token, { accountId, amount });
    return { amount: takenFromWallet(amount, available, price) };
  });
}
