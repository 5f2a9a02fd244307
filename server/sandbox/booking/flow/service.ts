import { bonusEndpoints } from '~/upstream/booking/bonus-contract';
import { eWalletEndpoints } from '~/upstream/booking/e-wallet-contract';
import { endpoints } from '~/upstream/booking/contract';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { cancelPayment } from '../payment/cancel-payment';
import { openSession } from '../payment/device-payment';
import { checkTicket } from './checking';
import { listCitizenships } from '../passengers/citizenships';
import { createBooking } from './create';
import type { BookingDesk } from '../records/desk';
import type { CustomerCall } from '../records/events';
import { bookAndIssue } from '../payment/pay';
import { spendEWallet } from '../e-wallet/spend';
import { spendPoints } from '../points/spend';
import { quoteFares } from './quote';
import { languageOf } from '../../service/language';
import { reserveSeats } from './reserve';
import { findSbpPayment } from '../payment/sbp-info';
import { showBooking } from './show';

/** Makes the booking service: POST /booking/v4/… (upstream facts §5, specification 2 §7). */
export function createBookingService(desk: BookingDesk): SandboxService {
  return {
    name: 'booking',
    routes: {
      ...serve(endpoints.quoteFares, (body, context) => quoteFares(body, context, desk)),
      ...serve(endpoints.createBooking, async (body, context) => {
        const created = await createBooking(body, context, desk);
        await announce('bookingCreated', { bookingToken: created.token, authToken: body.auth_token }, context, desk);
        return created;
      }),
      ...serve(endpoints.getBooking, showBooking),
      ...serve(endpoints.reserveSeats, (body, context) => reserveSeats(body, context, desk)),
      ...serve(endpoints.bookAndIssue, async (body, context) => {
        const paid = await bookAndIssue(body, context, desk);
        const authToken = body.makes_owner ? body.auth_token : null;
        await announce('paymentStarted', { bookingToken: body.token, authToken }, context, desk);
        return paid;
      }),
      ...serve(bonusEndpoints.spendPoints, (body, context) => spendPoints(body, context, desk)),
      ...serve(eWalletEndpoints.spendEWallet, (body, context) => spendEWallet(body, context, desk)),
      ...serve(endpoints.checkTicket, checkTicket),
      ...serve(endpoints.getSbpPayment, findSbpPayment),
      ...serve(endpoints.openAppleSession, openSession),
      ...serve(endpoints.cancelPayment, (body, context) => cancelPayment(body, context, desk)),
      ...serve(endpoints.listCitizenships, ({ lang }) => listCitizenships(languageOf(lang, 'en'))),
    },
  };
}

/**
 * Announces a call that has succeeded, in a transaction of its own. The shop repeats a call whose answer was lost, and
 * the repeated call is announced again.
 */
async function announce(
  name: 'bookingCreated' | 'paymentStarted',
  call: CustomerCall,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<void> {
  const statements = await desk.events.statementsFor(name, call, context);
  if (statements.length > 0) await context.store.batch(statements, 'write');
}
