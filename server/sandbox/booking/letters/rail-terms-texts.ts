import type { RailTariff } from '~/upstream/rail-cars/contract';
import type { LetterLanguage } from '../../outbox/letter-language';

/** Tariffs that the railway's own records may name, though nobody can choose them. */
type UnknownTariff = 'wedding' | 'holiday' | 'business_card' | 'bonus' | 'military';

/** The terms of a passenger's ticket for a train, as letters tell them. */
export type RailTermsTexts = {
  tariff: Readonly<Record<Exclude<RailTariff, UnknownTariff>, string>>;
  bedding: string;
  noRefund: string;
};

export const RAIL_TERMS_TEXTS: Readonly<Record<LetterLanguage, RailTermsTexts>> = {
  en: {
    tariff: {
      full: 'full fare',
      child: 'child fare',
      free_child: 'child without a place',
      additional_free_child: 'second child without a place',
      junior: 'junior fare',
      senior: 'senior fare',
      pupil: 'pupil fare',
      round_trip: 'round-trip fare',
      birthday: 'birthday fare',
      family: 'family fare',
    },
    bedding: 'bedding included',
    noRefund: 'non-refundable',
  },
  ru: {
    tariff: {
      full: 'полный тариф',
      child: 'детский тариф',
      free_child: 'ребёнок без места',
      additional_free_child: 'второй ребёнок без места',
      junior: 'тариф «Молодёжный»',
      senior: 'тариф «Сеньор»',
      pupil: 'тариф «Школьник»',
      round_trip: 'тариф «Туда и обратно»',
      birthday: 'тариф «День рождения»',
      family: 'семейный тариф',
    },
    bedding: 'с постельным бельём',
    noRefund: 'без возврата',
  },
  nl: {
    tariff: {
      full: 'vol tarief',
      child: 'kindertarief',
      free_child: 'kind zonder plaats',
      additional_free_child: 'tweede kind zonder plaats',
      junior: 'jongerentarief',
      senior: 'seniorentarief',
      pupil: 'scholierentarief',
      round_trip: 'retourtarief',
      birthday: 'verjaardagstarief',
      family: 'familietarief',
    },
    bedding: 'met beddengoed',
    noRefund: 'niet terugbetaalbaar',
  },
  pl: {
    tariff: {
      full: 'taryfa normalna',
      child: 'taryfa dziecięca',
      free_child: 'dziecko bez miejsca',
      additional_free_child: 'drugie dziecko bez miejsca',
      junior: 'taryfa młodzieżowa',
      senior: 'taryfa dla seniorów',
      pupil: 'taryfa uczniowska',
      round_trip: 'taryfa tam i z powrotem',
      birthday: 'taryfa urodzinowa',
      family: 'taryfa rodzinna',
    },
    bedding: 'z pościelą',
    noRefund: 'bez zwrotu',
  },
  es: {
    tariff: {
      full: 'tarifa completa',
      child: 'tarifa infantil',
      free_child: 'niño sin plaza',
      additional_free_child: 'segundo niño sin plaza',
      junior: 'tarifa joven',
      senior: 'tarifa sénior',
      pupil: 'tarifa escolar',
      round_trip: 'tarifa de ida y vuelta',
      birthday: 'tarifa de cumpleaños',
      family: 'tarifa familiar',
    },
    bedding: 'con ropa de cama',
    noRefund: 'sin reembolso',
  },
  fr: {
    tariff: {
      full: 'plein tarif',
      child: 'tarif enfant',
      free_child: 'enfant sans place',
      additional_free_child: 'deuxième enfant sans place',
      junior: 'tarif jeune',
      senior: 'tarif senior',
      pupil: 'tarif écolier',
      round_trip: 'tarif aller-retour',
      birthday: 'tarif anniversaire',
      family: 'tarif famille',
    },
    bedding: 'literie comprise',
    noRefund: 'non remboursable',
  },
  de: {
    tariff: {
      full: 'voller Tarif',
      child: 'Kindertarif',
      free_child: 'Kind ohne Platz',
      additional_free_child: 'zweites Kind ohne Platz',
      junior: 'Jugendtarif',
      senior: 'Seniorentarif',
      pupil: 'Schülertarif',
      round_trip: 'Tarif für Hin- und Rückfahrt',
      birthday: 'Geburtstagstarif',
      family: 'Familientarif',
    },
    bedding: 'mit Bettwäsche',
    noRefund: 'ohne Erstattung',
  },
  it: {
    tariff: {
      full: 'tariffa intera',
      child: 'tariffa bambini',
      free_child: 'bambino senza posto',
      additional_free_child: 'secondo bambino senza posto',
      junior: 'tariffa giovani',
      senior: 'tariffa senior',
      pupil: 'tariffa scolari',
      round_trip: 'tariffa andata e ritorno',
      birthday: 'tariffa compleanno',
      family: 'tariffa famiglia',
    },
    bedding: 'con biancheria da letto',
    noRefund: 'non rimborsabile',
  },
  tr: {
    tariff: {
      full: 'tam tarife',
      child: 'çocuk tarifesi',
      free_child: 'yersiz çocuk',
      additional_free_child: 'yersiz ikinci çocuk',
      junior: 'genç tarifesi',
      senior: 'yaşlı tarifesi',
      pupil: 'öğrenci tarifesi',
      round_trip: 'gidiş dönüş tarifesi',
      birthday: 'doğum günü tarifesi',
      family: 'aile tarifesi',
    },
    bedding: 'yatak takımı dahil',
    noRefund: 'iadesiz',
  },
};
