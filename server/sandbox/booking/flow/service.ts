import { endpoints } from '~/upstream/booking/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { cancelPayment } from '../payment/cancel-payment';
import { checkTicket } from './checking';
import { listCitizenships } from '../passengers/citizenships';
import { claimBooking } from '../../account/orders/owners';
import { createBooking } from './create';
import type { BookingDesk } from '../records/desk';
import { bookAndIssue } from '../payment/pay';
import { quoteFares } from './quote';
import { languageOf } from '../../service/language';
import { reserveSeats } from './reserve';
import { BOOKING_SCHEMA } from '../records/schema';
import { findSbpPayment } from '../payment/sbp-info';
import { showBooking } from './show';

/** Makes the booking service: POST /booking/v4/… (upstream facts §5, specification 2 §7). */
export function createBookingService(desk: BookingDesk): SandboxService {
  return {
    name: 'booking',
    schema: BOOKING_SCHEMA,
    routes: {
      ...serve(endpoints.quoteFares, (body, context) => quoteFares(body, context, desk)),
      ...serve(endpoints.createBooking, async (body, context) => {
        const created = await createBooking(body, context, desk);
        await claimBooking(context, created.token, body.auth_token);
        return created;
      }),
      ...serve(endpoints.getBooking, showBooking),
      ...serve(endpoints.reserveSeats, (body, context) => reserveSeats(body, context, desk)),
      ...serve(endpoints.bookAndIssue, async (body, context) => {
        const paid = await bookAndIssue(body, context, desk);
        await claimBooking(context, body.token, body.auth_token);
        return paid;
      }),
      ...serve(endpoints.checkTicket, checkTicket),
      ...serve(endpoints.getSbpPayment, findSbpPayment),
      ...serve(endpoints.cancelPayment, (body, context) => cancelPayment(body, context, desk)),
      ...serve(endpoints.listCitizenships, ({ lang }) => listCitizenships(languageOf(lang, 'en'))),
    },
  };
}
