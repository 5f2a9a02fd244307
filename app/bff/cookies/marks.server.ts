import type { MarketingMarks, RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';

const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** Query parameter and cookie of each mark (upstream facts §6). */
const MARKS = {
  agent: { parameter: 'agent', cookie: 'partner_agent' },
  tag: { parameter: 'tag', cookie: 'partner_tag' },
  marker: { parameter: 'marker', cookie: 'partner_marker' },
  promoCode: { parameter: 'promocode', cookie: 'promo_code' },
} as const satisfies Record<keyof MarketingMarks, { parameter: string; cookie: string }>;

const AFFILIATE_PARAMETERS: ReadonlySet<string> = new Set(['agent', 'tag', 'marker', 'kbp']);

const NAMES = Object.keys(MARKS) as (keyof MarketingMarks)[];

/**
 * Reads the marks of a visit: those of the address, else those remembered. An address with an agent also replaces the
 * earlier agent's tag and marker, since a sale belongs to one affiliate.
 */
export function readMarks(url: URL, cookies: ReadonlyMap<string, string>): MarketingMarks {
  const urlMarks = marksOfQuery(url.searchParams);
  const remembered = marksOf((name) => cookies.get(MARKS[name].cookie));
  return urlMarks.agent === undefined
    ? { ...remembered, ...urlMarks }
    : { promoCode: remembered.promoCode, ...urlMarks };
}

/** Remembers the marks of the address, if it has any, for 30 days. */
export function rememberMarks(
  context: Pick<RequestContext, 'url' | 'marks' | 'cookies' | 'hasSecureCookies' | 'setCookie'>,
) {
  if (Object.keys(marksOfQuery(context.url.searchParams)).length === 0) return;
  for (const name of NAMES) {
    const { cookie } = MARKS[name];
    const value = context.marks[name];
    if (value === undefined && !context.cookies.has(cookie)) continue;
    const maxAge = value === undefined ? 0 : LIFETIME_SECONDS;
    context.setCookie(cookieHeader(cookie, value ?? '', { maxAge, secure: context.hasSecureCookies }));
  }
}

/** Reads `agent`, `tag`, `marker`, `promocode`, and `kbp=agent:tag`, over which the single parameters win. */
function marksOfQuery(query: URLSearchParams): MarketingMarks {
  const [agent, ...tag] = (query.get('kbp') ?? '').split(':');
  const short: Record<string, string | undefined> = { agent, tag: tag.join(':') };
  return marksOf((name) => readMark(query.get(MARKS[name].parameter)) ?? short[name]);
}

/** Returns the affiliate's part of an address as a query: its marks without the promo code, which is worth money. */
export function affiliateQuery({ searchParams }: URL): string {
  const marks = [...searchParams].filter(([name, value]) => AFFILIATE_PARAMETERS.has(name) && readMark(value));
  return new URLSearchParams(marks).toString();
}

function marksOf(valueOf: (name: keyof MarketingMarks) => string | undefined): MarketingMarks {
  const marks: MarketingMarks = {};
  for (const name of NAMES) {
    const value = readMark(valueOf(name));
    if (value !== undefined) marks[name] = value;
  }
  return marks;
}

/** Returns a well-formed mark; ignores anything else. */
function readMark(value: string | null | undefined): string | undefined {
  return value && /^[\w.~:-]{1,64}$/.test(value) ? value : undefined;
}
