import type { KeptTrain } from '~/bff/cookies/kept-trains';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import { readable } from '~/market/latin-letters';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { passengerTypes, type PassengerValues } from '../passengers/form-values';
import { passengerNames } from '../passengers/typed-names.server';
import { routeOf } from '../seats/flight-route';
import { searchPath } from '../flow/interruption';
import { passengersWithPlace } from './choice-state';
import type { RailParty } from './party';
import { railParty } from './rail-party';
import { chosenTerms, termsText } from './terms-lines.server';
import { kindName } from './car-picker.server';
import { reservedPlaces, whyReserved } from './reserved-page.server';
import { trainSegments } from './train-segments';

/** The section of step 1 about the places on trains. Ready texts. */
export type TrainsSectionView = {
  title: string;
  trains: {
    segmentIndex: number;
    /** "Москва — Казань" */
    route: string;
    lines: string[];
    /** The difference to the fare: "+1 200 ₽"; null without one. */
    difference: string | null;
    /** The button, and its complete name; null once the places are reserved. */
    choose: { label: string; name: string } | null;
  }[];
  /** Why reserved places stay, with the way to others; null before. */
  reserved: { text: string; again: { label: string; to: string } } | null;
};

/** Lists a booking's trains with the places chosen on them; null without trains. */
export function trainsSection(
  booking: Booking,
  chosen: readonly KeptTrain[],
  typed: readonly PassengerValues[],
  market: Market,
): TrainsSectionView | null {
  const t = getTranslator(market.locale, 'trains');
  const trains = trainSegments(booking);
  if (trains.length === 0) return null;
  if (booking.isAlreadyReserved) return reservedSection(booking, typed, market);
  const names = passengerNames(typed, passengerTypes(booking.search.travelers).length, market);
  return {
    title: t('section.title'),
    trains: trains.map((segmentIndex) => {
      const own = chosen.find((one) => one.segmentIndex === segmentIndex);
      const route = routeOf(booking, segmentIndex, market.locale);
      const choose = t(own ? 'section.change' : 'section.choose');
      const party = railParty(booking, segmentIndex, typed, market.locale);
      const seated = passengersWithPlace(own ?? null, party);
      const places = (own?.orders ?? []).filter(({ seat }) => seat !== null);
      const terms = own ? chosenTerms(own, party) : [];
      const worded = terms
        .map((one) => [names[one.passenger], termsText(one, names, t)])
        .filter(([, text]) => text)
        .map(([name, text]) => `${name}: ${text}`);
      const isPartly = own && own.reservation !== 'by_demand' && places.length < seated.length;
      return {
        segmentIndex,
        route,
        lines: own
          ? [
              [
                t('car', { number: own.car.number }),
                kindName(own.car, booking, t),
                t('section.class', { code: readable(own.car.serviceClass, market.locale) }),
              ].join(', '),
              ...(own.reservation === 'by_demand' ? [t('wishes.hint')] : []),
              ...(worded.length > 0 ? [worded.join(' · ')] : []),
              ...(isPartly ? [t('section.partly', { chosen: places.length, all: seated.length })] : []),
            ]
          : [t('section.assigned'), ...(hasChildren(party) ? [t('section.freeChildren')] : [])],
        difference: own && own.price !== own.fare ? signed(own.price - own.fare, booking, market) : null,
        choose: { label: choose, name: `${choose}: ${route}` },
      };
    }),
    reserved: null,
  };
}

function hasChildren({ people }: RailParty): boolean {
  return people.some(({ type }) => type === 'child');
}

/** Lists the reserved places, which cannot be changed any more. */
function reservedSection(booking: Booking, typed: readonly PassengerValues[], market: Market): TrainsSectionView {
  const t = getTranslator(market.locale, 'trains');
  const names = passengerNames(typed, passengerTypes(booking.search.travelers).length, market);
  return {
    title: t('section.title'),
    trains: trainSegments(booking).map((segmentIndex) => ({
      segmentIndex,
      route: routeOf(booking, segmentIndex, market.locale),
      lines: [t('reserved.title'), ...reservedPlaces(booking, segmentIndex, names, market)],
      difference: null,
      choose: null,
    })),
    reserved: { text: whyReserved(booking, market), again: { label: t('reserved.again'), to: searchPath(booking) } },
  };
}

/** Returns a difference with its sign: "+1 200 ₽", "−300 ₽". */
export function signed(amount: number, { currency }: Pick<Booking, 'currency'>, { locale }: Market): string {
  return `${amount < 0 ? '−' : '+'}${formatMoney({ amount: Math.abs(amount), currency }, locale)}`;
}
