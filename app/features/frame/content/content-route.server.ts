import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { COMPANY_PAGES, FEE_PAGES, type ContentPageName } from './pages';
import { degrade } from '~/bff/waiting/degrade.server';
import { textPage, type ServiceFacts } from './text-page.server';

/** Creates the loader of a text page. */
export function contentLoader(name: ContentPageName) {
  if (COMPANY_PAGES.includes(name))
    return async (args: LoaderFunctionArgs) => companyPage(name, await getContext(args));
  if (FEE_PAGES.includes(name)) return async (args: LoaderFunctionArgs) => feePage(name, await getContext(args));
  return plainLoader(name);
}

function plainLoader(name: ContentPageName) {
  return async (args: LoaderFunctionArgs) => json(textPage(name, (await getContext(args)).market));
}

type Visit = Pick<RequestContext, 'market' | 'upstream'>;

/**
 * Answers with the text and the company that sells in the visitor's country; without an answer of the settings with the
 * brand's name in its place.
 */
export async function companyPage(name: ContentPageName, { market, upstream }: Visit) {
  const seller = await degrade(upstream.settings.findSeller(market.country), null, { block: 'settings.seller' });
  return factualPage(name, market, { seller });
}

/** Answers with the text and the shop's fees in the visitor's currency; without an answer of the settings in roubles. */
export async function feePage(name: ContentPageName, { market, upstream }: Visit) {
  const fees = await degrade(upstream.settings.findServiceFees(), null, { block: 'settings.fees' });
  return factualPage(name, market, { fees });
}

/** A text that lacks a fact is stored by nobody, so that the next visitor may read it. */
function factualPage(name: ContentPageName, market: Visit['market'], facts: ServiceFacts) {
  const isWhole = Object.values(facts).every((fact) => fact !== null);
  return json(textPage(name, market, facts), isWhole ? {} : { headers: { 'Cache-Control': 'no-store' } });
}
