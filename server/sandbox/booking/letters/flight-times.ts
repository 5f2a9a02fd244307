import { formatTime } from '~/market/clock';
import { formatDate } from '~/market/format';
import type { Offer, OfferFlight } from '../../search/offers/offer';
import type { CustomerPlace } from '../../outbox/customer-place';

/** Names the cities of a flight: "Moscow – Sochi". */
export function flightRoute({ wire }: OfferFlight, { maps }: Pick<Offer, 'maps'>): string {
  const name = (code: string) => maps.cities?.[maps.anyports?.[code]?.city_code ?? code]?.name ?? code;
  return `${name(wire.departure)} – ${name(wire.arrival)}`;
}

/** "Sunday, 4 May 2031, 06:50 – 09:10", with the day of an arrival on another one. */
export function flightTimes({ wire }: OfferFlight, place: CustomerPlace): string {
  const [leaves, lands] = [wire.departure_datetime, wire.arrival_datetime];
  const isSameDay = leaves.slice(0, 10) === lands.slice(0, 10);
  const arrival = isSameDay
    ? formatTime(lands, place)
    : `${formatDate(lands, place, 'short')}, ${formatTime(lands, place)}`;
  return `${formatDate(leaves, place, 'full')}, ${formatTime(leaves, place)} – ${arrival}`;
}
