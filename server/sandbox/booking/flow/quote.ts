import type { z } from 'zod';
import type { searchFareRequest, SearchFareAnswerWire } from '~/upstream/booking/contract';
import { SESSION_MINUTES } from '../../search/offers/sessions';
import type { SandboxContext } from '../../service/service';
import { getBooking, getOffer, type BookingDesk } from '../records/desk';
import { ServiceFailure } from '../../service/failure';
import { seatsLeft } from '../records/inventory';
import { languageOf } from '../../service/language';
import { priceStage, totalPrice } from '../records/price';
import { ticketsPrice } from '../records/tickets-price';
import { isExpired } from '../records/state';
import { tripWire } from '../records/trip';

/** search_fare/new: returns the current fares of an offer or a booking. Creates nothing. */
export async function quoteFares(
  body: z.output<typeof searchFareRequest>,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<SearchFareAnswerWire> {
  return body.token ? quoteBooking(body.token, body.lang, context) : quoteOffer(body, context, desk);
}

async function quoteOffer(
  body: z.output<typeof searchFareRequest>,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<SearchFareAnswerWire> {
  const offer = await getOffer(desk, body.variant_id ?? '', context);
  const left = seatsLeft(offer, context.seatsTaken);
  if (left < offer.session.travelers.adult + offer.session.travelers.child) {
    throw new ServiceFailure('segmentsNotConfirmed', {}, 'not enough seats');
  }
  const cheapest = offer.fares[0];
  if (!cheapest) throw new ServiceFailure('gdsError', {}, 'an offer without fares');
  const hasMoved = priceStage(offer.variantId, context.settings.priceChange) === 'quote';
  return {
    ...tripWire(offer, languageOf(body.lang, offer.session.language), hasMoved),
    tickets_total_price: totalPrice(offer, cheapest, hasMoved),
    tickets_total_price_at_search: offer.totalPrice,
    offer_expires_at: new Date(offer.session.createdAt.getTime() + SESSION_MINUTES * 60_000).toISOString(),
    seats_left: left,
  };
}

async function quoteBooking(
  token: string,
  language: string | undefined,
  context: SandboxContext,
): Promise<SearchFareAnswerWire> {
  const booking = await getBooking(context, token);
  if (isExpired(booking, context.now().getTime())) throw new ServiceFailure('sessionExpired');
  const { offer, fare, hasPriceMoved } = booking;
  return {
    ...tripWire(offer, languageOf(language, booking.language), hasPriceMoved),
    tickets_total_price: ticketsPrice(booking),
    tickets_total_price_at_search: totalPrice(offer, fare, false),
    offer_expires_at: new Date(booking.expiresAt).toISOString(),
    seats_left: null,
  };
}
