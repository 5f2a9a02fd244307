import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { BRANDS } from '~/market/brands';
import type { Market } from '~/market/market';
import type { CommentSubject } from '~/upstream/landings/comments-client.server';
import { COMMENT_KINDS, type CommentKind } from '~/upstream/landings/comments-contract';
import type { Subject } from '../subjects';

const ROUTE = /^([a-z0-9]{3})-([a-z0-9]{3})$/;
const OF_ONE: Readonly<Record<Exclude<CommentKind, 'routes'>, RegExp>> = {
  cities: /^[a-z0-9]{3}$/,
  airports: /^[a-z0-9]{3}$/,
  countries: /^[a-z]{2}$/,
  airlines: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
};
const LONGEST_SLUG = 40;

/** Reads the parts of the address of a subject's comments; null for what names none. */
export function topicOfAddress({ kind, slug = '' }: { kind?: string; slug?: string }): CommentSubject | null {
  const known = COMMENT_KINDS.find((one) => one === kind);
  if (!known || slug.length > LONGEST_SLUG) return null;
  if (known === 'routes') {
    const [, departure, arrival] = ROUTE.exec(slug) ?? [];
    if (departure === undefined || arrival === undefined) return null;
    return { kind: known, codes: [departure.toUpperCase(), arrival.toUpperCase()] };
  }
  if (!OF_ONE[known].test(slug)) return null;
  return { kind: known, codes: [known === 'airlines' ? slug : slug.toUpperCase()] };
}

/** Returns what the comments on a subject are asked for by; null for a list, which has none. */
export function topicOf(subject: Subject): CommentSubject | null {
  switch (subject.kind) {
    case 'route':
      return { kind: 'routes', codes: [subject.facts.departure.code, subject.facts.arrival.code] };
    case 'city':
      return { kind: 'cities', codes: [subject.facts.city.code] };
    case 'airport':
      return { kind: 'airports', codes: [subject.facts.airport.code] };
    case 'country':
      return { kind: 'countries', codes: [subject.facts.code] };
    case 'airline':
      return { kind: 'airlines', codes: [subject.facts.slug] };
    default:
      return null;
  }
}

/** Returns the path of a subject's comments: /comments/routes/lon-par. */
export function topicPath({ kind, codes }: CommentSubject): string {
  return `/comments/${kind}/${codes.join('-').toLowerCase()}`;
}

/** Returns the links to a subject's comments, from page 2, and to the form; they keep the language of the page. */
export function commentLinks(topic: CommentSubject, { brand, locale }: Pick<Market, 'brand' | 'locale'>) {
  const own = (path: string) => pathInLanguage(BRANDS[brand], path, locale);
  const list = own(topicPath(topic));
  return {
    /** @param page from 1 */
    page: (page: number) => (page === 1 ? list : `${list}${list.includes('?') ? '&' : '?'}page=${page}`),
    write: own(`${topicPath(topic)}/new`),
  };
}
