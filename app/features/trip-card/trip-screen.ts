import { formatDate, formatDayOffset, formatDuration, formatTime } from '~/market/format';
import type { Market } from '~/market/market';
import { daysBetween } from '~/features/search-query/calendar-date';
import type { Translate } from '~/i18n/use-translation';
import { tripMinutes, type PlaceMaps, type Segment } from './segment';
import type { CarrierView, EndView, SegmentView, TripSummaryView, TripView } from './trip-view';

/** What turns segments into text; `t` reads the namespace `search`. */
export type TripWords = { maps: PlaceMaps; market: Market; t: Translate };

/** A trip at a glance. @param trip one trip, at least one segment */
export function tripSummary(trip: readonly Segment[], words: TripWords): TripSummaryView {
  const first = trip[0]!;
  const last = trip[trip.length - 1]!;
  const { t, market } = words;
  const days = dayOffset(first, last);
  return {
    departure: end(first.departsAt, first.departure, words),
    arrival: {
      ...end(last.arrivesAt, last.arrival, words),
      dayOffset: formatDayOffset(days),
      dayOffsetLabel:
        days === 0 ? null : t(days > 0 ? 'trip.daysLater' : 'trip.daysEarlier', { count: Math.abs(days) }),
    },
    duration: formatDuration(tripMinutes(trip), market.locale),
    transfers: transfersText(trip, words),
    direct: trip.length === 1 ? t(first.transportKind === 'train' ? 'trip.directTrain' : 'trip.direct') : null,
    stops: trip.slice(1).map((segment) => segment.departure),
    carriers: carriersOf(trip, words),
    warnings: tripWarnings(trip, words),
  };
}

/** Trips in full: for the opened ticket, the steps of the booking and the receipt. */
export function tripScreen(trips: readonly (readonly Segment[])[], words: TripWords): TripView[] {
  return trips.map((trip) => ({
    ...tripSummary(trip, words),
    title: tripTitle(trip, words),
    segments: trip.map((segment, index) => segmentView(segment, trip[index + 1], words)),
  }));
}

function tripTitle(trip: readonly Segment[], { maps }: TripWords): string {
  return `${cityName(trip[0]!.departure, maps)} — ${cityName(trip[trip.length - 1]!.arrival, maps)}`;
}

function segmentView(segment: Segment, next: Segment | undefined, words: TripWords): SegmentView {
  const { maps, market, t } = words;
  const terminal = (name: string | null) => (name ? t('trip.terminal', { name }) : null);
  return {
    carrier: carrier(segment.marketingCarrier, maps),
    number: spacedNumber(segment),
    isTrain: segment.transportKind === 'train',
    departure: {
      ...end(segment.departsAt, segment.departure, words),
      city: cityName(segment.departure, maps),
      terminal: terminal(segment.departureTerminal),
    },
    arrival: {
      ...end(segment.arrivesAt, segment.arrival, words),
      city: cityName(segment.arrival, maps),
      terminal: terminal(segment.arrivalTerminal),
    },
    duration: formatDuration(segment.durationMinutes, market.locale),
    notes: segmentNotes(segment, words),
    transfer: next
      ? {
          text: t('trip.transferIn', {
            city: cityName(segment.arrival, maps),
            duration: formatDuration(segment.transferMinutes ?? 0, market.locale),
          }),
          warnings: transferWarnings(segment, next, words, 'trip.warningsLong'),
        }
      : null,
  };
}

function segmentNotes(segment: Segment, { maps, t }: TripWords): string[] {
  const notes: string[] = [];
  const aircraft = segment.equipment ? maps.aircrafts[segment.equipment]?.name : null;
  if (aircraft) notes.push(aircraft);
  if (segment.operatingCarrier !== segment.marketingCarrier) {
    notes.push(t('trip.operatedBy', { carrier: carrier(segment.operatingCarrier, maps).name }));
  }
  if (segment.techStopCount > 0) notes.push(t('trip.techStops', { count: segment.techStopCount }));
  if (segment.isCharter) notes.push(t('trip.charter'));
  return notes;
}

function transfersText(trip: readonly Segment[], { t, market }: TripWords): string | null {
  if (trip.length < 2) return null;
  const waiting = trip.reduce((total, segment) => total + (segment.transferMinutes ?? 0), 0);
  return t('trip.transfers', { count: trip.length - 1, duration: formatDuration(waiting, market.locale) });
}

function tripWarnings(trip: readonly Segment[], words: TripWords): string[] {
  const warnings = trip.flatMap((segment, index) => {
    const next = trip[index + 1];
    return next ? transferWarnings(segment, next, words, 'trip.warnings') : [];
  });
  if (trip.some((segment) => segment.isCharter)) warnings.push(words.t('trip.charter'));
  return [...new Set(warnings)];
}

/** @param key the short words of a card or the sentences of the details */
function transferWarnings(segment: Segment, next: Segment, { t }: TripWords, key: string): string[] {
  const warnings: string[] = [];
  if (segment.isSelfTransfer) warnings.push(t(`${key}.selfTransfer`));
  if (segment.arrival !== next.departure) warnings.push(t(`${key}.portChange`));
  if (segment.isNightTransfer) warnings.push(t(`${key}.night`));
  if (segment.isTransitVisaNeeded) warnings.push(t(`${key}.visa`));
  return warnings;
}

function carriersOf(trip: readonly Segment[], { maps }: TripWords): CarrierView[] {
  return [...new Set(trip.map((segment) => segment.marketingCarrier))].map((code) => carrier(code, maps));
}

function carrier(code: string, maps: PlaceMaps): CarrierView {
  return { code, name: maps.airlines[code]?.name ?? code };
}

function end(at: string, port: string, { maps, market }: TripWords): EndView {
  return {
    time: formatTime(at),
    date: formatDate(at, market, 'weekday'),
    dateTime: at.replace(' ', 'T'),
    info: `${maps.ports[port]?.name ?? port} (${port})`,
  };
}

function cityName(port: string, maps: PlaceMaps): string {
  const place = maps.ports[port];
  return (place && maps.cities[place.cityCode]?.name) ?? place?.name ?? port;
}

/** "SU1130" → "SU 1130" */
function spacedNumber({ marketingCarrier, transportNumber }: Segment): string {
  const number = transportNumber.slice(marketingCarrier.length);
  return transportNumber.startsWith(marketingCarrier) && number ? `${marketingCarrier} ${number}` : transportNumber;
}

function dayOffset(first: Segment, last: Segment): number {
  return daysBetween(first.departsAt.slice(0, 10), last.arrivesAt.slice(0, 10));
}
