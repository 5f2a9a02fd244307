import { carKindName } from './car-kinds';
import type { FareFamily, OfferFare } from './offer';

const FAMILY_NAMES: Record<string, Record<FareFamily, string>> = {
  en: { light: 'Light', standard: 'Standard', flexible: 'Flexible' },
  ru: { light: 'Лайт', standard: 'Стандарт', flexible: 'Гибкий' },
  nl: { light: 'Light', standard: 'Standaard', flexible: 'Flexibel' },
  pl: { light: 'Lekka', standard: 'Standardowa', flexible: 'Elastyczna' },
  es: { light: 'Ligera', standard: 'Estándar', flexible: 'Flexible' },
  fr: { light: 'Léger', standard: 'Standard', flexible: 'Flexible' },
  de: { light: 'Light', standard: 'Standard', flexible: 'Flexibel' },
  it: { light: 'Leggera', standard: 'Standard', flexible: 'Flessibile' },
  tr: { light: 'Hafif', standard: 'Standart', flexible: 'Esnek' },
};

/** Returns the name of a fare on the wire, with its family or kind of car: by train the cars are the fares. */
export function fareName(fare: OfferFare, language: string) {
  if (fare.carKind !== undefined) return { name: carKindName(fare.carKind, language), car_kind: fare.carKind };
  const names = FAMILY_NAMES[language] ?? FAMILY_NAMES.en;
  return { name: names?.[fare.family] ?? fare.family, family: fare.family };
}
