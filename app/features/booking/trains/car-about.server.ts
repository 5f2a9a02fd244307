import type { Translate } from '~/i18n/translate';
import { readable } from '~/market/latin-letters';
import type { Locale } from '~/market/locales';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { capital } from './place-words.server';

/** Amenities that the page names, by a part of their code; others are left out. */
const AMENITIES: readonly (readonly [word: string, part: RegExp])[] = [
  ['bedclothes', /bedcloth/],
  ['meal', /^meal/],
  ['air_conditioning', /conditioning/],
  ['wifi', /wi_?fi/],
  ['socket', /socket/],
  ['shower', /shower/],
  ['toilet', /bio_?toilet/],
  ['hygienic_kit', /kit/],
  ['tv', /^tv|infotainment/],
  ['press', /^press/],
  ['restaurant', /restaurant/],
  ['pets', /pets/],
];

/**
 * Lists what is known of a car: kind and class, amenities, and what differs from the usual. Ready texts.
 * @param facts `kind`: the name of its kind; `isRussian`: the rules of boarding are those of Russian trains
 * @param t reads the namespace `trains`
 */
export function carAbout(
  car: TrainCar,
  { kind, isRussian, locale }: { kind: string; isRussian: boolean; locale: Locale },
  t: Translate,
): string[] {
  const code = readable(car.serviceClass, locale);
  const name = car.serviceClassName ? `${code}: ${car.serviceClassName}` : code;
  return [
    [kind, name].filter(Boolean).join(' · '),
    capital(amenitiesOf(car, t)),
    [
      ...boardingOf(car, isRussian, t),
      ...(car.beddingPrice !== null ? [t('bedding.optional')] : []),
      ...(car.isChildTariffAllowed ? [] : [t('noChildTariff')]),
    ].join(' · '),
  ].filter((line) => line !== '');
}

/** Other railways have rules of their own about the paper, so only what is known is said. */
function boardingOf({ hasElectronicRegistration }: TrainCar, isRussian: boolean, t: Translate): string[] {
  if (!isRussian) return hasElectronicRegistration ? [t('registration.electronic')] : [];
  if (hasElectronicRegistration === null) return [];
  return [t(hasElectronicRegistration ? 'registration.yes' : 'registration.no')];
}

/** Lists the amenities of a car in words: "bedding, air conditioning". @param t reads the namespace `trains` */
export function amenitiesOf({ services }: Pick<TrainCar, 'services'>, t: Translate): string {
  const known = AMENITIES.filter(([, part]) => services.some((code) => part.test(code)));
  return known.map(([word]) => t(`amenity.${word}`)).join(', ');
}
