import { canonicalLink, encodedLink, FILTER, leading, onDay, type LinkDays, type SearchLink } from './search-link';

/** Links that feeds and mail programs have damaged, and links in the notation of other search engines. */
export function damagedLinks({ out, back }: LinkDays): SearchLink[] {
  const way = onDay('iatax:LON', out, 'iatax:NYC');
  const wayBack = onDay('iatax:NYC', back, 'iatax:LON');
  const one = canonicalLink([way]);
  const round = canonicalLink([way, wayBack]);
  const twice = (link: string) => encodedLink(link).replaceAll('%', '%25');
  const numeric = (date: string) => `${date.slice(8)}${date.slice(5, 7)}`;
  const places = 'origin=LON&destination=NYC';
  return [
    ...leading(301, one, {
      'ampersands written for HTML': `/search?adult=1&amp;cabinClass=Y&amp;route[0]=${way}&amp;v=2`,
      'ampersands written for HTML twice': `/search?adult=1&amp;amp;route[0]=${way}`,
      'partners’ names with ampersands for HTML': `/search?origin_iata=LON&amp;destination_iata=NYC&amp;depart_date=${out}`,
      'encoded twice': twice(`/search?route[0]=${way}`),
      'only the name encoded twice': `/search?route%255B0%255D=${way}`,
      'a place encoded twice': `/search?from=iatax%253ALON&to=NYC&depart_date=${out}`,
      'a route without a number': `/search?route[]=${way}`,
      'a route without brackets': `/search?route=${way}`,
      'an encoded route without a number': `/search?route%5B%5D=${encodeURIComponent(way)}`,
      'another prefix': `/search?route[0]=iata:LON_${out}_date_${out}_iata:NYC`,
      'lower case': `/search?route[0]=iata:lon_${out}_date_${out}_nyc`,
      'from, to and a date': `/search?from=LON&to=NYC&date=${out}`,
      'origin and destination': `/search?${places}&date=${out}`,
      'a departure date': `/search?${places}&departure_date=${out}`,
      'the names of a fare comparison': `/search?${places}&outboundDate=${out}&adultsv2=1&childrenv2=&cabinclass=economy&rtn=0`,
    }),
    ...leading(301, round, {
      'two routes without numbers': `/search?route[]=${way}&route[]=${wayBack}`,
      'two routes encoded twice': twice(`/search?route[0]=${way}&route[1]=${wayBack}`),
      'inbound and outbound': `/search?${places}&outboundDate=${out}&inboundDate=${back}&rtn=1`,
      'a date and a return date': `/search?from=LON&to=NYC&date=${out}&return_date=${back}`,
    }),
    ...leading(301, canonicalLink([way], { adult: 2, ages: '5,9', infant: 1, cabin: 'C' }), {
      'a family in business': `/search?${places}&outboundDate=${out}&adultsv2=2&childrenv2=5|9&infants=1&cabinclass=Business`,
    }),
    ...leading(301, canonicalLink([way], { cabin: 'W' }), {
      'premium economy by name': `/search?${places}&outboundDate=${out}&cabinclass=premiumeconomy`,
    }),
    ...leading(301, canonicalLink([way], { more: `&${FILTER}&utm_source=x` }), {
      'a filter and a mark after ampersands for HTML': `/search?route[0]=${way}&amp;utm_source=x&amp;${FILTER}`,
    }),
    ...leading(302, one, {
      'a short query of digits': `/search/LON${numeric(out)}NYC1`,
      'a short query of digits, nobody named': `/search/lon${numeric(out)}nyc`,
    }),
    ...leading(302, round, { 'a short query of digits and back': `/search/LON${numeric(out)}NYC${numeric(back)}1` }),
    ...leading(302, canonicalLink([way], { adult: 2, ages: '7', infant: 1 }), {
      'a short query of digits for a family': `/search/LON${numeric(out)}NYC211`,
    }),
    ...['13', '00'].map((month) => ({
      title: `a short query of digits in the month ${month}`,
      link: `/search/LON01${month}NYC1`,
      status: 404 as const,
      leadsTo: null,
    })),
  ];
}
