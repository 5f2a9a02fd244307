/** Facts about stations that the sources lack, abbreviate or get wrong. */
import type { Names } from './city-names';

/** Express codes for all stations of a city; aliases of the city, not stations. */
export const EXPRESS_CODES_OF_CITIES: Record<string, string> = { '2000000': 'MOW', '2004000': 'LED' };

/** Full names of stations that the table abbreviates, or names unusually. */
export const STATION_NAMES: Record<string, Names> = {
  '2006004': { ru: 'Ленинградский вокзал', en: 'Leningradsky station' },
  '2000001': { ru: 'Курский вокзал', en: 'Kursky station' },
  '2000002': { ru: 'Ярославский вокзал', en: 'Yaroslavsky station' },
  '2000003': { ru: 'Казанский вокзал', en: 'Kazansky station' },
  '2000005': { ru: 'Павелецкий вокзал', en: 'Paveletsky station' },
  '2000006': { ru: 'Белорусский вокзал', en: 'Belorussky station' },
  '2000007': { ru: 'Киевский вокзал', en: 'Kievsky station' },
  '2004001': { ru: 'Московский вокзал', en: 'Moskovsky station' },
  '2004003': { ru: 'Витебский вокзал', en: 'Vitebsky station' },
  '2004006': { ru: 'Ладожский вокзал', en: 'Ladozhsky station' },
  '2030000': { ru: 'Екатеринбург-Пассажирский', en: 'Yekaterinburg' },
  '2060500': { ru: 'Казань-Пассажирская', en: 'Kazan' },
  '2060961': { ru: 'Казань-2 (Восстание)', en: 'Kazan-2' },
  '2060001': { ru: 'Нижний Новгород-Московский', en: 'Nizhny Novgorod' },
  '2060600': { ru: 'Киров-Пассажирский', en: 'Kirov' },
  '2020000': { ru: 'Саратов-1', en: 'Saratov-1' },
  '2038001': { ru: 'Красноярск-Пассажирский', en: 'Krasnoyarsk' },
  '2054001': { ru: 'Иркутск-Пассажирский', en: 'Irkutsk' },
  '2054002': { ru: 'Иркутск-Сортировочный', en: 'Irkutsk Sortirovochny' },
  '2054785': { ru: 'Улан-Удэ-Пассажирский', en: 'Ulan-Ude' },
  '2100001': { ru: 'Минск-Пассажирский', en: 'Minsk' },
  '2024900': { ru: 'Ульяновск-Центральный', en: 'Ulyanovsk' },
  '2048090': { ru: 'Нерюнгри-Пассажирская', en: 'Neryungri' },
  '2004500': { ru: 'Псков-Пассажирский', en: 'Pskov' },
  '2004300': { ru: 'Петрозаводск-Пассажирский', en: 'Petrozavodsk' },
  '2708000': { ru: 'Астана-1', en: 'Astana-1' },
  '2900001': { ru: 'Ташкент-Центральный', en: 'Tashkent' },
  '2064001': { ru: 'Ростов-Главный', en: 'Rostov-Glavny' },
  '2044001': { ru: 'Новосибирск-Главный', en: 'Novosibirsk-Glavny' },
  '5321834': { en: 'Arad' },
  '5310017': { en: 'București Nord' },
  '8501008': { en: 'Genève Cornavin' },
  '7300106': { en: 'Athína' },
};

/** Stations of the table of Express codes that do not belong to the nearest city. */
export const STATIONS_LEFT_OUT = new Set([
  // a junction a hundred kilometres from the nearest city
  '2060533',
]);

/**
 * UIC codes of a city's stations, the most important first, where the rule chooses wrongly or trains leave from
 * several stations. An empty list: no station.
 */
export const CHOSEN_STATIONS: Record<string, string[]> = {
  PAR: ['8727100', '8768600', '8711300', '8739100', '8754700'],
  LON: ['7015400', '7014440', '7061210', '7030870', '7055980', '7069650'],
  BER: ['8033452'],
  MAD: ['7160000', '7117000'],
  BRU: ['8814001', '8813003'],
  LIL: ['8722326', '8728600'],
  VCE: ['8302593', '8302589'],
  TRN: ['8300219', '8300035'],
  MIL: ['8301700', '8301645'],
  ROM: ['8308409', '8308217'],
  LIS: ['9403103', '9430007'],
  BUD: ['5510017', '5501024'],
  VIE: ['8101003', '8103107'],
  WAW: ['5118788', '5103865'],
  GVA: ['8501008'],
  EIN: ['8400206'],
  EXT: ['7034100'],
  LPL: ['7022460'],
  AOI: ['8307113'],
  CMF: ['8774100'],
  CFE: ['8773400'],
  CFR: [],
  HUY: [],
  ZAD: [],
  OSR: ['5434364'],
  BIQ: ['8767340'],
  NQY: ['7035230'],
  SGD: ['8600327'],
  DIJ: ['8771304'],
  NCY: ['8774600'],
  LGG: ['8841004'],
  KLU: ['8103642'],
  OVD: ['7115211'],
  RZE: ['5108266'],
  BZG: ['5101840'],
  LUG: ['8505300'],
  GRO: ['7179300'],
  EAS: ['7111511'],
  TLN: ['8775500'],
  KSF: ['8005365'],
  RLG: ['8027089'],
  BUH: ['5310017'],
  ZAG: ['7872480'],
  SPU: ['7876660'],
  FAO: ['9473007'],
  VGO: ['7122308'],
  TSR: ['5311906'],
  // Cities under another code, places without trains, and islands without a train to the mainland.
  QEA: [],
  CAT: [],
  PRJ: [],
  CIY: [],
  WIC: [],
  DCM: [],
  ACH: ['8506302'],
  KVO: [],
  PUY: [],
  PRM: [],
};
