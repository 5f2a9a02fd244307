import type { BookingWire } from '~/upstream/booking/contract';
import { placePrice } from './tickets-price';
import { isRegistered } from './rail-tickets';
import type { BookingRecord, TicketRecord } from './records';
import { trainsOf } from './train-segments';

type TicketPlace = NonNullable<NonNullable<BookingWire['tickets']>[number]['rail_places']>[number];

/** In a car without numbers one sits where it is free. */
const NO_NUMBER = '–';

/** Returns a passenger's places on the trains of a ticket; travellers without a place of their own have none. */
export function railPlaces({ offer, railPlaces: places }: BookingRecord, ticket: TicketRecord): TicketPlace[] {
  const segments = offer.trips.flat();
  return places
    .filter(
      ({ segmentIndex, passengerIndex, placeType }) =>
        passengerIndex === ticket.passenger_index &&
        placeType !== null &&
        segments[segmentIndex]?.recordIndex === ticket.record_index,
    )
    .map(({ segmentIndex, carNumber, seat }) => ({
      segment_index: segmentIndex,
      car: carNumber,
      place: seat === null ? NO_NUMBER : String(seat),
    }));
}

/** Returns `rzd_seats` of a booking: the reserved places with the price of each. */
export function reservedPlaces(booking: BookingRecord): NonNullable<BookingWire['rzd_seats']> {
  const trains = trainsOf(booking.offer);
  return booking.railPlaces.map((place) => ({
    segment_index: place.segmentIndex,
    passenger_index: place.passengerIndex,
    car_number: place.carNumber,
    car_type: place.carType,
    service_class: place.serviceClass,
    seat: place.seat,
    storey: place.storey,
    car_place_type: place.placeType,
    cabin_gender: place.gender,
    tariff_type: place.tariff,
    refundable: place.isRefundable,
    adult_passenger_index: place.adultIndex,
    bedclothes_price: place.bedding,
    electronic_registration: isRegistered(
      place,
      trains.find(({ segmentIndex }) => segmentIndex === place.segmentIndex),
      booking.offer.maps,
    ),
    price: placePrice(place, booking),
  }));
}
