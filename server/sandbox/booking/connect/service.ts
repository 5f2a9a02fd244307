import { endpoints, type BestBuyPlusWire, type NoOfferReason } from '~/upstream/connect/contract';
import type { ReceivedBy, WireOf } from '~/upstream/endpoint';
import { listLines } from '../order-lines/line-records';
import { getBooking, type BookingDesk } from '../records/desk';
import { ServiceFailure } from '../../service/failure';
import { ticketsPrice } from '../records/tickets-price';
import type { BookingRecord } from '../records/records';
import { showBooking } from '../flow/show';
import type { OfferFare } from '../../search/offers/offer';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { betterFare } from './better-fare';

type Body = ReceivedBy<typeof endpoints.getBestBuyPlus>;
type TakeBody = ReceivedBy<typeof endpoints.takeBestBuyPlus>;
type TakeAnswer = WireOf<typeof endpoints.takeBestBuyPlus>;

/** Best buy plus: POST /connect/connect/best_buy_plus.json (specification 2 §2, §7). */
export function createConnectService(desk: BookingDesk): SandboxService {
  return {
    name: 'connect',
    routes: {
      ...serve(endpoints.getBestBuyPlus, offerFare),
      ...serve(endpoints.takeBestBuyPlus, (body, context) => desk.lock.run(body.token, () => takeFare(body, context))),
    },
  };
}

async function offerFare(body: Body, context: SandboxContext): Promise<BestBuyPlusWire> {
  const booking = await getRecord(body, context);
  const { currency } = booking.offer.session;
  const better = await findBetter(body, booking, context);
  if (typeof better === 'string') return { currency, offer: null, reason: better };
  const present = priceOf(booking, booking.fare);
  return {
    currency,
    offer: {
      fare_variant_key: better.key,
      tickets_total_price: priceOf(booking, better),
      price_difference: priceOf(booking, better) - present,
      expires_at: new Date(booking.expiresAt).toISOString(),
    },
  };
}

async function takeFare(body: TakeBody, context: SandboxContext): Promise<TakeAnswer> {
  const booking = await getRecord(body, context);
  const present = priceOf(booking, booking.fare);
  if (booking.fare.key === body.fare_variant_key) return { tickets_total_price: present };
  const better = await findBetter(body, booking, context);
  if (typeof better === 'string' || better.key !== body.fare_variant_key) throw new ServiceFailure('wrongAction');
  const price = priceOf(booking, better);
  if (body.amount !== price || body.currency !== booking.offer.session.currency) {
    throw new ServiceFailure('rateChangedError', { old_price: body.amount, new_price: price });
  }
  await context.store.execute({
    sql: 'UPDATE bookings SET fare_key = ? WHERE token = ?',
    args: [better.key, booking.token],
  });
  return { tickets_total_price: price };
}

/** Returns the booking of a record. @throws ServiceFailure NotFound for an unknown record */
async function getRecord({ token, record_index }: Body, context: SandboxContext): Promise<BookingRecord> {
  const booking = await getBooking(context, token);
  if (!booking.offer.trips.flat().some(({ recordIndex }) => recordIndex === record_index)) {
    throw new ServiceFailure('NotFound');
  }
  return booking;
}

async function findBetter(
  body: Body,
  booking: BookingRecord,
  context: SandboxContext,
): Promise<OfferFare | NoOfferReason> {
  const { action } = await showBooking(body, context);
  if (action.endsWith('_fault')) return 'ended';
  if (booking.timeline) return 'bought';
  if (!['created', 'fare_found', 'seats_reserved'].includes(action)) return 'paying';
  if (booking.fare.carKind !== undefined) return 'railway';
  const better = betterFare(booking.offer.fares, booking.fare);
  if (!better) return 'best';
  const added = await listLines(context.store, booking.token);
  return added.length > 0 ? 'addons' : better;
}

function priceOf(booking: BookingRecord, fare: OfferFare): number {
  return ticketsPrice({ ...booking, fare });
}
