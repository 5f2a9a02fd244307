import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import type { ContentPageName } from './pages';
import { degrade } from '~/bff/waiting/degrade.server';
import { textPage } from './text-page.server';

/** Creates the loader of a text page. */
export function contentLoader(name: ContentPageName) {
  return async (args: LoaderFunctionArgs) => json(textPage(name, (await getContext(args)).market));
}

/** Loads the legal notice: the text with the company that sells in the visitor's country. */
export async function imprintLoader(args: LoaderFunctionArgs) {
  const { market, upstream } = await getContext(args);
  const seller = await degrade(upstream.settings.findSeller(market.country), null, { block: 'settings.seller' });
  return json(textPage('imprint', market, seller));
}
