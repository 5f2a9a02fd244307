import { endpoints } from '~/upstream/rail-cars/contract';
import { ServiceFailure } from '../../service/failure';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { getBooking, getOffer, type BookingDesk } from '../records/desk';
import { priceStage } from '../records/price';
import type { PricedFare } from '../records/rail-shares';
import { isExpired } from '../records/state';
import { trainsOf } from '../records/train-segments';
import { carsWire } from './cars-wire';
import { carsNow } from './stock';

/** The railCars service: GET /railCars/fetch/rzd_seats_map_at_search.json (specification 2 §7). */
export function createRailCarsService(desk: BookingDesk): SandboxService {
  return {
    name: 'railCars',
    routes: serve(endpoints.listCars, async ({ variant_id, token, segment_index }, context) => {
      const asked = token ? await ofBooking(token, context) : await ofOffer(variant_id ?? '', context, desk);
      const segment = trainsOf(asked.offer).find(({ segmentIndex }) => segmentIndex === segment_index);
      if (!segment) throw new ServiceFailure('productUnavailable', {}, 'no train');
      const isOdd = context.settings.railPlaces === 'odd_cars';
      return carsWire(await carsNow(segment, asked, context), segment, asked, isOdd);
    }),
  };
}

/** The fare by which cars are priced; the own places of a booking count as free. */
type Asked = PricedFare & { token: string };

async function ofBooking(token: string, context: SandboxContext): Promise<Asked> {
  const booking = await getBooking(context, token);
  if (booking.fault || isExpired(booking, context.now().getTime())) throw new ServiceFailure('sessionExpired');
  return booking;
}

async function ofOffer(variantId: string, context: SandboxContext, desk: BookingDesk): Promise<Asked> {
  const offer = await getOffer(desk, variantId, context);
  const [fare] = offer.fares;
  if (!fare) throw new ServiceFailure('gdsError', {}, 'an offer without fares');
  const hasPriceMoved = priceStage(variantId, context.settings.priceChange) === 'quote';
  return { token: '', offer, fare, hasPriceMoved };
}
