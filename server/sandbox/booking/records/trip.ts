import type { BookingWire } from '~/upstream/booking/contract';
import { vendorOfRides } from '~/upstream/booking/vendor-contract';
import { transportKindOf } from '~/upstream/search/names-contract';
import { carKindNames } from '../../search/offers/car-kinds';
import type { Offer, OfferFare } from '../../search/offers/offer';
import { bookingClass } from './booking-class';
import { fareVariants } from './fares';

type TripWire = Pick<
  BookingWire,
  | 'search'
  | 'vendor'
  | 'segments'
  | 'aircrafts'
  | 'airlines'
  | 'anyports'
  | 'cities'
  | 'countries'
  | 'train_car_kinds'
  | 'currency'
  | 'fare_variants'
  | 'fare_warnings'
>;

/**
 * Returns the trip as fare quotes and bookings share it.
 * @param fare the chosen one, for a booking
 */
export function tripWire(offer: Offer, language: string, hasPriceMoved: boolean, fare?: OfferFare): TripWire {
  const { session } = offer;
  return {
    vendor: vendorOf(offer),
    search: {
      trips: session.trips.map(({ departure, arrival, date }) => ({ departure, arrival, date })),
      travelers: { ...session.travelers },
      cabin: session.cabin,
    },
    segments: segments(offer, fare),
    ...offer.maps,
    aircrafts: offer.maps.aircrafts ?? {},
    airlines: offer.maps.airlines ?? {},
    anyports: offer.maps.anyports ?? {},
    cities: offer.maps.cities ?? {},
    countries: offer.maps.countries ?? {},
    train_car_kinds: carKindNames(
      offer.trips.flat().flatMap(({ wire }) => wire.train_car_kinds ?? []),
      language,
    ),
    currency: session.currency,
    fare_variants: fareVariants(offer, language, hasPriceMoved),
    fare_warnings: {
      complex_trip: recordCount(offer) > 1 || offer.trips.length > 2,
      charter: offer.trips.flat().some(({ wire }) => wire.is_charter === true),
    },
  };
}

/** Returns the vendor of an offer: airlines, the railway of Russia, other railways, or two of them. */
function vendorOf({ trips, maps }: Offer): TripWire['vendor'] {
  const rides = trips.flat().map(({ wire }) => ({
    transportKind: transportKindOf(wire.transport_kind),
    marketingCarrier: wire.marketing_carrier,
  }));
  return vendorOfRides(rides, maps.airlines ?? {});
}

/** Counts records, the separate tickets of an order. */
export function recordCount(offer: Offer): number {
  return Math.max(...offer.trips.flat().map(({ recordIndex }) => recordIndex)) + 1;
}

/** Returns the departure dates (yyyy-MM-dd, local) of the flights, in order of travel. */
export function flightDates(offer: Offer): string[] {
  return offer.trips.flat().map(({ wire }) => wire.departure_datetime.slice(0, 10));
}

/** Checks whether the trip leaves its first country. Codes outside the maps count as abroad. */
export function isAbroad(offer: Offer): boolean {
  return tripCountries(offer).size !== 1;
}

/** Returns the country codes of all ports of the trip. */
export function tripCountries(offer: Offer): Set<string> {
  const { anyports, cities } = offer.maps;
  const ports = offer.trips.flat().flatMap(({ wire }) => [wire.departure, wire.arrival]);
  return new Set(ports.map((code) => cities?.[anyports?.[code]?.city_code ?? code]?.country_code ?? `?${code}`));
}

/** Converts "2031-05-04T18:30:00+01:00" to "2031-05-04 18:30". */
export function localTime(dateTime: string): string {
  return `${dateTime.slice(0, 10)} ${dateTime.slice(11, 16)}`;
}

function segments(offer: Offer, fare: OfferFare | undefined): TripWire['segments'] {
  let segmentIndex = 0;
  return offer.trips.flatMap((flights, tripIndex) =>
    flights.map(({ wire, recordIndex, departureTimeZone, arrivalTimeZone, isCancelled }, partIndex) => {
      const index = segmentIndex++;
      return {
        id: `${recordIndex}:${index}`,
        record_index: recordIndex,
        trip_index: tripIndex,
        segment_index: index,
        part_index: partIndex,
        departure_code: wire.departure,
        arrival_code: wire.arrival,
        departure_time: localTime(wire.departure_datetime),
        arrival_time: localTime(wire.arrival_datetime),
        departure_time_zone: departureTimeZone,
        arrival_time_zone: arrivalTimeZone,
        departure_terminal: wire.departure_terminal ?? null,
        arrival_terminal: wire.arrival_terminal ?? null,
        flight_time_mins: wire.duration,
        operating_carrier: wire.operating_carrier ?? null,
        marketing_carrier: wire.marketing_carrier,
        marketing_flight_number: wire.transport_number ?? String(wire.number ?? ''),
        equipment: wire.equipment ?? null,
        technical_stops: wire.tech_stops ?? null,
        transport_kind: wire.transport_kind ?? null,
        is_charter: wire.is_charter ?? null,
        booking_class:
          fare && wire.transport_kind === 'airplane' ? bookingClass(offer.session.cabin, fare.family) : null,
        transfer_duration: wire.transfer_duration ?? null,
        night_transfer: wire.night_transfer ?? null,
        virtual_connection: wire.virtual_connection ?? null,
        is_transit_visa_needed: wire.is_transit_visa_needed ?? null,
        initial_station: wire.initial_station ?? null,
        final_station: wire.final_station ?? null,
        electronic_registration: wire.electronic_registration ?? null,
        train_description: wire.train_description ?? null,
        is_double_decker: wire.is_double_decker ?? null,
        fare_table_exists: true,
        ...(isCancelled ? { cancelled: true } : {}),
        ...(wire.train_car_kinds ? { train_car_kinds: wire.train_car_kinds } : {}),
      };
    }),
  );
}
