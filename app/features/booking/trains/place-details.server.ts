import { inSentence } from '~/features/trip/segment-text.server';
import { getTranslator } from '~/i18n/translator.server';
import { readable } from '~/market/latin-letters';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { placeTier } from './place-type';

/**
 * Says more about a passenger's reserved place, for tickets: ", lower, four-berth compartment, class 2K", with the comma
 * in front; empty when the booking does not tell.
 */
export function placeDetails(
  { reservedPlaces }: Pick<Booking, 'reservedPlaces'>,
  passenger: number,
  segmentIndex: number,
  { locale }: Market,
): string {
  const place = reservedPlaces.find((one) => one.passengerIndex === passenger && one.segmentIndex === segmentIndex);
  if (!place) return '';
  const t = getTranslator(locale, 'trains');
  const tier = place.seat === null ? null : placeTier({ type: place.placeType ?? '', seat: place.seat }, place.carType);
  const kind = place.carType === 'unknown' ? null : inSentence(t(`type.${place.carType}`), locale);
  const words = [tier && t(`tier.${tier}`), kind, t('section.class', { code: readable(place.serviceClass, locale) })];
  return words.map((word) => (word ? `, ${word}` : '')).join('');
}
