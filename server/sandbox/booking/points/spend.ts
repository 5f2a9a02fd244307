import type { bonusEndpoints } from '~/upstream/booking/bonus-contract';
import type { ReceivedBy, WireOf } from '~/upstream/endpoint';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { listAttempts } from '../records/attempt-records';
import { getBooking, type BookingDesk } from '../records/desk';
import { stateAt } from '../records/state';
import { availableTo, limitsOn, pointsOn } from './points-on';
import { putWish } from './records';

type Endpoint = typeof bonusEndpoints.spendPoints;

/**
 * payment/bonus.json: keeps how many points of the account pay a part of a booking. Nothing is reserved: the points stay
 * free for other orders until a payment begins.
 */
export function spendPoints(
  body: ReceivedBy<Endpoint>,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<WireOf<Endpoint>> {
  return desk.lock.run(body.token, async () => {
    const accountId = await context.accountOf(body.auth_token);
    if (accountId === null) throw new ServiceFailure('AuthTokenExpired');
    const booking = await getBooking(context, body.token);
    const attempts = await listAttempts(context.store, booking.token);
    const { action, error } = stateAt(booking, attempts, context.now().getTime());
    if (error === 'sessionExpired') throw new ServiceFailure('sessionExpired');
    // The amount must not change while the bank's page is open.
    if (action !== 'fare_found' && action !== 'seats_reserved') throw new ServiceFailure('wrongAction', {}, action);
    const { points } = body;
    if (points !== null) {
      const limits = await limitsOn(booking, context);
      if (!limits) throw new ServiceFailure('bonusNotApplicable');
      if (points < limits.min || points > limits.max) throw new ServiceFailure('bonusOutOfLimits', limits);
      if (points > (await availableTo(accountId, booking.token, context))) throw new ServiceFailure('bonusNotEnough');
    }
    await putWish(context.store, booking.token, points === null ? null : { accountId, points });
    return { points: (await pointsOn(booking, attempts, context, accountId)).points };
  });
}
