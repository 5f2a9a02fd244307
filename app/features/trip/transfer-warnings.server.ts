import type { Translate } from '~/i18n/translate';
import { formatDuration } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { PlaceMaps, Segment } from './segment';
import { placeName } from './place-name';
import { isFlight } from './segment';

/** Names and texts for warnings about connections: `t` reads the namespace `trip`. */
export type TransferWords = { maps: PlaceMaps; locale: Locale; t: Translate };

/** Short warnings of connections, the weightiest first: a card has room for two on a phone. */
export const SHORT_WARNINGS = [
  'selfTransfer',
  'visa',
  'portChange',
  'stationChange',
  'trainToPlane',
  'planeToTrain',
  'otherTransport',
  'night',
] as const;
export type ShortWarning = (typeof SHORT_WARNINGS)[number];

/** Lists a connection's warnings, for a card. */
export function shortWarnings(segment: Segment, next: Segment): ShortWarning[] {
  const warnings: ShortWarning[] = [];
  if (segment.isSelfTransfer) warnings.push('selfTransfer');
  if (segment.isTransitVisaNeeded) warnings.push('visa');
  if (segment.isNightTransfer) warnings.push('night');
  const change = changeOf(segment, next);
  return change ? [...warnings, change] : warnings;
}

/** Lists a connection's warnings in full sentences: what they mean and how much time there is. */
export function longWarnings(segment: Segment, next: Segment, { maps, locale, t }: TransferWords): string[] {
  const warnings: string[] = [];
  const change = changeOf(segment, next);
  const saysSeparate = change !== null && SEPARATE.includes(change);
  if (segment.isSelfTransfer && !saysSeparate) {
    const areTrains = segment.transportKind === 'train' && next.transportKind === 'train';
    warnings.push(t(areTrains ? 'warningsLong.selfTransferTrains' : 'warningsLong.selfTransfer'));
  }
  if (change) {
    warnings.push(
      t(`warningsLong.${change}`, {
        from: placeName(segment.arrival, maps),
        to: placeName(next.departure, maps),
        duration: formatDuration(segment.transferMinutes ?? 0, locale),
      }),
    );
  }
  if (segment.isNightTransfer) warnings.push(t('warningsLong.night'));
  if (segment.isTransitVisaNeeded) warnings.push(t('warningsLong.visa', { country: countryName(segment, maps) }));
  return warnings;
}

type Change = 'portChange' | 'stationChange' | 'trainToPlane' | 'planeToTrain' | 'otherTransport';
/** The sentences of these already say that the tickets are separate. */
const SEPARATE: readonly Change[] = ['trainToPlane', 'planeToTrain', 'otherTransport'];

/** Returns the change of place or vehicle between two segments; null when both use one airport or station. */
function changeOf(segment: Segment, next: Segment): Change | null {
  const [before, after] = [segment.transportKind, next.transportKind];
  if (before !== after) {
    if (before === 'bus' || after === 'bus') return 'otherTransport';
    return before === 'train' ? 'trainToPlane' : 'planeToTrain';
  }
  if (segment.arrival === next.departure) return null;
  return isFlight(segment) ? 'portChange' : 'stationChange';
}

function countryName({ arrival }: Segment, maps: PlaceMaps): string {
  const city = maps.ports[arrival]?.cityCode ?? '';
  const country = maps.cities[city]?.countryCode ?? '';
  return maps.countries[country]?.name ?? maps.cities[city]?.name ?? arrival;
}
