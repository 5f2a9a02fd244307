import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { checkoutPath, phaseOf } from '~/features/booking/flow/checkout-flow';
import { isSwitchedOn } from '~/features/booking/ancillaries/offered';
import { failure, waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { visitBooking } from '~/features/booking/visit/visit.server';
import { getTranslator } from '~/i18n/translator.server';
import type { RegistrationState } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { registrationPath } from './registration-path';

export type RegistrationVisit = { booking: Booking; state: RegistrationState };

/** Reading the booking and this call together stay within 1.5 s. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

/**
 * Reads an issued order and its registrations. While the shop does not sell registration, nothing is for sale.
 * @throws Response a redirect to the order page before the tickets are issued; 404 when there is no such booking
 */
export async function visitRegistration(
  context: RequestContext,
  token: string,
): Promise<RegistrationVisit | { interrupted: Interrupted }> {
  const { market, upstream } = context;
  const visit = await visitBooking(context, token, 'thanks');
  if (!('booking' in visit)) return visit;
  if (phaseOf(visit.booking.action) !== 'done') throw redirectTo(checkoutPath('thanks', token));
  const [state, features] = await Promise.all([
    settle(`registration ${token}`, () => upstream.afterSale.getRegistration(token), {
      patienceMs: PATIENCE_MS,
      keepMs: KEEP_MS,
    }),
    context.features(),
  ]);
  if (state.state === 'ready') {
    const isSold = isSwitchedOn('online_registration', features);
    return {
      booking: visit.booking,
      state: isSold ? soldBy(state.value, features.registrationWithSeat) : closed(state.value),
    };
  }
  const t = getTranslator(market.locale, 'booking');
  if (state.state === 'waiting') return { interrupted: waiting('booking', t, state.sinceMs) };
  const way = { retryPath: registrationPath(token), mayHavePaid: true };
  return { interrupted: failure(state.error, way, t, getTranslator(market.locale, 'errors')) };
}

function soldBy(state: RegistrationState, hasSeats: boolean): RegistrationState {
  return { ...state, kinds: state.kinds.filter(({ kind }) => kind !== 'full_price' || hasSeats) };
}

function closed(state: RegistrationState): RegistrationState {
  return { ...state, flights: [], kinds: [] };
}
