import type { CarKind } from '../../world/railways';

/** Names of the kinds of cars on tickets, in the languages of the shop. */
const NAMES: Record<CarKind, Record<string, string>> = {
  seat: {
    en: 'Seat',
    ru: 'Сидячий',
    nl: 'Zitplaats',
    pl: 'Miejsce siedzące',
    es: 'Asiento',
    fr: 'Place assise',
    de: 'Sitzplatz',
    it: 'Posto a sedere',
    tr: 'Koltuk',
  },
  platzkart: {
    en: 'Open sleeper (platzkart)',
    ru: 'Плацкарт',
    nl: 'Open slaaprijtuig (platzkart)',
    pl: 'Plackarta',
    es: 'Litera abierta (platzkart)',
    fr: 'Couchette ouverte (platzkart)',
    de: 'Offener Liegewagen (Platzkart)',
    it: 'Cuccetta aperta (platzkart)',
    tr: 'Açık yataklı (platzkart)',
  },
  coupe: {
    en: 'Four-berth compartment',
    ru: 'Купе',
    nl: 'Vierpersoonscoupé',
    pl: 'Przedział czteroosobowy',
    es: 'Compartimento de cuatro',
    fr: 'Compartiment à quatre',
    de: 'Viererabteil',
    it: 'Scompartimento a quattro',
    tr: 'Dört kişilik kompartıman',
  },
  lux: {
    en: 'Two-berth compartment',
    ru: 'СВ',
    nl: 'Tweepersoonscoupé',
    pl: 'Przedział dwuosobowy',
    es: 'Compartimento de dos',
    fr: 'Compartiment à deux',
    de: 'Zweierabteil',
    it: 'Scompartimento a due',
    tr: 'İki kişilik kompartıman',
  },
  second: {
    en: '2nd class',
    ru: '2-й класс',
    nl: '2e klas',
    pl: '2. klasa',
    es: '2.ª clase',
    fr: '2de classe',
    de: '2. Klasse',
    it: '2ª classe',
    tr: '2. sınıf',
  },
  first: {
    en: '1st class',
    ru: '1-й класс',
    nl: '1e klas',
    pl: '1. klasa',
    es: '1.ª clase',
    fr: '1re classe',
    de: '1. Klasse',
    it: '1ª classe',
    tr: '1. sınıf',
  },
  couchette: {
    en: 'Couchette',
    ru: 'Кушетка',
    nl: 'Ligplaats',
    pl: 'Kuszetka',
    es: 'Litera',
    fr: 'Couchette',
    de: 'Liegewagen',
    it: 'Cuccetta',
    tr: 'Kuşet',
  },
  sleeper: {
    en: 'Sleeper',
    ru: 'Спальный вагон',
    nl: 'Slaaprijtuig',
    pl: 'Wagon sypialny',
    es: 'Coche cama',
    fr: 'Voiture-lit',
    de: 'Schlafwagen',
    it: 'Vagone letto',
    tr: 'Yataklı vagon',
  },
};

/** Names for fares without a common kind of car: each train's cheapest places. */
const CHEAPEST: Record<string, string> = {
  en: 'Cheapest places',
  ru: 'Самые дешёвые места',
  nl: 'Goedkoopste plaatsen',
  pl: 'Najtańsze miejsca',
  es: 'Plazas más baratas',
  fr: 'Places les moins chères',
  de: 'Günstigste Plätze',
  it: 'Posti più economici',
  tr: 'En ucuz yerler',
};

/** Returns the name of a kind of car, or of an order with several kinds (`null`); falls back to English. */
export function carKindName(kind: CarKind | null, language: string): string {
  const names = kind ? NAMES[kind] : CHEAPEST;
  return names[language.toLowerCase()] ?? names['en'] ?? '';
}

/** Returns `train_car_kinds` of the search answer: the names of car codes. */
export function carKindNames(kinds: readonly string[], language: string): Record<string, { name: string }> {
  return Object.fromEntries(
    [...new Set(kinds)].filter(isCarKind).map((kind) => [kind, { name: carKindName(kind, language) }]),
  );
}

function isCarKind(code: string): code is CarKind {
  return Object.hasOwn(NAMES, code);
}
