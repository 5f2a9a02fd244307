import { spacedNumber } from '~/features/trip/transport-number';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import { formatTime } from '~/market/clock';
import type { Market } from '~/market/market';
import type { SeatMap, Timing } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { CabinView, SeatWords } from './cabin';
import { cabinView, seatPrice } from './cabin.server';
import { chosenSeats, sumOfSeats } from './chosen-seats';
import { routeOf } from './flight-route';
import type { ReadSeats } from './read-seat-map.server';
import { nextStop } from './seat-path';
import { seatedPassengers } from './seat-rules';
import type { Traveller } from './travellers';

export type SeatMapScreen = {
  /** "Москва — Сочи" */
  route: string;
  /** "SU 1130, 20 декабря, 10:30, Airbus A320" */
  flight: string;
  /** Flights with a seat map; empty when there is only one. */
  flights: { segmentIndex: number; label: string; isCurrent: boolean }[];
  passengers: { index: number; name: string; type: string; seat: string; isChosen: boolean; isCurrent: boolean }[];
  /** A sentence saying that infants have no seat; null without infants. */
  infants: string | null;
  segmentIndex: number;
  passenger: number;
  cabin: CabinView;
  words: SeatWords;
  /** Companions who have a seat on this flight. */
  fellows: { mark: string; name: string; seat: string }[];
  /** Number of this passenger's seat on this flight. */
  chosen: string | null;
  /** Total of all seats if this passenger takes none on this flight. */
  totalWithoutSeat: string;
  /** The step of the checkout: with the tickets, or after them. */
  step: 'passengers' | 'bought';
  /** Label of the button that keeps the choice and leaves. */
  back: string;
  /** Label of the button that keeps the choice and continues. */
  next: string;
};

export type SeatMapParts = ReadSeats & {
  booking: Booking;
  timing: Timing;
  travellers: Traveller[];
  passenger: number;
  /** Indexes of flights with a seat map. */
  flights: readonly number[];
};

/**
 * Builds the seat map screen.
 * @param t reads the namespace `seats`
 */
export function seatMapScreen(parts: SeatMapParts, { market, t }: { market: Market; t: Translate }): SeatMapScreen {
  const { booking, map, order, bought, timing, travellers, passenger, flights } = parts;
  const { segmentIndex } = map;
  const party = travellers.map(({ type }) => type);
  const seated = map.passengers ?? seatedPassengers(party);
  const seats = chosenSeats(order);
  const onThisFlight = [...bought, ...seats].filter((seat) => seat.segmentIndex === segmentIndex);
  const own = onThisFlight.find(({ passengerIndex }) => passengerIndex === passenger);
  const money = (amount: number) => formatMoney({ amount, currency: booking.currency }, market.locale);
  const othersTotal = sumOfSeats(seats) - (own?.item.price.amount ?? 0);
  const infants = party.filter((type) => type === 'infant').length;
  const next = nextStop({ segmentIndex, passenger }, seated, flights);
  const chosen = new Map(onThisFlight.map(({ passengerIndex, number }) => [passengerIndex, number]));
  return {
    route: routeOf(booking, segmentIndex, market.locale),
    flight: flightText(booking, map, market),
    flights:
      flights.length > 1
        ? flights.map((index) => ({
            segmentIndex: index,
            label: routeOf(booking, index, market.locale),
            isCurrent: index === segmentIndex,
          }))
        : [],
    passengers: seated.map((index) => {
      const seat = onThisFlight.find(({ passengerIndex }) => passengerIndex === index);
      return {
        index,
        name: travellers[index]?.name ?? '',
        type: travellers[index]?.typeText ?? '',
        seat: seat ? `${seat.number} · ${seatPrice(seat.item.price, t, market.locale)}` : t('notChosen'),
        isChosen: seat !== undefined,
        isCurrent: index === passenger,
      };
    }),
    infants: infants > 0 ? t('infants', { count: infants }) : null,
    segmentIndex,
    passenger,
    cabin: cabinView({ map, party, passenger, chosen, othersTotal }, t, market.locale),
    words: seatWords(travellers, t),
    fellows: onThisFlight.flatMap(({ passengerIndex, number }) => {
      const fellow = passengerIndex === passenger ? undefined : travellers[passengerIndex];
      return fellow ? [{ mark: fellow.mark, name: fellow.name, seat: number }] : [];
    }),
    chosen: own?.number ?? null,
    totalWithoutSeat: money(othersTotal),
    step: timing === 'postsale' ? 'bought' : 'passengers',
    back: t(timing === 'postsale' ? 'backLater' : 'back'),
    next: nextText(next, parts, { market, t }),
  };
}

function nextText(
  next: ReturnType<typeof nextStop>,
  { booking, map, travellers }: SeatMapParts,
  { market, t }: { market: Market; t: Translate },
): string {
  if (!next) return t('next.done');
  if (next.segmentIndex !== map.segmentIndex) {
    return t('next.flight', { route: routeOf(booking, next.segmentIndex, market.locale) });
  }
  return t('next.passenger', { name: travellers[next.passenger]?.name ?? '' });
}

function seatWords(travellers: Traveller[], t: Translate): SeatWords {
  return {
    place: { window: t('place.window'), middle: t('place.middle'), aisle: t('place.aisle') },
    part: { front: t('part.front'), middle: t('part.middle'), back: t('part.back') },
    taken: t('taken'),
    names: travellers.map(({ name }) => name),
    marks: travellers.map(({ mark }) => mark),
  };
}

function flightText(booking: Booking, { segmentIndex, equipment }: SeatMap, market: Market): string {
  const segment = booking.segments.find((one) => one.segmentIndex === segmentIndex);
  if (!segment) return '';
  return [
    spacedNumber(segment),
    formatDate(segment.departureTime.slice(0, 10), market, 'long'),
    formatTime(segment.departureTime, market),
    (equipment && booking.aircrafts[equipment]?.name) ?? equipment,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}
