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

/**
 * Cities whose runway lies in a village that the registry names instead: code → the name under which GeoNames has the
 * city, in all languages. The names alone follow; how big the place is remains as the registry's municipality says, so
 * that the planned routes stay.
 */
export const SERVED_CITIES: Record<string, string> = {
  AGH: 'Helsingborg',
  AOI: 'Ancona',
  BAY: 'Baia Mare',
  BNX: 'Banja Luka',
  BZG: 'Bydgoszcz',
  CFE: 'Clermont-Ferrand',
  CMF: 'Chambéry',
  CRV: 'Crotone',
  CUF: 'Cuneo',
  DIJ: 'Dijon',
  EAS: 'San Sebastián',
  ETZ: 'Metz',
  GHA: 'Ghardaïa',
  GJL: 'Jijel',
  IEG: 'Zielona Góra',
  KUT: 'Kutaisi',
  LGG: 'Liège',
  LPY: 'Le Puy-en-Velay',
  LUG: 'Lugano',
  NCY: 'Annecy',
  NLV: 'Mykolayiv',
  OSI: 'Osijek',
  PAD: 'Paderborn',
  RJK: 'Rijeka',
  RUN: 'Saint-Denis',
  RZE: 'Rzeszów',
  SCU: 'Santiago de Cuba',
  SLU: 'Castries',
  SPX: 'Giza',
  SZY: 'Olsztyn',
  SZZ: 'Szczecin',
  TDX: 'Trat',
  TGM: 'Târgu-Mureş',
  THS: 'Sukhothai',
  TTE: 'Ternate',
  TZL: 'Tuzla',
  VBS: 'Brescia',
  VIT: 'Vitoria-Gasteiz',
  VOL: 'Volos',
  XCR: 'Châlons-en-Champagne',
};

/** Nicknames and older names that people still type. */
export const NICKNAMES: Record<string, string[]> = {
  LED: ['Питер', 'СПб', 'Петербург', 'Ленинград', 'Piter', 'SPb', 'Petersburg'],
  SVX: ['Екат', 'Екб', 'Свердловск'],
  ALA: ['Алма-Ата', 'Alma-Ata'],
  NQZ: ['Нур-Султан', 'Nur-Sultan', 'Целиноград'],
  MRV: ['Минводы', 'Мин Воды'],
  WAS: ['Washington DC', 'Вашингтон округ Колумбия'],
  NYC: ['NY', 'New York City', 'Нью-Йорк-Сити'],
  IEV: ['Kiev', 'Киев', 'Київ'],
  BJS: ['Peking'],
  GOJ: ['Нижний'],
  OVB: ['Новосиб'],
  RGN: ['Rangoon', 'Рангун'],
  BOM: ['Bombay', 'Бомбей'],
  MAA: ['Madras', 'Мадрас'],
  CCU: ['Calcutta'],
  BLR: ['Bangalore'],
  SGN: ['Saigon', 'Сайгон'],
  AER: ['Адлер', 'Adler'],
  EAP: ['Basel Mulhouse', 'Mulhouse'],
  TAS: ['Toshkent'],
  KUF: ['Куйбышев'],
  AYT: ['Анталия'],
  DLM: ['Мармарис', 'Marmaris', 'Фетхие', 'Fethiye'],
  HEL: ['Helsingfors'],
  HER: ['Крит', 'Crete', 'Kreta', 'Creta', 'Crète', 'Girit'],
  HNL: ['Гавайи', 'Hawaii'],
  JED: ['Мекка', 'Mecca'],
  KRK: ['Cracow'],
  KYZ: ['Тыва', 'Тува'],
  LAX: ['LA'],
  LWO: ['Lemberg'],
  MOW: ['Moskva'],
  NAV: ['Каппадокия', 'Cappadocia', 'Kapadokya'],
  PKC: ['Камчатка', 'Kamchatka'],
  PMI: ['Майорка', 'Majorca'],
  TLL: ['Таллинн'],
  TLV: ['Иерусалим', 'Jerusalem'],
  USH: ['Ушуайя'],
  HTY: ['Антакья'],
  SFQ: ['Урфа', 'Urfa'],
  KQT: ['Курган-Тюбе', 'Kurgan-Tyube'],
  YIN: ['Кульджа', 'Gulja'],
  HYN: ['Huangyan'],
  MMY: ['Miyako'],
};
