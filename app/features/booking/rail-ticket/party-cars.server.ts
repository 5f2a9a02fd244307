import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';

/** Lists the cars and places of a party on a train: "car 07, place 21, 22"; none on a flight. */
export function partyCars(
  { segmentIndex }: Pick<BookingSegment, 'segmentIndex'>,
  { tickets }: Pick<Booking, 'tickets'>,
  { locale }: Market,
): string[] {
  const t = getTranslator(locale, 'trains');
  const places = tickets.flatMap(({ railPlaces }) => railPlaces.filter((one) => one.segmentIndex === segmentIndex));
  return [...new Set(places.map(({ car }) => car))].map((car) =>
    t('place', { car, place: places.flatMap((one) => (one.car === car ? [one.place] : [])).join(', ') }),
  );
}
