import { addDays } from '~/dates/calendar-date';
import {
  FILTER,
  canonicalLink,
  leading,
  malformed,
  onDay,
  shortDay,
  type LinkDays,
  type SearchLink,
} from './search-link';

/** Short queries (upstream facts §6, specification 1 §5). */
export function legacyLinks({ out, back, third, past }: LinkDays): SearchLink[] {
  const [OUT, BACK, THIRD] = [shortDay(out), shortDay(back), shortDay(third)];
  const way = onDay('iatax:LON', out, 'iatax:NYC');
  const nextYear = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  // 29 February has no counterpart next year.
  const [over, before] = [past, addDays(out, -3)].map((day) => (day.endsWith('02-29') ? addDays(day, -1) : day));
  return [
    ...leading(302, canonicalLink([way]), {
      'day and places': `/search/${OUT}LONNYC`,
      'with Y100': `/search/Y100${OUT}LONNYC`,
      'in lower case': `/search/y100${OUT.toLowerCase()}lonnyc`,
      'a cabin only': `/search/Y${OUT}LONNYC`,
      'passengers only': `/search/100${OUT}LONNYC`,
      'with an empty query': `/search/${OUT}LONNYC?`,
      'the query of a link in the path': `/search/${encodeURIComponent(`route[0]=${way}&v=2`)}`,
      'the partners’ query in the path': `/search/${encodeURIComponent(`from=LON&to=NYC&depart_date=${out}`)}`,
      'own parameters count for nothing': `/search/${OUT}LONNYC?adult=5&cabinClass=F`,
    }),
    ...leading(302, canonicalLink([way, onDay('iatax:NYC', back, 'iatax:LON')]), {
      'a way back': `/search/${OUT}LONNYC${BACK}`,
      'a way back, in full': `/search/Y100${OUT}LONNYC${BACK}`,
      'a way back in brackets': `/search/Y100${OUT}LONNYC[${BACK}]`,
      'a way back in encoded brackets': `/search/Y100${OUT}LONNYC%5B${BACK}%5D`,
      'a way back in brackets, lower case': `/search/${OUT}lonnyc%5b${BACK.toLowerCase()}%5d`,
    }),
    ...leading(302, canonicalLink([way], { adult: 2, ages: '7', infant: 1, cabin: 'C' }), {
      'passengers and cabin': `/search/C211${OUT}LONNYC`,
    }),
    ...leading(302, canonicalLink([way], { adult: 9, cabin: 'F' }), {
      'nine passengers in first': `/search/F900${OUT}LONNYC`,
    }),
    ...leading(302, canonicalLink([way], { adult: 3, ages: '7,7,7', infant: 3, cabin: 'W' }), {
      'three of each in comfort': `/search/W333${OUT}LONNYC`,
    }),
    ...leading(302, canonicalLink([way, onDay('iatax:NYC', back, 'iatax:PAR')]), {
      'two legs': `/search/${OUT}LONNYC${BACK}NYCPAR`,
    }),
    ...leading(302, canonicalLink([way, onDay('iatax:NYC', back, 'iatax:LON')]), {
      'a way back written as a leg': `/search/${OUT}LONNYC${BACK}NYCLON`,
    }),
    ...leading(
      302,
      canonicalLink([
        way,
        onDay('iatax:NYC', back, 'iatax:PAR'),
        onDay('iatax:PAR', back, 'iatax:MOW'),
        onDay('iatax:MOW', third, 'iatax:IST'),
        onDay('iatax:IST', third, 'iatax:DXB'),
        onDay('iatax:DXB', third, 'iatax:LON'),
      ]),
      {
        'six legs': `/search/${OUT}LONNYC${BACK}NYCPAR${BACK}PARMOW${THIRD}MOWIST${THIRD}ISTDXB${THIRD}DXBLON`,
      },
    ),
    ...leading(302, canonicalLink([way], { more: `&${FILTER}&agent=blog` }), {
      'a filter and a mark behind it': `/search/${OUT}LONNYC?agent=blog&${FILTER}`,
    }),
    ...leading(302, canonicalLink([onDay('iatax:LON', nextYear(over!), 'iatax:NYC')]), {
      'a day that is over this year': `/search/${shortDay(over!)}LONNYC`,
    }),
    ...leading(302, canonicalLink([way, onDay('iatax:NYC', nextYear(before!), 'iatax:LON')]), {
      'a way back on a day before: a year later': `/search/${OUT}LONNYC${shortDay(before!)}`,
    }),
    ...malformed({
      'no day': '/search/LONNYC',
      'no places': `/search/Y100${OUT}`,
      'only passengers': '/search/Y100',
      'one place': `/search/${OUT}LON`,
      'a place of four letters': `/search/${OUT}LONDNYC`,
      'a place twice': `/search/${OUT}LONLON`,
      'the day 32': '/search/32MAYLONNYC',
      'the day 0': '/search/00MAYLONNYC',
      '30 February': '/search/30FEBLONNYC',
      '31 April': '/search/31APRLONNYC',
      'a month that is none': '/search/04MEILONNYC',
      'a month in Russian': `/search/${encodeURIComponent('04МАЙ')}LONNYC`,
      'an unknown cabin': `/search/Q100${OUT}LONNYC`,
      'no adult': `/search/Y000${OUT}LONNYC`,
      'ten passengers': `/search/Y550${OUT}LONNYC`,
      'more infants than adults': `/search/Y102${OUT}LONNYC`,
      'four digits of passengers': `/search/Y1000${OUT}LONNYC`,
      'two digits of passengers': `/search/Y10${OUT}LONNYC`,
      'a year': `/search/${OUT}2031LONNYC`,
      'brackets that do not close': `/search/${OUT}LONNYC[${BACK}`,
      'an empty way back': `/search/${OUT}LONNYC[]`,
      'two legs and a day': `/search/${OUT}LONNYC${BACK}NYCPAR${THIRD}`,
      'seven legs': `/search/${`${OUT}LONNYC${OUT}NYCLON`.repeat(3)}${OUT}LONNYC`,
      markup: '/search/%3Cscript%3E',
      dots: '/search/..%2f..%2fetc',
      'a line break behind it': `/search/${OUT}LONNYC%0a`,
      'a malformed query in the path': `/search/${encodeURIComponent('route[0]=x')}`,
      'a percent sign': '/search/%25',
      emoji: `/search/${encodeURIComponent('✈️')}`,
      'a very long one': `/search/${OUT.repeat(200)}`,
      'the name of a page': '/search/agreement',
    }),
  ];
}
