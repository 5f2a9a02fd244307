import type { z } from 'zod';
import type { BookingWire, tokenRequest } from '~/upstream/booking/contract';
import type { SandboxContext } from '../../service/service';
import { fullPrice } from '../records/totals';
import { listLaterPayments } from '../order-lines/post-sale-records';
import { findPromo } from '../order-lines/promo-records';
import { getBooking } from '../records/desk';
import { stateOf } from '../returns/plan';
import { isSettled, isLive, listRequests, type RefundRequestRecord } from '../returns/requests';
import { availableDocumentTypes } from '../passengers/documents';
import { languageOf } from '../../service/language';
import { mileageRequirements } from '../records/mileage';
import { totalPrice } from '../records/price';
import { ticketsPrice } from '../records/tickets-price';
import { railPlaces, reservedPlaces } from '../records/rail-places';
import { railTickets, type ReturnedWay } from '../records/rail-tickets';
import { saleOf } from '../records/sale';
import { changeState } from '../records/schedule-changes';
import { listAttempts } from '../records/attempt-records';
import { bonusWire } from '../points/wire';
import { moneyWire } from '../payment/money-wire';
import { orderWire } from './order-wire';
import { listTickets, type BookingRecord, type TicketRecord } from '../records/records';
import { stateAt } from '../records/state';
import { expiryOf, listPayouts, payoutStatusAt } from '../records/payouts';
import { listSurcharges, payUntilOf, surchargeStatusAt } from '../records/surcharges';
import { isAbroad, tripWire } from '../records/trip';
import { freeCancellationHours } from '../records/usa-rule';

/** This many characters of a document's number are told. */
const DOCUMENT_END = 4;

/** show: returns the current state of a booking. */
export async function showBooking(body: z.output<typeof tokenRequest>, context: SandboxContext): Promise<BookingWire> {
  const booking = await getBooking(context, body.token);
  const attempts = await listAttempts(context.store, booking.token);
  const now = context.now().getTime();
  const { action, error } = stateAt(booking, attempts, now);
  const viewer = await context.accountOf(body.auth_token);
  const isIssued = booking.timeline !== null && now >= booking.timeline.issuedAt;
  return {
    ...tripWire(booking.offer, languageOf(body.lang, booking.language), booking.hasPriceMoved, booking.fare),
    variant_id: booking.offer.variantId,
    free_cancellation_hours: freeCancellationHours(booking.offer, now),
    token: booking.token,
    action,
    error,
    agent: booking.agent,
    order_number: booking.orderNumber,
    fare_variant_key: booking.fare.key,
    promocode: await findPromo(booking.token, await fullPrice(booking, context.store), context.store),
    tickets_total_price: ticketsPrice(booking),
    tickets_total_price_at_search: totalPrice(booking.offer, booking.fare, false),
    rzd_seats: reservedPlaces(booking),
    already_reserved: (reservedPlaces(booking) ?? []).length > 0,
    available_document_types: availableDocumentTypes(booking.offer),
    requirements: mileageRequirements(booking.offer),
    abroad: isAbroad(booking.offer),
    booking_expires_at: new Date(booking.expiresAt).toISOString(),
    ...(await moneyWire(booking, attempts, context, viewer)),
    ...(await bonusWire(booking, attempts, context, viewer)),
    tickets: isIssued ? await ticketsOf(booking, context) : [],
    sale: isIssued ? saleOf(booking) : null,
    contacts: contactsWhenBooked(booking),
    order: orderWire(booking, attempts, now),
    schedule_changes: isIssued ? await changesOf(booking, context) : [],
    surcharges: isIssued ? await surchargesOf(booking.token, context) : [],
    payouts: booking.orderNumber ? await payoutsOf(booking.token, context) : [],
  };
}

async function ticketsOf(
  booking: BookingRecord,
  { store, now, settings }: SandboxContext,
): Promise<BookingWire['tickets']> {
  const { token, passengers } = booking;
  const time = now().getTime();
  const [tickets, requests] = await Promise.all([listTickets(store, token, time), listRequests(store, token)]);
  const live = requests.filter((request) => isLive(request, time));
  const tripsIn = (chosen: typeof live, { record_index, passenger_index }: TicketRecord) =>
    chosen
      .flatMap(({ quote }) => quote.coupons)
      .filter((coupon) => coupon.recordIndex === record_index && coupon.passengerIndex === passenger_index)
      .map(({ tripIndex }) => tripIndex);
  return tickets.map((ticket) => {
    const passenger = passengers?.[ticket.passenger_index];
    return {
      ...ticket,
      birthday: passenger?.birthday ?? null,
      document: passenger
        ? {
            type: passenger.document_type,
            number_end: endOf(passenger.passport_number),
            number: passenger.passport_number,
            citizenship: passenger.citizenship,
          }
        : null,
      rail_places: railPlaces(booking, ticket),
      rail_tickets: railTickets(
        booking,
        ticket,
        settings.railTickets,
        live.flatMap((request) => {
          const status = endOfTickets(request, time);
          return status ? tripsIn([request], ticket).map((tripIndex) => ({ tripIndex, status })) : [];
        }),
      ),
      returned_trips: tripsIn(
        live.filter((request) => isSettled(request, time)),
        ticket,
      ),
      refunding_trips: tripsIn(
        live.filter((request) => !isSettled(request, time)),
        ticket,
      ),
    };
  });
}

/** Tells what a request has made of its tickets by now; null while the railway has not taken them back. */
function endOfTickets(request: RefundRequestRecord, now: number): ReturnedWay['status'] | null {
  if (isSettled(request, now)) return request.resolution === 'autovoid' ? 'voided' : 'returned';
  return stateOf(request.plan, now) === 'created_refund' ? 'places_returned' : null;
}

/** Lists the changes by carriers; one waits until it is answered, the time is over, or its tickets go back. */
async function changesOf(
  booking: BookingRecord,
  { store, now }: SandboxContext,
): Promise<BookingWire['schedule_changes']> {
  const { changes, offer, passengers, token } = booking;
  if (changes.length === 0) return [];
  const time = now().getTime();
  const requests = (await listRequests(store, token)).filter((request) => isLive(request, time));
  const gone = requests.flatMap(({ quote }) => quote.coupons);
  const places = offer.trips.flatMap((trip, tripIndex) => trip.map(({ recordIndex }) => ({ tripIndex, recordIndex })));
  return changes.map((change) => {
    const place = places[change.segmentIndex];
    const back = gone.filter((one) => one.tripIndex === place?.tripIndex && one.recordIndex === place.recordIndex);
    const hasGoneBack = back.length > 0 && back.length === passengers?.length;
    return { token: change.token, is_waiting: changeState(change, hasGoneBack, time) === 'waiting' };
  });
}

async function surchargesOf(bookingToken: string, { store, now }: SandboxContext): Promise<BookingWire['surcharges']> {
  const surcharges = await listSurcharges(store, bookingToken);
  if (surcharges.length === 0) return [];
  const payments = await listLaterPayments(store, bookingToken);
  return surcharges.map((one) => {
    const time = now().getTime();
    const status = surchargeStatusAt(one, payments, time);
    return {
      token: one.token,
      is_waiting: status === 'waiting' || status === 'pending',
      amount: one.amount,
      pay_until: new Date(payUntilOf(one, time)).toISOString(),
    };
  });
}

async function payoutsOf(bookingToken: string, context: SandboxContext): Promise<BookingWire['payouts']> {
  const time = context.now().getTime();
  return (await listPayouts(context, bookingToken)).map((one) => ({
    token: one.token,
    status: payoutStatusAt(one, time),
    amount: one.amount,
    currency: one.currency,
    reason: 'card_closed',
    expires_at: new Date(expiryOf(one, time)).toISOString(),
    refund_token: one.refundToken,
  }));
}

/** Returns the end of a document's number: never more than half of it. */
function endOf(number: string): string {
  const length = Math.min(DOCUMENT_END, Math.floor(number.length / 2));
  return length > 0 ? number.slice(-length) : '';
}

function contactsWhenBooked({ orderNumber, contacts }: BookingRecord): BookingWire['contacts'] {
  return orderNumber && contacts ? { email: contacts.email, phone: contacts.phone } : null;
}
