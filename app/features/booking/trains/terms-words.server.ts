import type { Translate } from '~/i18n/translate';
import type { RailTariff } from '~/upstream/rail-cars/rail-words';
import type { TariffProblem } from './tariffs';

const NAMED = [
  'full',
  'child',
  'free_child',
  'additional_free_child',
  'junior',
  'senior',
  'pupil',
  'round_trip',
  'birthday',
  'family',
] as const satisfies readonly RailTariff[];

/** Names a tariff; those whose terms nobody knows have one name. @param t reads the namespace `trains` */
export function tariffName(tariff: RailTariff, t: Translate): string {
  return t(`tariff.${NAMED.find((one) => one === tariff) ?? 'other'}`);
}

export const TARIFF_PROBLEMS = [
  'unknownTerms',
  'notInThisCar',
  'notInWholeCompartment',
  'onlyChildren',
  'tooYoung',
  'tooOld',
  'onlyCitizensOfRussia',
  'adultRequired',
  'adultTaken',
  'onlyWayBack',
  'noBirthdayNear',
  'noFamily',
  'onlyWholeTwoPlaces',
] as const satisfies readonly TariffProblem[];

/** Says why a passenger cannot travel on a tariff. @param t reads the namespace `trains` */
export function problemText(problem: TariffProblem, t: Translate): string {
  return t(`tariffProblem.${problem}`);
}
