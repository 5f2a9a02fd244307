import { addDays } from '~/dates/calendar-date';
import { FILTER, canonicalLink, leading, onDay, type LinkDays, type SearchLink } from './search-link';

/** `from`/`to` (specification 1 §5), the partners' names, and both mixed. */
export function partnerLinks({ out, back, in4, in15 }: LinkDays): SearchLink[] {
  const soon = onDay('iatax:LON', in4, 'iatax:NYC');
  const soonAndBack = canonicalLink([soon, onDay('iatax:NYC', in15, 'iatax:LON')]);
  const way = onDay('iatax:LON', out, 'iatax:NYC');
  const round = canonicalLink([way, onDay('iatax:NYC', back, 'iatax:LON')]);
  const places = 'origin_iata=LON&destination_iata=NYC';
  return [
    ...leading(302, canonicalLink([soon]), {
      'from and to': '/search?from=LON&to=NYC',
      'from and to in lower case, turned round': '/search?to=nyc&from=lon',
      'from and to with systems': '/search?from=iatax:LON&to=airport:NYC',
      'from and to with encoded systems': '/search?from=iatax%3ALON&to=unknown%3ANYC',
      'no way back asked for': '/search?from=LON&to=NYC&round_trip=0',
      'no way back, in words': '/search?from=LON&to=NYC&round_trip=false',
      'a way back that is neither yes nor no': '/search?from=LON&to=NYC&round_trip=perhaps',
      'empty aliases': '/search?from=LON&to=NYC&origin_iata=&depart_date=&return_date=&adults=&trip_class=',
      'an empty from beside the alias': `/search?from=&to=&${places}`,
      'a return date that is not wanted': `/search?from=LON&to=NYC&round_trip=0&return_date=${back}`,
      'only the partners’ places': `/search?${places}`,
      'half from, half alias': '/search?from=LON&destination_iata=NYC',
      'half alias, half to': '/search?origin_iata=LON&to=NYC',
      'from before the alias': '/search?from=LON&to=NYC&origin_iata=PAR&destination_iata=MOW',
      'v beside it': '/search?from=LON&to=NYC&v=2',
    }),
    ...leading(302, soonAndBack, {
      'round_trip=1': '/search?from=LON&to=NYC&round_trip=1',
      'round_trip=true': '/search?from=LON&to=NYC&round_trip=true',
      'round_trip=YES': '/search?from=LON&to=NYC&round_trip=YES',
      'round_trip with aliases': `/search?${places}&round_trip=1`,
      'a return date only': `/search?from=LON&to=NYC&return_date=${in15}`,
    }),
    ...leading(302, canonicalLink([soon], { adult: 2, ages: '7', infant: 1, cabin: 'C' }), {
      'from and to with passengers': '/search?from=LON&to=NYC&adult=2&child=1&infant=1&cabinClass=C',
      'from and to with the partners’ passengers': '/search?from=LON&to=NYC&adults=2&children=1&infants=1&trip_class=1',
    }),
    ...leading(302, canonicalLink([soon], { more: `&${FILTER}&marker=m1` }), {
      'from and to with a filter and a mark': `/search?marker=m1&from=LON&to=NYC&${FILTER}`,
    }),
    ...leading(302, canonicalLink([onDay('iatax:LON', in4, 'unknown:TR')]), {
      'to a country': '/search?from=LON&to=unknown:TR',
      'to a country without its system': '/search?from=LON&to=tr',
    }),
    ...leading(302, canonicalLink([onDay('iatax:LON', in4, 'unknown:ANYW')]), {
      'to anywhere': '/search?from=LON&to=ANYW',
      'to anywhere by alias': '/search?origin_iata=LON&destination_iata=unknown:anyw',
    }),
    ...leading(302, canonicalLink([onDay('rzd:2000000', in4, 'rzd:2004000')]), {
      'from and to stations': '/search?from=2000000&to=rzd:2004000',
    }),
    ...leading(301, canonicalLink([way]), {
      aliases: `/search?${places}&depart_date=${out}`,
      'aliases, all of them': `/search?${places}&depart_date=${out}&return_date=&adults=1&children=0&infants=0&trip_class=0`,
      'aliases in lower case': `/search?origin_iata=lon&destination_iata=nyc&depart_date=${out}`,
      'aliases with systems': `/search?origin_iata=airport:LON&destination_iata=iatax:NYC&depart_date=${out}`,
      'from and to on a day': `/search?from=LON&to=NYC&depart_date=${out}`,
      'economy by letter': `/search?${places}&depart_date=${out}&trip_class=Y`,
      'one way, said so': `/search?${places}&depart_date=${out}&return_date=${back}&round_trip=no`,
    }),
    ...leading(301, round, {
      'aliases and back': `/search?${places}&depart_date=${out}&return_date=${back}`,
      'aliases in another order': `/search?return_date=${back}&trip_class=0&depart_date=${out}&adults=1&destination_iata=NYC&origin_iata=LON`,
      'from and to and back on days': `/search?from=LON&to=NYC&round_trip=1&depart_date=${out}&return_date=${back}`,
    }),
    ...leading(302, canonicalLink([way, onDay('iatax:NYC', addDays(out, 11), 'iatax:LON')]), {
      'back as many days later as by default': `/search?${places}&depart_date=${out}&round_trip=1`,
    }),
    ...leading(301, canonicalLink([way], { cabin: 'C' }), {
      'business by number': `/search?${places}&depart_date=${out}&trip_class=1`,
      'business by letter': `/search?${places}&depart_date=${out}&trip_class=c`,
      'cabinClass before trip_class': `/search?${places}&depart_date=${out}&trip_class=2&cabinClass=C`,
    }),
    ...leading(301, canonicalLink([way], { cabin: 'F' }), {
      'first by number': `/search?${places}&depart_date=${out}&trip_class=2`,
    }),
    ...leading(301, canonicalLink([way], { adult: 2, ages: '7,7', infant: 1 }), {
      'the partners’ passengers': `/search?${places}&depart_date=${out}&adults=2&children=2&infants=1`,
      'own and partners’ passengers': `/search?${places}&depart_date=${out}&adult=2&children=2&infant=1`,
    }),
  ];
}
