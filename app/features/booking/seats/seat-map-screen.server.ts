import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { SeatMap, Timing } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { CabinView, SeatWords } from './cabin';
import { cabinView, seatPrice } from './cabin.server';
import { chosenSeats, sumOfSeats } from './chosen-seats';
import { rideText, routeOf } from './flight-route';
import type { ReadSeats } from './read-seat-map.server';
import { seatedPassengers } from './seat-rules';
import { switchesView, type SwitchesView } from './switches.server';
import type { Traveller } from './travellers';

export type SeatMapScreen = SwitchesView & {
  /** "Москва — Сочи" */
  route: string;
  /** "SU 1130 · сб, 20 дек. · 10:30 · Airbus A320" */
  flight: string;
  segmentIndex: number;
  passenger: number;
  cabin: CabinView;
  words: SeatWords;
  /** Companions who have a seat on this flight. */
  fellows: { mark: string; name: string; seat: string }[];
  /** Number of this passenger's seat on this flight. */
  chosen: string | null;
  /** Total of all seats if this passenger takes none on this flight; null when the others cost nothing. */
  totalWithoutSeat: string | null;
  /** Says who chooses: "Seat for Anna", "Your seat". */
  legend: string;
  /** The step of the checkout: with the tickets, or after them. */
  step: 'passengers' | 'bought';
  /** Label of the button that keeps the choice and leaves. */
  back: string;
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
  const chosenText = (index: number) => {
    const seat = onThisFlight.find(({ passengerIndex }) => passengerIndex === index);
    return seat ? `${seat.number} · ${seatPrice(seat.item.price, t, market.locale)}` : null;
  };
  const chosen = new Map(onThisFlight.map(({ passengerIndex, number }) => [passengerIndex, number]));
  return {
    route: routeOf(booking, segmentIndex, market.locale),
    flight: flightText(booking, map, market),
    ...switchesView(
      { booking, stop: { segmentIndex, passenger }, travellers, seated, flights, chosenText },
      { market, t },
    ),
    segmentIndex,
    passenger,
    cabin: cabinView({ map, party, passenger, chosen, othersTotal }, t, market.locale),
    words: seatWords(travellers, t),
    fellows: onThisFlight.flatMap(({ passengerIndex, number }) => {
      const fellow = passengerIndex === passenger ? undefined : travellers[passengerIndex];
      return fellow ? [{ mark: fellow.mark, name: fellow.name, seat: number }] : [];
    }),
    chosen: own?.number ?? null,
    totalWithoutSeat: othersTotal === 0 ? null : money(othersTotal),
    legend: travellers.length === 1 ? t('legendOne') : t('legend', { name: travellers[passenger]?.name ?? '' }),
    step: timing === 'postsale' ? 'bought' : 'passengers',
    back: t(timing === 'postsale' ? 'backLater' : 'back'),
  };
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
  const aircraft = (equipment && booking.aircrafts[equipment]?.name) ?? equipment;
  return rideText(booking, segmentIndex, market, aircraft);
}
