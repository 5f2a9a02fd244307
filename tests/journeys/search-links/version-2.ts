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

/** `route[n]` with single days (upstream facts §6). */
export function version2Links({ out, back, third, past }: LinkDays): SearchLink[] {
  const way = onDay('iatax:LON', out, 'iatax:NYC');
  const wayBack = onDay('iatax:NYC', back, 'iatax:LON');
  const oneWay = canonicalLink([way]);
  const round = canonicalLink([way, wayBack]);
  const sixLegs = [
    way,
    onDay('iatax:NYC', back, 'iatax:PAR'),
    onDay('iatax:PAR', back, 'iatax:MOW'),
    onDay('rzd:2000000', third, 'rzd:2004000'),
    onDay('iatax:LED', third, 'iatax:IST'),
    onDay('iatax:IST', third, 'iatax:LON'),
  ];
  const family = { adult: 2, ages: '7,11', infant: 1, cabin: 'C' };
  return [
    ...canonical({
      'one way': oneWay,
      'a way back': round,
      'brackets and colons encoded': encodedLink(round),
      'only brackets encoded': oneWay.replace('[0]', '%5B0%5D'),
      'the encoding in lower case': oneWay.replace('[0]', '%5b0%5d').replaceAll(':', '%3a'),
      'a family in business': canonicalLink([way], family),
      'nine adults': canonicalLink([way], { adult: 9 }),
      'as many infants as adults': canonicalLink([way], { adult: 4, infant: 4 }),
      'ages from 2 to 11': canonicalLink([way], { ages: '2,3,4,5,8,9,10,11' }),
      comfort: canonicalLink([way], { cabin: 'W' }),
      first: canonicalLink([way], { cabin: 'F' }),
      premium: canonicalLink([way], { cabin: 'P' }),
      'an open jaw': canonicalLink([way, onDay('iatax:PAR', back, 'iatax:LON')]),
      'six legs': canonicalLink(sixLegs),
      stations: canonicalLink([onDay('rzd:2000000', out, 'rzd:2004000')]),
      'there and back on one day': canonicalLink([way, onDay('iatax:NYC', out, 'iatax:LON')]),
      'an airport to an airport': canonicalLink([onDay('iatax:LHR', out, 'iatax:JFK')]),
      'a day that is over': canonicalLink([onDay('iatax:LON', past, 'iatax:NYC')]),
      'foreign parameters behind it': `${oneWay}&utm_source=x&gclid=1`,
      'foreign parameters before it': oneWay.replace('?', '?utm_source=x&'),
      'a filter': `${oneWay}&${FILTER}`,
      'sorting, page and marks': `${oneWay}&sort=duration&page=1&agent=blog&tag=t1`,
    }),
    ...leading(301, oneWay, {
      'without v and childrenAges': `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=${way}`,
      'only the route': `/search?route[0]=${way}`,
      'v of another number': oneWay.replace('v=2', 'v=1'),
      'without the second date': `/search?route[0]=iatax:LON_${out}_date_iatax:NYC&v=2`,
      'an empty second date': `/search?route[0]=iatax:LON_${out}_date__iatax:NYC&v=2`,
      'without systems': `/search?route[0]=${onDay('LON', out, 'NYC')}&v=2`,
      'one code with its system': `/search?route[0]=${onDay('LON', out, 'iatax:NYC')}`,
      'airport:': `/search?route[0]=${onDay('airport:LON', out, 'airport:NYC')}`,
      'unknown:': `/search?route[0]=${onDay('unknown:LON', out, 'unknown:NYC')}`,
      'rzd: with letters': `/search?route[0]=${onDay('rzd:LON', out, 'iatax:NYC')}`,
      'a system in capitals': `/search?route[0]=${onDay('IATAX:LON', out, 'Airport:NYC')}`,
      'codes in lower case': `/search?route[0]=${onDay('iatax:lon', out, 'iatax:nyc')}`,
      'a cabin in lower case': `/search?route[0]=${way}&cabinClass=y`,
      'a range of one day': `/search?route[0]=iatax:LON_${out}_range_${out}_iatax:NYC`,
      'a route numbered from one': `/search?route[1]=${way}`,
      'a route numbered with two digits': `/search?route[07]=${way}`,
      'empty passengers': `/search?adult=&child=&infant=&childrenAges=&cabinClass=&route[0]=${way}`,
      'another order': `/search?v=2&route[0]=${way}&infant=0&childrenAges=[]&child=0&cabinClass=Y&adult=1`,
      'passengers by the partners’ names': `/search?adults=1&children=0&infants=0&trip_class=0&route[0]=${way}`,
      'the partners’ places beside it': `/search?from=PAR&to=MOW&depart_date=${third}&route[0]=${way}`,
      'a parameter twice': oneWay.replace('adult=1', 'adult=1&adult=2'),
      'a route twice': `${oneWay}&route[0]=${wayBack}`,
      'a route beyond all numbers': `${oneWay}&route[100]=${wayBack}`,
      'spaces around codes': `/search?route[0]=${onDay('%20LON', out, 'NYC%20')}`,
    }),
    ...leading(301, `${oneWay}&agent=blog&sort=price`, {
      'foreign parameters, kept in their order': `/search?agent=blog&route[0]=${way}&sort=price`,
    }),
    ...leading(301, `${oneWay}&${FILTER}&agent=blog`, {
      'a filter, put before foreign parameters': `/search?agent=blog&${FILTER}&route[0]=${way}`,
    }),
    ...leading(301, round, {
      'the way back first': `/search?route[1]=${wayBack}&route[0]=${way}`,
      'numbers with a gap': `/search?route[0]=${way}&route[5]=${wayBack}`,
      'encoded and in another order': encodedLink(`/search?route[1]=${wayBack}&v=2&route[0]=${way}`),
    }),
    ...leading(301, canonicalLink([onDay('rzd:2000000', out, 'rzd:2004000')]), {
      'stations without systems': `/search?route[0]=${onDay('2000000', out, '2004000')}`,
      'stations as iatax': `/search?route[0]=${onDay('iatax:2000000', out, 'iatax:2004000')}`,
      'stations of an unknown system': `/search?route[0]=${onDay('unknown:2000000', out, 'unknown:2004000')}`,
    }),
    ...leading(301, canonicalLink([way], { ages: '7,9' }), {
      'ages with a space, children not counted': `/search?route[0]=${way}&childrenAges=%5B7%2C%209%5D`,
      'ages and the partners’ number': `/search?route[0]=${way}&childrenAges=[7,9]&children=2`,
    }),
    ...leading(301, canonicalLink([way], { adult: 2, ages: '7,7' }), {
      'children without ages': `/search?route[0]=${way}&adult=2&child=2`,
    }),
    ...leading(301, canonicalLink([way], family), {
      'a family by the partners’ names': `/search?adults=2&children=2&childrenAges=[7,11]&infants=1&trip_class=1&route[0]=${way}`,
      'own names before the partners’': `/search?adult=2&adults=9&childrenAges=[7,11]&infant=1&infants=0&cabinClass=C&trip_class=0&route[0]=${way}`,
    }),
    ...leading(301, canonicalLink(sixLegs), {
      'six legs in any order': `/search?${[3, 1, 5, 0, 4, 2].map((index) => `route[${index}]=${sixLegs[index]}`).join('&')}`,
    }),
  ];
}
