import type { CalendarDate } from '~/dates/calendar-date';
import { searchLinks } from '#tests/journeys/search-links';
import { encodeText, mutate, pick, randomFrom, type Random } from './mutations';

/** Filters as links have them (upstream facts §6), before percent-encoding. */
const FILTERS = [
  '{"baggages":{"WithBaggages":true},"transfers":{"NoTransfers":true,"OneTransfer":true,"TwoTransfers":true}}',
  '{"transferTimeRange":{"TransferTimeRange":[60,600]},"airlines":{"Airline-XX":true}}',
  '{"transportKind":{"Airplane":true}}',
  '{"transportKind":{"Train":true},"airlines":{"Airline-SU":false,"Airline-TK":true}}',
  '{}',
  '[]',
  'null',
  '"filter"',
];

const STEP_0 = `/mbooking/step0/${'0123456789abcdef'.repeat(2)}17`;

/** Returns a generator of links, most of them slightly wrong. The same for the same seed. */
export function linkMutator(seed: number, today: CalendarDate): () => string {
  const random = randomFrom(seed);
  const links = searchLinks(today).map(({ link }) => link);
  return () => {
    let link = pick(random, links);
    if (random(3) === 0) link = withFilter(random, link);
    if (random(12) === 0) link = behindStep0(random, link);
    link = random(20) === 0 ? link : mutatedLink(random, link, links);
    return asRequested(link);
  };
}

/** Changes the query of /search, and rarely the path: other pages have tests of their own. */
function mutatedLink(random: Random, link: string, links: readonly string[]): string {
  const [path = '', query] = link.split(/\?(.*)/s);
  if (query === undefined || path.length > '/search'.length) return `/${mutate(random, link.slice(1), links)}`;
  return `${path}?${mutate(random, query, links)}`;
}

function withFilter(random: Random, link: string): string {
  const filter = pick(random, FILTERS);
  const text = random(2) === 0 ? filter : mutate(random, filter, FILTERS);
  const value = random(4) === 0 ? text : encodeText(text);
  return `${link}${link.includes('?') ? '&' : '?'}filter=${value}`;
}

function behindStep0(random: Random, link: string): string {
  const search = link.replace(/^\/search[?/]?/, '');
  return random(2) === 0 ? `${STEP_0}?${search}` : `/mbooking/step0/${encodeURIComponent(search)}/${STEP_0.slice(15)}`;
}

/** Limits a link to what a client can send in a request line: percent-encoded, no fragment. */
function asRequested(link: string): string {
  const [path = ''] = link.split('#', 1);
  return path.replace(/[^\u0021-\u007e]/gu, encodeText);
}
