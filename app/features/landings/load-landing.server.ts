import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { redirectTo } from '~/bff/http/redirects.server';
import { tryLater } from '~/bff/http/try-later.server';
import { getLandingContext } from '~/bff/request/landing-context.server';
import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import { describeFailure, UpstreamError } from '~/upstream/error';
import type { BlockInput } from './block';
import { landingLinks, languageOfAddress, pathOf } from './addresses';
import { describe } from './describe.server';
import { findSubject } from './find-subject.server';
import { landingScreen } from './screen.server';
import { loadSources, PAGE_DEADLINE_MS } from './sources.server';
import { isThin, type SubjectKind } from './subjects';

/**
 * Creates the loader of the landing pages of one kind of subject. Answers 404 without the subject's main data, 301 to its
 * canonical address, and 503 with Retry-After while the service fails or the budget of crawlers is used up. A page that
 * lacks a block because a service failed is stored by nobody.
 */
export function landingLoader(kind: SubjectKind) {
  return async (args: LoaderFunctionArgs) => {
    const deadline = performance.now() + PAGE_DEADLINE_MS;
    const context = await getLandingContext(args);
    const { brand, market, url, publicOrigin } = context;
    const subject = await orUnavailable(findSubject(context, kind, args.params));
    if (!subject) throw json(null, { status: 404 });
    const path = pathOf(subject, languageOfAddress(brand, url));
    if (url.pathname !== path) throw redirectTo(path + url.search, 301);

    const now = new Date();
    const { sources, isIncomplete } = await orUnavailable(loadSources(context, subject, now, deadline));
    const input: BlockInput = { sources, market, links: landingLinks(market), now, ...textsOf(market) };
    const screen = landingScreen(input);
    const paths = Object.fromEntries(
      brand.locales.map((locale) => [locale, pathInLanguage(brand, pathOf(subject, locale), locale)]),
    );
    const own = paths[market.locale] ?? path;
    const landing = {
      paths,
      isThin: isThin(subject),
      descriptions: describe(input, { origin: publicOrigin, path: own, ...screen }),
    };
    const headers: HeadersInit = isIncomplete ? { 'Cache-Control': 'no-store' } : {};
    return json({ screen, landing }, { headers });
  };
}

/** Returns what the blocks read their texts from. */
export function textsOf({ locale }: Pick<Market, 'locale'>): Pick<BlockInput, 't' | 'texts'> {
  const texts = {
    home: getTranslator(locale, 'home'),
    calendar: getTranslator(locale, 'calendar'),
    visa: getTranslator(locale, 'visa'),
  };
  return { t: getTranslator(locale, 'landings'), texts };
}

/** Answers a failure of the service with the status and the pause that a crawler understands. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof UpstreamError) || describeFailure(error).status === 404) throw error;
    throw tryLater(error.retryAfterSeconds);
  }
}
