import { randomUUID } from 'node:crypto';
import { environment } from '~/bff/environment/environment.server';
import { DEFAULT_FEATURES } from '~/bff/request/features';
import { featuresOnce } from '~/bff/request/features.server';
import { bindClients } from '~/bff/request/upstream.server';
import { FRAME_CONFIGS } from '~/features/frame/frame-screen.server';
import { BRANDS, hostsOf, type Brand } from '~/market/brands';
import { countryOf } from '~/market/countries';
import type { Market } from '~/market/market';
import { resolveMarket } from '~/market/resolve';
import type { UpstreamClients } from '~/upstream/services.server';
import { homeSources, listDirections, type WaitForBlock } from './home-sources.server';
import { renewMonthPrices } from './month-prices.server';

/** The shop itself: no visitor's budget pays for it. */
const NOBODY = { key: 'warm homes', charge: () => Promise.resolve(null) };

/**
 * The first rounds follow each other quickly because the services may start later than the shop. The last ones renew
 * the answers of a market without visitors before the cache drops them.
 */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

/** Half a year of prices takes a service long: between two markets it has time for visitors. */
const MONTHS_PAUSE_MS = 20_000;

/** A service that hangs must not keep the markets after this one waiting. */
const MARKET_MS = 5000;

/**
 * Fills the caches of every market's home page in the background, one market after the other, so that its first visitor
 * gets the whole page at once. Call it once; does nothing where WARM_PAGES is false.
 */
export function warmHomes(): void {
  if (!environment().warmsPages) return;
  const markets = homeMarkets();
  const round = async (pauseMs: number) => {
    for (const [brand, market] of markets) await Promise.race([warmHome(brand, market), pause(MARKET_MS)]);
    await pause(pauseMs);
    void round(Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
  };
  const months = async () => {
    for (const [, market] of markets) {
      await pause(MONTHS_PAUSE_MS);
      await Promise.race([warmMonths(market), pause(MARKET_MS)]);
    }
    void months();
  };
  void round(FIRST_PAUSE_MS);
  void months();
}

/** Does not keep the process alive. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** Lists the markets that have a home page, the default of each brand first. */
export function homeMarkets(): [brand: Brand, market: Market][] {
  const markets = Object.values(BRANDS).flatMap((brand) =>
    brand.countries.flatMap((country) =>
      countryOf(country)
        .languages.filter((locale) => brand.locales.includes(locale))
        .map((locale): [Brand, Market] => [brand, marketOf(brand, { country, locale })]),
    ),
  );
  const isDefault = ([brand, { country, locale }]: [Brand, Market]) =>
    country === brand.defaultCountry && locale === brand.defaultLocale;
  return [...markets.filter(isDefault), ...markets.filter((market) => !isDefault(market))];
}

function marketOf(brand: Brand, choice: Record<'country' | 'locale', string>): Market {
  const url = new URL('http://localhost/');
  return resolveMarket({ brand, url, cookies: new Map(Object.entries(choice)), acceptLanguage: null });
}

/** Waits as long as the calls themselves may take: nobody waits for the page. */
const patiently: WaitForBlock = (_block, work, fallback) => work.catch(() => fallback);

function clientsOf(market: Market): UpstreamClients {
  const ids = { requestId: randomUUID(), traceId: randomUUID().replaceAll('-', ''), visitor: NOBODY };
  // Older answers are renewed while this market waits, not all of them together behind the round.
  return bindClients({ ids, market, marks: {}, account: undefined }, { waitForNewMs: MARKET_MS });
}

/** Never rejects: the transport logs failed calls. */
async function warmMonths(market: Market): Promise<void> {
  const upstream = clientsOf(market);
  const directions = listDirections(upstream, market);
  await patiently(
    'home.months',
    directions.then((all) => renewMonthPrices({ upstream, market }, all, new Date())),
    null,
  );
}

/** Never rejects: the transport logs failed calls. */
async function warmHome(brand: Brand, market: Market): Promise<void> {
  const upstream = clientsOf(market);
  const [host = ''] = hostsOf(brand.id, environment().brandHosts);
  await Promise.all([
    patiently('frame', upstream.settings.findConfigs(FRAME_CONFIGS), null),
    patiently('social', upstream.social.list(host), []),
    patiently('features', upstream.settings.getFeatures(), DEFAULT_FEATURES),
  ]);
  const url = new URL(market.homePath, 'http://localhost/');
  const context = { upstream, market, url, features: featuresOnce(upstream.settings), visitorCity: noCity };
  await homeSources(context, patiently);
}

const noCity = () => Promise.resolve(null);
