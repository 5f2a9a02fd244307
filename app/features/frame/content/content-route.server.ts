import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { COMPANY_PAGES, type ContentPageName } from './pages';
import { degrade } from '~/bff/waiting/degrade.server';
import { textPage } from './text-page.server';

/** Creates the loader of a text page. */
export function contentLoader(name: ContentPageName) {
  return COMPANY_PAGES.includes(name) ? companyPageLoader(name) : plainLoader(name);
}

function plainLoader(name: ContentPageName) {
  return async (args: LoaderFunctionArgs) => json(textPage(name, (await getContext(args)).market));
}

/**
 * Loads a text with the company that sells in the visitor's country. Without an answer of the settings the text has the
 * brand's name in its place and is stored by nobody, so that the next visitor may read the company.
 */
function companyPageLoader(name: ContentPageName) {
  return async (args: LoaderFunctionArgs) => companyPage(name, await getContext(args));
}

/** Answers with the text and the company of the visitor's country. */
export async function companyPage(name: ContentPageName, context: Pick<RequestContext, 'market' | 'upstream'>) {
  const { market, upstream } = context;
  const seller = await degrade(upstream.settings.findSeller(market.country), null, { block: 'settings.seller' });
  return json(textPage(name, market, seller), seller ? {} : { headers: { 'Cache-Control': 'no-store' } });
}
