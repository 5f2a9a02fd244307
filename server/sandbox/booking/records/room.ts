/** The room that an offer has now: seats on flights and buses, berths on trains. */
import { placesLeft } from '../../search/cars/places-left';
import { totalOf } from '../../search/offers/fare-families';
import type { Offer, OfferFare } from '../../search/offers/offer';
import { carsTrain, placesFor } from '../../search/offers/room';
import type { SandboxContext } from '../../service/service';
import type { TakenBerth } from '../../service/taken-berth';
import { countedDemand } from './inventory';
import { trainsOf } from './train-segments';

/**
 * Leaves out the kinds of cars in which the trains of an offer have no room for the party, as the search does. The price at
 * the search is that of the cheapest kind that had room then.
 */
export async function withRoom(offer: Offer, context: Pick<SandboxContext, 'berthsTaken'>): Promise<Offer> {
  if (!offer.fares.some(({ carKind }) => carKind !== undefined)) return offer;
  const { travelers, createdAt } = offer.session;
  const wanted = travelers.adult + travelers.child;
  const faresAt = async (at?: number) => {
    const taken = await berthsOf(offer, context, at);
    return offer.fares.filter((fare) => placesForFare(offer, fare, taken) >= wanted);
  };
  const [fares, atSearch] = [await faresAt(), await faresAt(createdAt.getTime())];
  return { ...offer, fares, totalPrice: atSearch[0] ? totalOf(atSearch[0], travelers) : offer.totalPrice };
}

/** Returns the seats left on the fullest flight, train or bus of an offer, by its cheapest fare. */
export async function seatsLeft(
  offer: Offer,
  context: Pick<SandboxContext, 'seatsTaken' | 'berthsTaken'>,
): Promise<number> {
  const [cheapest] = offer.fares;
  if (!cheapest) return 0;
  const seats = countedDemand(offer).map(({ inventoryKey, onSale }) => onSale - context.seatsTaken(inventoryKey));
  return Math.max(0, Math.min(placesForFare(offer, cheapest, await berthsOf(offer, context)), ...seats));
}

function placesForFare(offer: Offer, fare: OfferFare, taken: readonly TakenBerth[]): number {
  return Math.min(
    Infinity,
    ...trainsOf(offer).map(({ train, flight: { seatsOnSale } }) => {
      const kinds = train.kinds.map(({ kind }) => kind);
      return placesFor(fare, kinds, placesLeft({ train: carsTrain(train), seatsOnSale }, taken));
    }),
  );
}

function berthsOf(
  offer: Offer,
  { berthsTaken }: Pick<SandboxContext, 'berthsTaken'>,
  at?: number,
): Promise<TakenBerth[]> {
  const trains = trainsOf(offer).map(({ train }) => train.run.train);
  return trains.length === 0 ? Promise.resolve([]) : berthsTaken(trains, at);
}
