import type { Translate } from '~/i18n/translate';
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
 * @param kind the name of its kind
 * @param t reads the namespace `trains`
 */
export function carAbout(car: TrainCar, kind: string, t: Translate): string[] {
  const name = car.serviceClassName ? `${car.serviceClass}: ${car.serviceClassName}` : car.serviceClass;
  return [
    [kind, name, car.carrierName].filter(Boolean).join(' · '),
    capital(amenitiesOf(car, t)),
    [
      t(car.hasElectronicRegistration ? 'registration.yes' : 'registration.no'),
      ...(car.beddingPrice !== null ? [t('bedding.optional')] : []),
      ...(car.isChildTariffAllowed ? [] : [t('noChildTariff')]),
    ].join(' · '),
  ].filter((line) => line !== '');
}

/** Lists the amenities of a car in words: "bedding, air conditioning". @param t reads the namespace `trains` */
export function amenitiesOf({ services }: Pick<TrainCar, 'services'>, t: Translate): string {
  const known = AMENITIES.filter(([, part]) => services.some((code) => part.test(code)));
  return known.map(([word]) => t(`amenity.${word}`)).join(', ');
}
