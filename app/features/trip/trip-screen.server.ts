import { formatCompactDuration, formatDate, formatDayOffset, formatDuration } from '~/market/format';
import { formatTime } from '~/market/clock';
import { dashed } from '~/market/punctuation';
import { daysBetween } from '~/dates/calendar-date';
import { getTranslator } from '~/i18n/translator.server';
import { cityName, isStationCode, placeName, stationInCity } from './place-name';
import { isFlight, isOverland, tripMinutes, type PlaceMaps, type Segment } from './segment';
import { carrier, numberText, segmentNotes, trainText, type TripNames, type TripWords } from './segment-text.server';
import { longWarnings, SHORT_WARNINGS, shortWarnings, type TransferWords } from './transfer-warnings.server';
import type { CarrierView, EndView, SegmentView, TransportIcon, TripSummaryView, TripView } from './trip-view';

/** Builds a trip at a glance. @param trip one trip, at least one segment */
export function tripSummary(trip: readonly Segment[], names: TripNames): TripSummaryView {
  const words = withTexts(names);
  const view = summaryOf(trip, words, formatCompactDuration);
  return { ...view, direct: view.direct && words.t(isFlight(trip[0]!) ? 'directShort' : 'directTrain') };
}

function withTexts(names: TripNames): TripWords {
  return { ...names, t: getTranslator(names.market.locale, 'trip') };
}

/** @param duration writes the durations of the summary */
function summaryOf(trip: readonly Segment[], words: TripWords, duration: typeof formatDuration): TripSummaryView {
  const first = trip[0]!;
  const last = trip[trip.length - 1]!;
  const { t, market } = words;
  const days = dayOffset(first, last);
  return {
    departure: end(first.departsAt, first.departure, words),
    arrival: {
      ...end(last.arrivesAt, last.arrival, words),
      dayOffset: formatDayOffset(days),
      dayOffsetLabel: days === 0 ? null : t(days > 0 ? 'daysLater' : 'daysEarlier', { count: Math.abs(days) }),
    },
    duration: duration(tripMinutes(trip), market.locale),
    transfers: transfersOf(trip, words, duration),
    direct: trip.length === 1 ? t(isFlight(first) ? 'direct' : 'directTrain') : null,
    stops: trip.slice(1).map((segment) => stopCode(segment.departure, words.maps)),
    carriers: carriersOf(trip, words),
    kinds: trip.map(iconOf).filter((icon, place, icons) => icon !== icons[place - 1]),
    trains: trip.flatMap((segment) => trainText(segment, words) ?? []),
    warnings: tripWarnings(trip, words),
  };
}

/** Builds trips in full: for the opened ticket, the booking steps and the receipt. */
export function tripScreen(trips: readonly (readonly Segment[])[], names: TripNames): TripView[] {
  const words = withTexts(names);
  return trips.map((trip) => ({
    ...summaryOf(trip, words, formatDuration),
    title: tripTitle(trip, words),
    segments: trip.map((segment, index) => segmentView(segment, trip[index + 1], words)),
  }));
}

function tripTitle(trip: readonly Segment[], { maps, market }: TripWords): string {
  return dashed([cityName(trip[0]!.departure, maps), cityName(trip[trip.length - 1]!.arrival, maps)], market.locale);
}

function segmentView(segment: Segment, next: Segment | undefined, words: TripWords): SegmentView {
  const { maps, market, t } = words;
  const terminal = (name: string | null) => (name ? t('terminal', { name }) : null);
  return {
    carrier: carrier(segment.marketingCarrier, words),
    number: numberText(segment, words),
    icon: iconOf(segment),
    departure: {
      ...cityEnd(segment.departsAt, segment.departure, words),
      terminal: terminal(segment.departureTerminal),
    },
    arrival: { ...cityEnd(segment.arrivesAt, segment.arrival, words), terminal: terminal(segment.arrivalTerminal) },
    duration: formatDuration(segment.durationMinutes, market.locale),
    notes: segmentNotes(segment, words),
    transfer: next
      ? {
          text: t(isOverland([segment, next]) ? 'changeIn' : 'transferIn', {
            city: cityName(segment.arrival, maps),
            duration: formatDuration(segment.transferMinutes ?? 0, market.locale),
          }),
          warnings: longWarnings(segment, next, transferWords(words)),
        }
      : null,
  };
}

function transfersOf(
  trip: readonly Segment[],
  { t, market }: TripWords,
  duration: typeof formatDuration,
): TripSummaryView['transfers'] {
  if (trip.length < 2) return null;
  const waiting = trip.reduce((total, segment) => total + (segment.transferMinutes ?? 0), 0);
  const count = t(isOverland(trip) ? 'changeCount' : 'stopCount', { count: trip.length - 1 });
  return { count, waiting: duration(waiting, market.locale) };
}

function tripWarnings(trip: readonly Segment[], { t }: TripWords): string[] {
  const found = trip.flatMap((segment, index) => {
    const next = trip[index + 1];
    return next ? shortWarnings(segment, next) : [];
  });
  const warnings = SHORT_WARNINGS.filter((one) => found.includes(one)).map((one) => t(`warnings.${one}`));
  return trip.some((segment) => segment.isCharter) ? [...warnings, t('charter')] : warnings;
}

function transferWords({ maps, market, t }: TripWords): TransferWords {
  return { maps, locale: market.locale, t };
}

function carriersOf(trip: readonly Segment[], words: TripWords): CarrierView[] {
  return unique(trip.map((segment) => segment.marketingCarrier)).map((code) => carrier(code, words));
}

function end(at: string, port: string, { maps, market }: TripWords): EndView {
  const name = placeName(port, maps);
  const isStation = isStationCode(port);
  const short = isStation ? stationInCity(name, cityName(port, maps)) : null;
  return {
    time: formatTime(at, market),
    date: formatDate(at, market, 'weekday'),
    dateTime: at.replace(' ', 'T'),
    port: name,
    ...(short !== null && { short }),
    code: port,
    isStation,
  };
}

/** Names the city and its airport or station; a station named like its city is only the word "station". */
function cityEnd(at: string, code: string, words: TripWords): EndView & { city: string; place: string } {
  const view = end(at, code, words);
  const city = cityName(code, words.maps);
  if (!view.isStation) return { ...view, city, place: `${view.port} (${code})` };
  return { ...view, city, place: view.port === city ? words.t('station') : view.port };
}

/**
 * Returns a short label for a transfer point: the airport's code, or for a station its city's. A city that only trains
 * reach has a number for a code, so its name stands instead.
 */
function stopCode(port: string, maps: PlaceMaps): string {
  if (!isStationCode(port)) return port;
  const city = maps.ports[port]?.cityCode ?? '';
  return isStationCode(city) ? cityName(port, maps) : city;
}

function iconOf({ transportKind }: Segment): TransportIcon {
  return transportKind === 'airplane' ? 'plane' : transportKind;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

function dayOffset(first: Segment, last: Segment): number {
  return daysBetween(first.departsAt.slice(0, 10), last.arrivesAt.slice(0, 10));
}
