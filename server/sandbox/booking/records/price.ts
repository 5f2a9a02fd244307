import type { SandboxSettings } from '../../service/service';
import type { Offer, OfferFare } from '../../search/offers/offer';
import { fingerprint } from './fingerprint';

/** The stage at which the price of an offer changes. */
export type PriceStage = 'quote' | 'reserving' | 'booking';

/** With the setting `sometimes`, this many offers in a hundred change their price. */
const CHANGING_PERCENT = 6;
/** Most prices change before the booking; some wait until the carrier is asked for seats or tickets. */
const STAGES: PriceStage[] = ['quote', 'quote', 'reserving', 'booking'];

/** Returns the stage at which this offer's price changes; null: never. The same for the same offer and setting. */
export function priceStage(variantId: string, setting: SandboxSettings['priceChange']): PriceStage | null {
  switch (setting) {
    case 'never':
      return null;
    case 'at_quote':
      return 'quote';
    case 'at_reserving':
      return 'reserving';
    case 'at_booking':
      return 'booking';
    case 'sometimes':
      if (fingerprint(`price moves ${variantId}`, 100) >= CHANGING_PERCENT) return null;
      return STAGES[fingerprint(`price stage ${variantId}`, STAGES.length)] ?? 'quote';
  }
}

/** Returns a fare's prices after the change: 3 to 9 % up or down, in whole units, and always different. */
export function movedPrices(variantId: string, prices: OfferFare['prices']): OfferFare['prices'] {
  const percent = 3 + fingerprint(`price percent ${variantId}`, 7);
  const direction = fingerprint(`price direction ${variantId}`, 3) === 0 ? -1 : 1;
  const move = (price: number) => {
    if (price === 0) return 0;
    const moved = Math.round((price * (100 + direction * percent)) / 10_000) * 100;
    return moved === price || moved <= 0 ? price + 100 : moved;
  };
  return { adult: move(prices.adult), child: move(prices.child), infant: move(prices.infant) };
}

/** Returns the prices of a fare in hundredths, for one passenger of each type. */
export function currentPrices(offer: Offer, fare: OfferFare, hasMoved: boolean): OfferFare['prices'] {
  return hasMoved ? movedPrices(offer.variantId, fare.prices) : fare.prices;
}

/** Returns the total of all travellers for a fare, in hundredths, without places on trains: see `ticketsPrice`. */
export function totalPrice(offer: Offer, fare: OfferFare, hasMoved: boolean): number {
  const { adult, child, infant } = currentPrices(offer, fare, hasMoved);
  const { travelers } = offer.session;
  return adult * travelers.adult + child * travelers.child + infant * travelers.infant;
}
