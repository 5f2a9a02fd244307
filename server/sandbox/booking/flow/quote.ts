import type { z } from 'zod';
import type { searchFareRequest, SearchFareAnswerWire } from '~/upstream/booking/contract';
import { SESSION_MINUTES } from '../../search/offers/sessions';
import type { SandboxContext } from '../../service/service';
import { getBooking, getOffer, type BookingDesk } from '../records/desk';
import { AIR_FEE_PERCENT, exchangeFee, railRefundFee } from '../records/shop-fees';
import type { Offer } from '../../search/offers/offer';
import { ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import { seatsLeft } from '../records/room';
import { priceStage, totalPrice } from '../records/price';
import { ticketsPrice } from '../records/tickets-price';
import { isExpired } from '../records/state';
import { tripWire } from '../records/trip';
import { freeCancellationHours } from '../records/usa-rule';

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
  const left = await seatsLeft(offer, context);
  if (left < offer.session.travelers.adult + offer.session.travelers.child) {
    throw new ServiceFailure('segmentsNotConfirmed', {}, 'not enough seats');
  }
  const cheapest = offer.fares[0];
  if (!cheapest) throw new ServiceFailure('gdsError', {}, 'an offer without fares');
  const hasMoved = priceStage(offer.variantId, context.settings.priceChange) === 'quote';
  return {
    ...tripWire(offer, languageOf(body.lang, offer.session.language), hasMoved),
    shop_fees: shopFees(offer, typeof body.agent === 'string'),
    free_cancellation_hours: freeCancellationHours(offer, context.now().getTime()),
    rail_refund_fee: railFee(offer),
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
    shop_fees: shopFees(offer, booking.agent !== null),
    free_cancellation_hours: freeCancellationHours(offer, context.now().getTime()),
    rail_refund_fee: railFee(offer),
    tickets_total_price: ticketsPrice(booking),
    tickets_total_price_at_search: totalPrice(offer, fare, false),
    offer_expires_at: new Date(booking.expiresAt).toISOString(),
    seats_left: null,
  };
}

/** The fees that a refund and an exchange of these flights would have; null with a train among them. */
function shopFees({ trips, session }: Offer, isAffiliate: boolean): SearchFareAnswerWire['shop_fees'] {
  if (trips.flat().some(({ train }) => train)) return null;
  return {
    refund_percent: AIR_FEE_PERCENT[isAffiliate ? 'affiliate' : 'direct'],
    exchange: exchangeFee(isAffiliate, session.currency),
  };
}

/** The fee that a refund would have on a trip by trains alone; null with anything else among them. */
function railFee({ trips, session }: Offer): SearchFareAnswerWire['rail_refund_fee'] {
  return trips.flat().every(({ train }) => train) ? railRefundFee(session.currency) : null;
}
