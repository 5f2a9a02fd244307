import type { Translate } from '~/i18n/translate';
import { formatDuration, formatMoney, formatWholeMoney } from '~/market/format';
import { formatClock } from '~/market/clock';
import { isCurrency } from '~/market/currencies';
import type { Market } from '~/market/market';
import type { SearchAnswer } from '~/upstream/search/contract';
import { isStationCode, placeName } from '~/features/trip/place-name';
import { codeOf, SEVERAL_AIRLINES, type FilterRange } from './filter';
import { allFacets } from './facets';
import { priceKey } from './matching';
import { traitsOf } from './traits';

/** Names and texts for options and ranges; `t` reads the namespace `filters`. */
export type FilterWords = { answer: SearchAnswer; market: Market; t: Translate };

/** Returns an option's label: "Без пересадок", "Шереметьево (SVO)". */
export function optionLabel(option: string, { answer, t }: FilterWords): string {
  const code = codeOf(option);
  if (option === SEVERAL_AIRLINES) return t('options.SeveralAirlines');
  if (option.startsWith('Airline-')) return answer.airlines[code]?.name ?? code;
  if (option.startsWith('Aircraft-')) return answer.aircrafts[code]?.name ?? code;
  if (option.startsWith('City-')) return answer.cities[code]?.name ?? code;
  if (option.startsWith('CarKind-')) return answer.carKinds[code]?.name ?? code;
  if (option.startsWith('Train-')) return code;
  if (option.startsWith('Port-')) return portLabel(code, answer, t);
  return t(`options.${option}`);
}

const STATION_KINDS: Readonly<Record<string, string>> = { railway_station: 'station', bus_station: 'busStation' };

/**
 * Names an airport with its code and a station without: its number means nothing to people. A station that only has the
 * name of its city gets the word in addition.
 */
function portLabel(code: string, answer: SearchAnswer, t: Translate): string {
  const port = answer.ports[code];
  if (!port) return code;
  const name = placeName(code, answer);
  const station = stationKind(code, answer);
  if (!station) return `${name} (${code})`;
  return name === answer.cities[port.cityCode]?.name ? t(`places.${station}`, { name }) : name;
}

/** Returns the key of the word for a station; null for an airport. */
function stationKind(code: string, { ports }: SearchAnswer): string | null {
  return STATION_KINDS[ports[code]?.kind ?? ''] ?? (isStationCode(code) ? 'station' : null);
}

/** True for a railway or bus station. @param code of an airport or station */
export function isStation(code: string, answer: SearchAnswer): boolean {
  return stationKind(code, answer) !== null;
}

/**
 * Returns an option's label for a chip, with its group where the option alone is unclear: "Вылет: Шереметьево (SVO)".
 */
export function chipLabel(group: string, option: string, words: FilterWords): string {
  const label = optionLabel(option, words);
  const { t } = words;
  if (group.startsWith('departurePorts')) return t('chip.departure', { value: label });
  if (group.startsWith('arrivalPorts')) return t('chip.arrival', { value: label });
  return group === 'transferPlaces' ? t('chip.transferPlace', { value: label }) : label;
}

/** Returns a chosen range's label for a chip: "Цена: до 12 000 ₽". */
export function rangeLabel(group: string, { from, to, key }: FilterRange, words: FilterWords): string {
  const { t } = words;
  const text = (value: number) => boundText(group, value, key, words);
  if (from !== null && to !== null)
    return t('range.both', { title: rangeTitle(group, words), from: text(from), to: text(to) });
  const title = rangeTitle(group, words);
  return from === null ? t('range.to', { title, to: text(to ?? 0) }) : t('range.from', { title, from: text(from) });
}

/** Returns a range's title: "Отправление: Москва". */
export function rangeTitle(group: string, words: FilterWords): string {
  const { t } = words;
  if (group === 'priceRange') return t('sections.price');
  if (group === 'transferTimeRange') return t('transferTime');
  return endTitle(group, words);
}

/** Returns the title of a group about one end of a trip, with the city: "Отправление: Москва". */
export function endTitle(group: string, { answer, t }: FilterWords): string {
  const trip = traitsOf(answer)[0]?.itinerary.trips[Number(/\d$/.exec(group)?.[0] ?? 0)] ?? [];
  const isDeparture = group.startsWith('departure');
  const port = isDeparture ? trip[0]?.departure : trip[trip.length - 1]?.arrival;
  const place = port === undefined ? undefined : answer.ports[port];
  const city = (place && answer.cities[place.cityCode]?.name) ?? place?.name ?? '';
  return t(isDeparture ? 'departure' : 'arrival', { city });
}

/** Formats a bound in its unit: "6:00", "1ч 30м", "5 200 ₽". */
export function boundText(group: string, value: number, key: string, { market }: FilterWords): string {
  if (group === 'priceRange') {
    const currency = key.slice(-3);
    return isCurrency(currency)
      ? (Number.isInteger(value) ? formatWholeMoney : formatMoney)(
          { amount: Math.round(value * 100), currency },
          market.locale,
        )
      : String(value);
  }
  return group === 'transferTimeRange' ? formatDuration(value, market.locale) : clock(value, market);
}

/** Formats a bound of the day. The end of the day is its last minute, since clocks have no "24:00". */
function clock(minutesOfDay: number, market: Market): string {
  return formatClock(Math.min(minutesOfDay, 24 * 60 - 1), market);
}

/** True when a group applies to the answer; choices for other trips and currencies do not. */
export function appliesTo(answer: SearchAnswer, group: string, key?: string): boolean {
  if (group === 'priceRange') return key === undefined || key === priceKey(answer.variants[0]?.price.currency ?? '');
  const trip = /(?:Ports|TimeRange)(\d)$/.exec(group)?.[1];
  return trip === undefined || allFacets(answer).bounds.has(`departureTimeRange${trip}`);
}
