/** Where the tickets of a booking stand with the railway (rail facts §12, §14). */
import type { BookingWire } from '~/upstream/booking/contract';
import type { TrainTicketStatus } from '~/upstream/booking/rail-contract';
import type { Car } from '../../search/cars/car';
import { carsOfTrain } from '../../search/cars/train-cars';
import type { Offer } from '../../search/offers/offer';
import { carsTrain } from '../../search/offers/room';
import type { RailTicketSetting } from '../../service/service';
import type { RailPlace } from './rail-records';
import type { BookingRecord, TicketRecord } from './records';
import { trainsOf, type TrainSegment } from './train-segments';

type TrainTicketWire = NonNullable<NonNullable<BookingWire['tickets']>[number]['rail_tickets']>[number];

/**
 * Tells whether the document alone is enough to board a car: never where the train crosses a border. Null on the railways
 * of other countries, which have no electronic registration.
 */
export function electronicRegistration(
  { flight: { wire }, train }: Pick<TrainSegment, 'flight' | 'train'>,
  car: Pick<Car, 'hasElectronicRegistration'>,
  { anyports, cities }: Offer['maps'],
): boolean | null {
  if (!train.isRzd) return null;
  const countryOf = (port: string) => cities?.[anyports?.[port]?.city_code ?? port]?.country_code;
  return car.hasElectronicRegistration && countryOf(wire.departure) === countryOf(wire.arrival);
}

/**
 * Tells whether the document alone is enough to board with a place. Null on the railways of other countries; undefined
 * where the car is none of the train's.
 */
export function isRegistered(
  { carNumber, serviceClass }: Pick<RailPlace, 'carNumber' | 'serviceClass'>,
  segment: TrainSegment | undefined,
  maps: Offer['maps'],
): boolean | null | undefined {
  const car =
    segment &&
    carsOfTrain(carsTrain(segment.train)).find((one) => one.number === carNumber && one.serviceClass === serviceClass);
  return car && electronicRegistration(segment, car, maps);
}

/** The end of a way that a request takes back; null while it is valid. */
export type ReturnedWay = { tripIndex: number; status: 'voided' | 'returned' | 'places_returned' };

/**
 * Returns `rail_tickets` of a ticket. What has gone back is told whatever is set.
 * @param setting a status for every ticket, or `by_car`
 * @param returned the ways of the ticket that are given back
 */
export function railTickets(
  { offer, railPlaces }: Pick<BookingRecord, 'offer' | 'railPlaces'>,
  { record_index, passenger_index }: Pick<TicketRecord, 'record_index' | 'passenger_index'>,
  setting: RailTicketSetting,
  returned: readonly ReturnedWay[],
): TrainTicketWire[] {
  return trainsOf(offer)
    .filter(({ recordIndex }) => recordIndex === record_index)
    .flatMap((segment): TrainTicketWire[] => {
      const { segmentIndex: segment_index, tripIndex } = segment;
      const place = railPlaces.find(
        (one) => one.segmentIndex === segment_index && one.passengerIndex === passenger_index,
      );
      const registration = place && isRegistered(place, segment, offer.maps);
      if (registration === undefined) return [];
      if (setting === 'by_car' && registration === null) return [];
      const sold: TrainTicketStatus =
        setting !== 'by_car'
          ? setting
          : registration
            ? 'electronic_registration_present'
            : 'electronic_registration_absent';
      return [{ segment_index, status: returned.find((way) => way.tripIndex === tripIndex)?.status ?? sold }];
    });
}
