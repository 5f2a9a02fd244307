/** Cities that only trains reach: their stations, and names that the tables lack. */
import type { Names } from './city-names';
import type { Row } from './tables';

export type RailCityFacts = {
  /** A name of the city in GeoNames. */
  city: string;
  /** Express codes, the main station first: its code is the city's too. */
  stations: string[];
  names?: Names;
  aliases?: string[];
  /** The station's row, where the table of stations lacks it. */
  unlisted?: Row;
};

const KALUGA: Row = {
  name_ru: 'Калуга-1',
  country: 'RU',
  lat: '54.5208',
  lon: '36.2636',
  tz: 'Europe/Moscow',
  rank: '0',
};

export const RAIL_CITIES: readonly RailCityFacts[] = [
  { city: 'Tver', stations: ['2004600'], names: { en: 'Tver' } },
  { city: 'Vyshny Volochyok', stations: ['2004460'], names: { ru: 'Вышний Волочёк' } },
  { city: 'Bologoye', stations: ['2004660'] },
  { city: 'Veliky Novgorod', stations: ['2004400'] },
  { city: 'Vladimir', stations: ['2060340'] },
  { city: 'Kovrov', stations: ['2060350'] },
  { city: 'Murom', stations: ['2060370'] },
  { city: 'Arzamas', stations: ['2060390', '2060396'] },
  { city: 'Yaroslavl', stations: ['2010001'] },
  { city: 'Vologda', stations: ['2010030'] },
  { city: 'Ryazan', stations: ['2000080', '2000120'] },
  { city: 'Tula', stations: ['2000880'] },
  { city: 'Kaluga', stations: ['2000350'], unlisted: KALUGA },
  { city: 'Oryol', stations: ['2000140'], aliases: ['Orel'] },
  { city: 'Yelets', stations: ['2015360'] },
  { city: 'Stary Oskol', stations: ['2014340'] },
  { city: 'Michurinsk', stations: ['2014420', '2014418'] },
  { city: 'Tambov', stations: ['2014700'] },
  { city: 'Liski', stations: ['2014120'] },
  { city: 'Россошь', stations: ['2014540'], names: { en: 'Rossosh' } },
  { city: 'Shakhty', stations: ['2064201'] },
  { city: 'Tikhoretsk', stations: ['2064260'] },
  { city: 'Kropotkin', stations: ['2064160'], aliases: ['Кавказская'] },
  { city: 'Armavir', stations: ['2064240', '2064290'] },
  { city: 'Nevinnomyssk', stations: ['2064220'] },
  { city: 'Kislovodsk', stations: ['2064050'] },
  { city: 'Tuapse', stations: ['2064140'] },
  { city: 'Syzran', stations: ['2024610', '2024602'], names: { en: 'Syzran' } },
  { city: 'Kuznetsk', stations: ['2024590'] },
  { city: 'Tolyatti', stations: ['2024810'], names: { it: 'Togliatti' } },
  { city: 'Zlatoust', stations: ['2040550'] },
  { city: 'Miass', stations: ['2040530'] },
  { city: 'Nizhny Tagil', stations: ['2030080'] },
  { city: 'Glazov', stations: ['2060530'] },
  { city: 'Sarapul', stations: ['2060560'] },
  { city: 'Ishim', stations: ['2030280'] },
  { city: 'Yurga', stations: ['2028190'] },
  { city: 'Achinsk', stations: ['2038210'] },
  { city: 'Kansk', stations: ['2038240'] },
  { city: 'Biysk', stations: ['2044720'] },
  { city: 'Belogorsk', stations: ['2050330'] },
  { city: 'Birobidzhan', stations: ['2034400'] },
  { city: 'Ussuriysk', stations: ['2034750'] },
  { city: 'Apatity', stations: ['2004717'] },
  { city: 'Vyazma', stations: ['2000830'] },
  { city: 'Orsha', stations: ['2100170'] },
  { city: 'Vitebsk', stations: ['2100050'] },
];
