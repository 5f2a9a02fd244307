/** Texts about a single flight or train. */
import type { Translate } from '~/i18n/translate';
import { readable } from '~/market/latin-letters';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { cityName, placeName } from './place-name';
import { hasLocalMark, railMark } from '~/market/rail-marks';
import type { PlaceMaps, Segment } from './segment';
import { spacedNumber } from './transport-number';
import type { CarrierView } from './trip-view';

/** Names and market for the texts of segments. */
export type TripNames = { maps: PlaceMaps; market: Market };
/** Adds the texts of the namespace `trip`. */
export type TripWords = TripNames & { t: Translate };

/** Names a flight, train or bus: "Поезд 015Е «Урал»", "Автобус 5021", "SU 1130". */
export function numberText(segment: Segment, { t, market: { locale } }: TripWords): string {
  const { train } = segment;
  const number = readable(segment.transportNumber, locale);
  if (segment.transportKind === 'bus') return t('bus', { number });
  if (!isTrain(segment)) return spacedNumber(segment);
  return train?.name ? t('trainNamed', { number, name: readable(train.name, locale) }) : t('train', { number });
}

/** Names a train on a card by number and name, "015Е «Урал»", and in short: "«Урал»"; a bus with its word. Null for a flight. */
export function trainText({ train, transportKind, transportNumber }: Segment, { t, market: { locale } }: TripWords) {
  const number = readable(transportNumber, locale);
  if (transportKind === 'bus') return { text: t('bus', { number }), short: t('bus', { number }) };
  if (!train) return null;
  const name = train.name && readable(train.name, locale);
  if (!name) return { text: number, short: number };
  return { text: t('trainShort', { number, name }), short: t('trainShort', { number: '', name }).trim() };
}

/** Names a kind of car for use inside a sentence, "купе"; empty for one without a name. */
export function carName(kind: string, { maps, market }: { maps: Pick<PlaceMaps, 'carKinds'>; market: Market }): string {
  return carNames([kind], maps, market.locale);
}

/**
 * Names the places in trains that the lowest price of a ticket buys: the cheapest kind of car that all its trains have,
 * "сидячий"; without a common one the cheapest of each, "сидячий, купе". Null without a train whose cars are known.
 * @param segments all segments of the ticket
 */
export function trainClassText(
  segments: readonly { train: Pick<NonNullable<Segment['train']>, 'carKinds'> | null }[],
  { maps, market }: { maps: Pick<PlaceMaps, 'carKinds'>; market: Market },
): string | null {
  const trains = segments.flatMap(({ train }) => (train && train.carKinds.length > 0 ? [train.carKinds] : []));
  const common = trains[0]?.find((kind) => trains.every((kinds) => kinds.includes(kind)));
  const kinds = common === undefined ? trains.map(([cheapest]) => cheapest!) : [common];
  return carNames([...new Set(kinds)], maps, market.locale) || null;
}

/** Lists car names for use inside a sentence: "плацкарт, купе, СВ". */
function carNames(kinds: readonly string[], { carKinds }: Pick<PlaceMaps, 'carKinds'>, locale: Locale): string {
  return kinds.flatMap((kind) => inSentence(carKinds[kind]?.name ?? '', locale) || []).join(', ');
}

/** Lower-cases a name for use inside a sentence, except abbreviations ("СВ") and German nouns. */
export function inSentence(name: string, locale: Locale): string {
  const isWord = /^\p{Lu}\p{Ll}/u.test(name);
  return isWord && locale !== 'de' ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1) : name;
}

/** Lists aircraft or cars, operating carrier, technical stops and charter. */
export function segmentNotes(segment: Segment, words: TripWords): string[] {
  const { maps, t } = words;
  const notes = [...(segment.train ? trainNotes(segment, segment.train, words) : [])];
  const aircraft = segment.equipment ? maps.aircrafts[segment.equipment]?.name : null;
  if (aircraft) notes.push(aircraft);
  if (segment.operatingCarrier !== segment.marketingCarrier) {
    notes.push(t('operatedBy', { carrier: carrier(segment.operatingCarrier, words).name }));
  }
  if (segment.techStopCount > 0) notes.push(techStopText(segment, words));
  if (segment.isCharter) notes.push(t('charter'));
  return segment.isCancelled ? [t('cancelled'), ...notes] : notes;
}

function trainNotes(segment: Segment, train: NonNullable<Segment['train']>, { maps, market, t }: TripWords): string[] {
  const [from, to] = [train.initialStation, train.finalStation].map((end) => end && placeName(end, maps));
  const isLonger = from !== placeName(segment.departure, maps) || to !== placeName(segment.arrival, maps);
  const cars = carNames(train.carKinds, maps, market.locale);
  return [
    ...(from && to && isLonger ? [t('trainRoute', { from, to })] : []),
    ...(cars ? [cars] : []),
    ...(train.isDoubleDecker ? [t('doubleDecker')] : []),
    ...(train.hasElectronicRegistration ? [t('electronicRegistration')] : []),
  ];
}

function techStopText({ techStopCount: count, techStops }: Segment, { maps, t }: TripWords): string {
  const places = techStops.map((port) => cityName(port, maps)).join(', ');
  return places ? t('techStopsIn', { count, places }) : t('techStops', { count });
}

/** Names a carrier, and says how its mark is drawn. */
export function carrier(code: string, { maps, market: { locale } }: TripNames): CarrierView {
  const named = { code, name: maps.airlines[code]?.name ?? code };
  if (railMark(code, locale) === null) return named;
  return { ...named, mark: { isWide: true, ...(hasLocalMark(code, locale) && { language: locale }) } };
}

export function isTrain({ transportKind }: Segment): boolean {
  return transportKind === 'train';
}
