import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { ticketName } from '~/features/booking/passengers/passenger-name';
import { namesOf, type PostSaleWords } from '~/features/booking/post-sale/choice-screen.server';
import { isByTrain, isOverland } from '~/features/trip/segment';
import { formatDateTimeInZone, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { DEFAULT_POSITION } from '~/upstream/ancillaries/contract';
import type { RegistrationKindPrices, RegistrationState } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { ALL, positionValue } from './registration-form.server';

type Option = { value: string; label: string };

/** The page that sells online registration. Ready texts. */
export type RegistrationScreen = {
  /** Null when nothing can be bought; then `nothing` says why. */
  form: {
    kinds: (Option & { hint: string; price: string })[];
    /** Null where no kind asks for a seat. */
    positions: { options: Option[]; value: string } | null;
    /** The flights that it covers, with their times. */
    flights: { title: string; text: string }[];
    people: string[];
    /** Selects for a part of it; null where there is only one. */
    flight: Option[] | null;
    passenger: Option[] | null;
    /** Infants come along. */
    infants: boolean;
  } | null;
  nothing: string | null;
  backPath: string;
};

export type RegistrationWords = PostSaleWords & { market: Market };

const THIRDS = [0, 1, 2];

/** Builds the page. Each kind has its full price: for everybody, on all flights that are left. @param t of `registration` */
export function registrationScreen(
  booking: Booking,
  state: RegistrationState,
  words: RegistrationWords,
): RegistrationScreen {
  const { t, market } = words;
  const { flights, kinds } = state;
  const backPath = checkoutPath('order', booking.token);
  if (flights.length === 0 || kinds.length === 0) {
    return { form: null, nothing: t(`nothing.${reasonOf(booking, state)}`), backPath };
  }
  const names = namesOf(booking, words);
  const people = [...new Set(flights.flatMap(({ passengerIndexes }) => passengerIndexes))].toSorted((a, b) => a - b);
  const nameOf = (index: number) => {
    const ticket = booking.tickets.find(({ passengerIndex }) => passengerIndex === index);
    return ticket ? ticketName(ticket) : '';
  };
  const zoneOf = (index: number) =>
    booking.segments.find(({ segmentIndex }) => segmentIndex === index)?.departureTimeZone ?? 'UTC';
  const seatKind = kinds.some(({ kind }) => kind === 'full_price');
  return {
    form: {
      kinds: kinds.map((one) => ({
        value: one.kind,
        label: words.tAddons(`sections.registration.kinds.${one.kind}.title`),
        hint: words.tAddons(`sections.registration.kinds.${one.kind}.text`),
        price: formatMoney({ amount: wholePrice(one, state), currency: state.currency }, market.locale),
      })),
      positions: seatKind ? { options: positions(words), value: positionValue(DEFAULT_POSITION) } : null,
      flights: flights.map(({ segmentIndex, opensAt, onSaleUntil }) => ({
        title: names.segment(segmentIndex),
        text: t('flight', {
          from: formatDateTimeInZone(opensAt, zoneOf(segmentIndex), market),
          until: formatDateTimeInZone(onSaleUntil, zoneOf(segmentIndex), market),
        }),
      })),
      people: people.map(nameOf),
      flight: choiceOf(
        flights.map(({ segmentIndex }) => ({ value: String(segmentIndex), label: names.segment(segmentIndex) })),
        t('flights.all'),
      ),
      passenger: choiceOf(
        people.map((index) => ({ value: String(index), label: nameOf(index) })),
        t('passengers.all'),
      ),
      infants: booking.search.travelers.infants > 0,
    },
    nothing: null,
    backPath,
  };
}

/** Why there is nothing to buy. */
function reasonOf(
  { segments }: Booking,
  { registrations }: RegistrationState,
): 'trains' | 'overland' | 'bought' | 'late' {
  if (isByTrain(segments)) return 'trains';
  if (isOverland(segments)) return 'overland';
  return registrations.length > 0 ? 'bought' : 'late';
}

/** Returns the price for everybody on all flights, in hundredths. */
function wholePrice({ prices }: RegistrationKindPrices, { flights }: RegistrationState): number {
  return flights.reduce(
    (sum, { segmentIndex, passengerIndexes }) =>
      sum + (prices.find((one) => one.segmentIndex === segmentIndex)?.amount ?? 0) * passengerIndexes.length,
    0,
  );
}

function choiceOf(options: Option[], all: string): Option[] | null {
  return options.length > 1 ? [{ value: ALL, label: all }, ...options] : null;
}

function positions({ tAddons }: RegistrationWords): Option[] {
  return THIRDS.flatMap((cabinPosition) =>
    THIRDS.map((place) => ({
      value: positionValue({ cabinPosition, place }),
      label: [
        tAddons(`sections.registration.place.${place}`),
        tAddons(`sections.registration.cabin.${cabinPosition}`),
      ].join(', '),
    })),
  );
}
