/** The parts of a letter that say what the fare includes, what to do next, and who answers questions. */
import { BRANDS } from '~/market/brands';
import { formatTime } from '~/market/clock';
import { formatWeight } from '~/market/weight';
import { transportKindOf } from '~/upstream/search/names-contract';
import { sellerIn, sellersConfig } from '~/upstream/settings/seller-contract';
import type { OfferFare, OfferFlight } from '../../search/offers/offer';
import { fareName } from '../../search/offers/fare-names';
import type { LetterLanguage } from '../../outbox/letter-language';
import { placeOf, type CustomerPlace } from '../../outbox/customer-place';
import { sellersOf } from '../../world/sellers';
import type { OrderLine } from '../order-lines/lines';
import type { BookingRecord } from '../records/records';
import { isAbroad } from '../records/trip';
import { ADVICE_TEXTS, type AdviceTexts } from './advice-texts';
import { rideNumber } from '../records/ride-number';
import { dayAndMonth } from './time-in';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Names the fare, and with planes alone its bags: on trains and buses luggage stays with the passenger. Nothing for a train's
 * kind of car: the tickets name it.
 */
export function fareLines({ fare, offer, ...booking }: BookingRecord): string[] {
  if (fare.carKind !== undefined) return [];
  const place = placeOf(booking);
  const texts = ADVICE_TEXTS[place.locale];
  const name = texts.fare(fareName(fare, place.locale).name);
  if (!offer.trips.flat().every(isByAir)) return [name];
  const bag = bagSize(fare.baggage, place, texts);
  const cabinBag = bagSize(fare.handLuggage, place, texts);
  return [
    `${name}:`,
    `  ${bag === null ? texts.noBag : texts.bag(bag)}`,
    `  ${cabinBag === null ? texts.noCabinBag : texts.cabinBag(cabinBag)}`,
  ];
}

function bagSize({ count, weight }: OfferFare['baggage'], place: CustomerPlace, texts: AdviceTexts): string | null {
  if (count === 0) return null;
  if (!weight) return texts.pieces(count);
  return count === 1 ? formatWeight(weight, place) : `${count} × ${formatWeight(weight, place)}`;
}

/** Says what is to be done before the trip, under a heading. @param extras bought with the tickets */
export function nextLines(booking: BookingRecord, extras: readonly OrderLine[]): string[] {
  const place = placeOf(booking);
  const texts = ADVICE_TEXTS[place.locale];
  const flights = booking.offer.trips.flat();
  const registrations = extras.filter(({ product }) => product.details.kind === 'registration');
  const own = flights.filter((flight, index) => isByAir(flight) && !isCheckedIn(index, registrations));
  return [
    `${texts.next}:`,
    ...[
      texts.check,
      ...(registrations.length > 0 ? [texts.registered] : []),
      ...firstsOf(own, booking).map((flight) => texts.checkIn(checkInFacts(flight, booking, place))),
      ...documents(booking, texts),
      ...(flights.some(({ wire }) => wire.transport_kind === 'bus') ? [texts.bus] : []),
    ].map((line) => `  – ${line}`),
  ];
}

function isByAir({ wire }: OfferFlight): boolean {
  return transportKindOf(wire.transport_kind) === 'airplane';
}

function isByTrain({ wire }: OfferFlight): boolean {
  return transportKindOf(wire.transport_kind) === 'train';
}

function isByBus({ wire }: OfferFlight): boolean {
  return transportKindOf(wire.transport_kind) === 'bus';
}

/** Whether the shop checks everybody in on a segment. */
function isCheckedIn(segmentIndex: number, registrations: readonly OrderLine[]): boolean {
  return registrations.some(
    ({ product: { target, details } }) =>
      (target.segmentIndex ?? segmentIndex) === segmentIndex &&
      !target.passengerIndexes &&
      !(details.kind === 'registration' && details.passengers),
  );
}

/** Returns the first flight of each ticket and trip: an airline checks in for its connections at once. */
function firstsOf(flights: readonly OfferFlight[], { offer }: BookingRecord): OfferFlight[] {
  const keyOf = (flight: OfferFlight) =>
    `${offer.trips.findIndex((trip) => trip.includes(flight))} ${flight.recordIndex}`;
  return flights.filter((flight, index) => flights.findIndex((one) => keyOf(one) === keyOf(flight)) === index);
}

/** Online check-in opens a day before the departure with most airlines, by the clock of the airport. */
function checkInFacts({ wire }: OfferFlight, { offer }: BookingRecord, place: CustomerPlace) {
  return {
    carrier: offer.maps.airlines?.[wire.marketing_carrier]?.name ?? wire.marketing_carrier,
    number: rideNumber(wire),
    date: dayAndMonth(new Date(Date.parse(wire.departure_datetime.slice(0, 10)) - DAY_MS).toISOString(), place),
    time: formatTime(wire.departure_datetime, place),
  };
}

function documents({ offer }: BookingRecord, texts: AdviceTexts): string[] {
  const flights = offer.trips.flat();
  const abroad = isAbroad(offer);
  return [
    ...(flights.some(isByAir) ? [abroad ? texts.documentsAbroad : texts.documents] : []),
    ...(flights.some(isByTrain) ? [abroad ? texts.documentsTrainAbroad : texts.documentsTrain] : []),
    ...(abroad && flights.every(isByBus) ? [texts.documentsBusAbroad] : []),
  ];
}

/** Leads to the ways to reach the shop; a letter with links shows the name instead of the address. */
export function contactsLink(language: LetterLanguage, siteUrl: string): { url: string; label: string } {
  return { url: `${siteUrl}/contacts`, label: ADVICE_TEXTS[language].contacts };
}

/** Says where questions go, and which company sold the order. @param siteUrl origin of the shop */
export function closingLines(booking: BookingRecord, siteUrl: string): string[] {
  const { locale, country } = placeOf(booking);
  const texts = ADVICE_TEXTS[locale];
  const brand = Object.values(BRANDS).find(({ locales }) => locales.includes(locale));
  if (!brand) return [];
  const seller = sellerIn(sellersConfig.parse(sellersOf(brand.id)), booking.country ?? country);
  return [
    `${texts.questions}: ${brand.supportEmail}, ${contactsLink(locale, siteUrl).url}`,
    ...(seller ? [texts.seller(`${seller.name}, ${seller.address}`)] : []),
  ];
}
