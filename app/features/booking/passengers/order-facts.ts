import type { OrderFacts } from './check-passenger';
import { earliestToday } from '~/dates/calendar-date';
import { BRANDS } from '~/market/brands';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { isRailVendor } from '~/upstream/booking/vendor-contract';
import { countriesOf, idCardCitizens } from './passport-trip';

/** Collects the facts of a booking and a market that the form of step 1 is checked against. */
export function orderFacts(booking: Booking, market: Market, now: Date): OrderFacts {
  const departures = booking.segments.map((segment) => segment.departureTime.slice(0, 10)).sort();
  const arrivals = booking.segments.map((segment) => segment.arrivalTime.slice(0, 10)).sort();
  const today = earliestToday(now);
  const brand = BRANDS[market.brand];
  return {
    trip: {
      isAbroad: booking.isAbroad,
      isWithinRussia: countriesOf(booking).every((country) => country === 'RU'),
      idCardCitizens: idCardCitizens(countriesOf(booking)),
      isRailOnly: isRailVendor(booking.vendor),
      isRussianRail: booking.vendor === 'rzd',
      available: booking.availableDocumentTypes,
      takesAllDocuments: brand.takesAllDocuments,
    },
    firstFlight: departures[0] ?? today,
    lastFlight: departures.at(-1) ?? today,
    lastArrival: arrivals.at(-1) ?? today,
    // A child may be born where it is already tomorrow.
    today: new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10),
    asksMiddleName: brand.asksMiddleName || booking.additionalFields.includes('middle_name'),
    asksPrivacyConsent: brand.asksPrivacyConsent,
    takesMileageCards: booking.takesMileageCards,
    locale: market.locale,
  };
}
