import { addDays } from '~/dates/calendar-date';
import {
  FILTER,
  canonical,
  canonicalLink,
  encodedLink,
  leading,
  onDay,
  type LinkDays,
  type SearchLink,
} from './search-link';

/** Links with ranges and stays, countries and anywhere (specification 1 §3, §4). */
export function flexibleLinks({ out, outEnd, back, backEnd, past }: LinkDays): SearchLink[] {
  const range = `iatax:LON_${out}_range_${outEnd}_iatax:NYC`;
  const rangeBack = `iatax:NYC_${back}_range_${backEnd}_iatax:LON`;
  const stay = 'iatax:NYC_3_stay_7_iatax:LON';
  const withStay = canonicalLink([range, stay]);
  const fixed = onDay('iatax:LON', out, 'iatax:NYC');
  const country = onDay('iatax:LON', out, 'unknown:TR');
  const anywhere = onDay('iatax:LON', out, 'unknown:ANYW');
  const longest = `iatax:LON_${out}_range_${addDays(out, 31)}_iatax:NYC`;
  return [
    ...canonical({
      'a range': canonicalLink([range]),
      'a range, encoded': encodedLink(canonicalLink([range])),
      'the longest range': canonicalLink([longest]),
      'ranges both ways': canonicalLink([range, rangeBack]),
      'a range there, a day back': canonicalLink([range, onDay('iatax:NYC', back, 'iatax:LON')]),
      'a day there, a range back': canonicalLink([fixed, rangeBack]),
      'a stay': withStay,
      'a stay, encoded': encodedLink(withStay),
      'a stay of one length': canonicalLink([range, 'iatax:NYC_5_stay_5_iatax:LON']),
      'the longest stay': canonicalLink([range, 'iatax:NYC_0_stay_90_iatax:LON']),
      'a range that has begun': canonicalLink([`iatax:LON_${past}_range_${addDays(past, 20)}_iatax:NYC`]),
      'a range that is over': canonicalLink([`iatax:LON_${past}_range_${addDays(past, 5)}_iatax:NYC`]),
      'a country': canonicalLink([country]),
      'a country, encoded': encodedLink(canonicalLink([country])),
      'a country and back': canonicalLink([country, onDay('unknown:TR', back, 'iatax:LON')]),
      'one’s own country': canonicalLink([onDay('iatax:LON', out, 'unknown:GB')]),
      anywhere: canonicalLink([anywhere]),
      'anywhere and back': canonicalLink([anywhere, onDay('unknown:ANYW', back, 'iatax:LON')]),
      'from a station to anywhere': canonicalLink([onDay('rzd:2000000', out, 'unknown:ANYW')]),
      'a country in a range of days': canonicalLink([`iatax:LON_${out}_range_${outEnd}_unknown:TR`]),
      'anywhere for some days': canonicalLink([
        `iatax:LON_${out}_range_${outEnd}_unknown:ANYW`,
        'unknown:ANYW_3_stay_7_iatax:LON',
      ]),
      'a filter beside a range': canonicalLink([range], { more: `&${FILTER}` }),
    }),
    ...leading(301, canonicalLink([range]), {
      'only the range': `/search?route[0]=LON_${out}_range_${outEnd}_NYC`,
    }),
    ...leading(301, canonicalLink([`iatax:LON_${out}_range_${addDays(out, 7)}_iatax:NYC`]), {
      'a range without an end': `/search?route[0]=LON_${out}_range_NYC`,
      'a range with an empty end': `/search?route[0]=LON_${out}_range__NYC`,
    }),
    ...leading(301, withStay, {
      'a stay by its days': `/search?route[0]=${range}&route[1]=iatax:NYC_${addDays(out, 3)}_stay_${addDays(out, 7)}_iatax:LON`,
      'a stay by a day and a length': `/search?route[0]=${range}&route[1]=iatax:NYC_${addDays(out, 3)}_stay_7_iatax:LON`,
      'a stay with zeros': `/search?route[0]=${range}&route[1]=NYC_03_stay_007_LON`,
      'a stay before its range': `/search?route[1]=${stay}&route[0]=${range}`,
    }),
    ...leading(301, canonicalLink([range, 'iatax:NYC_5_stay_5_iatax:LON']), {
      'a stay without its second number': `/search?route[0]=${range}&route[1]=NYC_5_stay_LON`,
    }),
    ...leading(301, canonicalLink([fixed, `iatax:NYC_${addDays(out, 3)}_range_${addDays(out, 7)}_iatax:LON`]), {
      'a stay after a fixed day is a range': `/search?route[0]=${fixed}&route[1]=${stay}`,
    }),
    ...leading(301, canonicalLink([fixed, onDay('iatax:NYC', addDays(out, 3), 'iatax:LON')]), {
      'a stay of one length after a fixed day is a day': `/search?route[0]=${fixed}&route[1]=NYC_3_stay_3_LON`,
    }),
    ...leading(301, canonicalLink([fixed, onDay('iatax:NYC', back, 'iatax:PAR')]), {
      'ranges in several legs are their first days': `/search?route[0]=${range}&route[1]=NYC_${back}_range_${backEnd}_PAR`,
    }),
    ...leading(301, canonicalLink([country]), {
      'a country without its system': `/search?route[0]=${onDay('LON', out, 'TR')}`,
      'a country in lower case': `/search?route[0]=${onDay('lon', out, 'unknown:tr')}`,
    }),
    ...leading(301, canonicalLink([anywhere]), {
      'anywhere without its system': `/search?route[0]=${onDay('LON', out, 'ANYW')}`,
      'anywhere in lower case': `/search?route[0]=${onDay('LON', out, 'anyw')}`,
    }),
  ];
}
