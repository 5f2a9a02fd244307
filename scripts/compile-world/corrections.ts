/** Facts that the reference tables lack or get wrong. */

/** Codes out of use → the code in use today; they are not places of their own, only other names of one. */
export const OLD_CODES: Record<string, string> = {
  FRU: 'BSZ',
  KIV: 'RMO',
  REP: 'SAI',
  KVD: 'GNJ',
  TSE: 'NQZ',
  TXL: 'BER',
  SXF: 'BER',
  ULN: 'UBN',
};

/** Airports that the registry still marks as served. */
export const CLOSED_AIRPORTS = new Set(['SIP', 'DOK', 'VSG', 'TIP', 'ISL', 'BKA', 'KCY', 'MLH', 'DJT']);

/** Cities whose airport lies over a border. */
export const CITY_COUNTRIES: Record<string, string> = { EAP: 'CH' };

/** English names that neither GeoNames nor the list of busy cities gives well. */
export const ENGLISH_CITY_NAMES: Record<string, string> = {
  NQZ: 'Astana',
  GVA: 'Geneva',
  MRV: 'Mineralnye Vody',
  IEV: 'Kyiv',
  WAS: 'Washington',
  BQS: 'Blagoveshchensk',
  DEE: 'Yuzhno-Kurilsk',
  NLI: 'Nikolayevsk-on-Amur',
  PYJ: 'Polyarny',
};

/** English airport names that do not follow from the registry's. */
export const ENGLISH_AIRPORT_NAMES: Record<string, string> = {
  BSL: 'EuroAirport',
  EZE: 'Ezeiza',
  AEP: 'Jorge Newbery',
};

/** Names that a join by distance and municipality misses, in Russian. */
export const RUSSIAN_CITY_NAMES: Record<string, string> = {
  NQZ: 'Астана',
  MRV: 'Минеральные Воды',
  GOH: 'Нуук',
  USH: 'Ушуая',
  BLL: 'Биллунн',
  CJJ: 'Чхонджу',
  DAD: 'Дананг',
  DLM: 'Даламан',
  EBL: 'Эрбиль',
  KMJ: 'Кумамото',
  KOJ: 'Кагосима',
  PGK: 'Панкалпинанг',
  SIN: 'Сингапур',
  SNN: 'Шаннон',
  ZTH: 'Закинф',
  AMV: 'Амдерма',
  BQG: 'Богородское',
  BQS: 'Благовещенск',
  CSH: 'Соловки',
  CYX: 'Черский',
  DEE: 'Южно-Курильск',
  DYR: 'Анадырь',
  GOY: 'Тура',
  HTG: 'Хатанга',
  IAA: 'Игарка',
  IKS: 'Тикси',
  KVM: 'Марково',
  LDG: 'Лешуконское',
  NLI: 'Николаевск-на-Амуре',
  NZG: 'Нижнеангарск',
  OHO: 'Охотск',
  OLZ: 'Олёкминск',
  PKC: 'Петропавловск-Камчатский',
  PYJ: 'Полярный',
  SBT: 'Сабетта',
  SEK: 'Среднеколымск',
  UMS: 'Усть-Мая',
  USR: 'Усть-Нера',
  VAQ: 'Ванавара',
  VEO: 'Северо-Енисейский',
  ZKP: 'Зырянка',
};

/** Nicknames and older names that people still type. */
export const NICKNAMES: Record<string, string[]> = {
  LED: ['Питер', 'СПб', 'Петербург', 'Ленинград', 'Piter', 'SPb'],
  SVX: ['Екат', 'Екб', 'Свердловск'],
  ALA: ['Алма-Ата', 'Alma-Ata'],
  NQZ: ['Нур-Султан', 'Nur-Sultan', 'Целиноград'],
  MRV: ['Минводы', 'Мин Воды'],
  WAS: ['Washington DC', 'Вашингтон округ Колумбия'],
  NYC: ['NY'],
  IEV: ['Kiev', 'Киев'],
  BJS: ['Peking'],
  GOJ: ['Нижний'],
  OVB: ['Новосиб'],
  RGN: ['Rangoon'],
  BOM: ['Bombay'],
  MAA: ['Madras'],
  CCU: ['Calcutta'],
  BLR: ['Bangalore'],
  SGN: ['Saigon', 'Сайгон'],
  AER: ['Адлер', 'Adler'],
  EAP: ['Basel Mulhouse', 'Mulhouse'],
  TAS: ['Toshkent'],
  KUF: ['Куйбышев'],
};
