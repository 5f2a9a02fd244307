import { landingLinks } from '~/features/landings/addresses';
import type { JsonLd } from '~/features/frame/crawlers/json-ld';
import type { BlockInput } from '~/features/landings/block';
import { describe } from '~/features/landings/describe.server';
import { findSubject, type SubjectParams } from '~/features/landings/find-subject.server';
import { textsOf } from '~/features/landings/load-landing.server';
import { landingScreen, type LandingScreen } from '~/features/landings/screen.server';
import { loadSources } from '~/features/landings/sources.server';
import type { BlockName, Subject, SubjectKind } from '~/features/landings/subjects';
import { BRANDS } from '~/market/brands';
import type { Market } from '~/market/market';
import { resolveMarket } from '~/market/resolve';
import { START } from '#server/sandbox/testing/test-sandbox';
import { expect } from 'vitest';
import type { wholeSandbox } from './whole-sandbox';

/** The sandbox's time. */
export const NOW = new Date(START);

/** Returns the market of a visitor. @param query of the address, with language and country */
export function marketOf(brand: keyof typeof BRANDS, query = ''): Market {
  const url = new URL(`https://shop.example/about${query}`);
  return resolveMarket({ brand: BRANDS[brand], url, cookies: new Map(), acceptLanguage: null });
}
export const GERMAN = marketOf('intl', '?locale=de&country=DE');
export const ENGLISH = marketOf('intl', '?locale=en&country=GB');
export const RUSSIAN = marketOf('ru');

/** A landing page with its subject. */
export type LoadedLanding = {
  subject: Subject;
  screen: LandingScreen;
  /** Structured data of the page, for search engines. */
  descriptions: JsonLd[];
  block: <N extends BlockName>(name: N) => unknown;
};

/** A crowded machine is late with prices; the tests are about what they are. */
const PATIENCE_MS = 60_000;

/** Makes what loads landing pages whole from a sandbox. */
export function landingLoaderOf(clients: ReturnType<typeof wholeSandbox>['clients']) {
  return async function load(kind: SubjectKind, params: SubjectParams, market = GERMAN): Promise<LoadedLanding | null> {
    const context = {
      brand: BRANDS[market.brand],
      market,
      url: new URL('https://shop.example/'),
      publicOrigin: 'https://shop.example',
      upstream: clients(market),
    };
    const subject = await findSubject(context, kind, params);
    if (!subject) return null;
    const { sources, isIncomplete } = await loadSources(context, subject, NOW, performance.now() + PATIENCE_MS);
    expect(isIncomplete).toBe(false);
    const input: BlockInput = { sources, market, links: landingLinks(market), now: NOW, ...textsOf(market) };
    const screen = landingScreen(input);
    const descriptions = describe(input, { origin: 'https://shop.example', path: '/', ...screen });
    return { subject, screen, descriptions, block: (name) => screen.blocks.find((one) => one.name === name)?.screen };
  };
}
