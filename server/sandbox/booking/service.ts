import {
  bookAndIssueRequest,
  cancelPaymentRequest,
  createRequest,
  paths,
  sbpInfoRequest,
  reserveRequest,
  searchFareRequest,
  tokenRequest,
} from '~/upstream/booking/contract';
import { requestBase } from '~/upstream/envelope';
import type { SandboxService } from '../service';
import { cancelPayment } from './cancel-payment';
import { checkTicket } from './checking';
import { listCitizenships } from './citizenships';
import { claimBooking } from '../account/owners';
import { createBooking } from './create';
import type { BookingDesk } from './desk';
import { operation } from './envelope';
import { bookAndIssue } from './pay';
import { quoteFares } from './quote';
import { languageOf } from './language';
import { reserveSeats } from './reserve';
import { BOOKING_SCHEMA } from './schema';
import { findSbpPayment } from './sbp-info';
import { showBooking } from './show';

/** The booking service: POST /booking/v4/… (upstream facts §5, specification 2 §7). */
export function createBookingService(desk: BookingDesk): SandboxService {
  return {
    name: 'booking',
    schema: BOOKING_SCHEMA,
    routes: {
      [`POST ${paths.searchFare}`]: operation(searchFareRequest, (body, context) => quoteFares(body, context, desk)),
      [`POST ${paths.createFromIss}`]: operation(createRequest, async (body, context) => {
        const created = await createBooking(body, context, desk);
        await claimBooking(context, created.token, body.auth_token);
        return created;
      }),
      [`POST ${paths.show}`]: operation(tokenRequest, showBooking),
      [`POST ${paths.reserveSeats}`]: operation(reserveRequest, (body, context) => reserveSeats(body, context, desk)),
      [`POST ${paths.bookAndIssue}`]: operation(bookAndIssueRequest, async (body, context) => {
        const paid = await bookAndIssue(body, context, desk);
        await claimBooking(context, body.token, body.auth_token);
        return paid;
      }),
      [`POST ${paths.checkTicket}`]: operation(tokenRequest, checkTicket),
      [`POST ${paths.sbpInfo}`]: operation(sbpInfoRequest, findSbpPayment),
      [`POST ${paths.cancelPayment}`]: operation(cancelPaymentRequest, (body, context) =>
        cancelPayment(body, context, desk),
      ),
      [`POST ${paths.citizenships}`]: operation(requestBase, async ({ lang }) =>
        listCitizenships(languageOf(lang, 'en')),
      ),
    },
  };
}
