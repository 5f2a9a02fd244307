import { json } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { tryLater } from '~/bff/http/try-later.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { salesPath } from '~/features/frame/header/sales-path';
import type { Sales } from '~/upstream/sales/contract';

/** Upstream data of the page of sales. */
export type SalesSources = {
  answer: Sales;
  /** A city was asked for that has no sales; the answer is another city's. */
  isOtherCity: boolean;
};

/** The page is made once a minute for all visitors, so the first one may wait. */
const PATIENCE_MS = 4000;

type SalesContext = Pick<RequestContext, 'brand' | 'upstream' | 'url' | 'features'>;

/**
 * Loads the sales of the city in the address, else of the country's biggest city. Only cities that the service names are
 * asked for, so that made-up codes reach neither it nor the memory.
 * @throws Response 404 where sales are not shown, 503 while the settings or the sales do not answer
 */
export async function findSalesSources({ brand, upstream, url, features }: SalesContext): Promise<SalesSources> {
  if (!brand.hasSales) throw json(null, { status: 404 });
  const wait = <T>(block: string, work: Promise<T>) => degrade(work, null, { block, patienceMs: PATIENCE_MS });
  const [flags, settings, first] = await Promise.all([
    wait('settings.features', upstream.settings.getFeatures()),
    wait('settings.configs', upstream.settings.findConfigs(['header_links'])),
    wait('sales', upstream.sales.listSales(null)),
  ]);
  if (!flags || !settings) throw tryLater();
  if (salesPath({ brand, features: await features(), links: settings.header_links }) === null) {
    throw json(null, { status: 404 });
  }
  if (!first) throw tryLater();
  const asked = url.searchParams.get('departureCity')?.toUpperCase() ?? '';
  if (asked === '' || asked === first.departureCity?.code) return { answer: first, isOtherCity: false };
  if (!first.departureCities.some(({ code }) => code === asked)) return { answer: first, isOtherCity: true };
  const answer = await wait('sales', upstream.sales.listSales(asked));
  if (!answer) throw tryLater();
  return { answer, isOtherCity: answer.departureCity?.code !== asked };
}
