import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import type { ContentPageName } from './pages';
import { textPage } from './text-page.server';

/** Creates the loader of a text page. */
export function contentLoader(name: ContentPageName) {
  return async (args: LoaderFunctionArgs) => json(textPage(name, (await getContext(args)).market));
}
