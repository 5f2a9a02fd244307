import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import type { ContentPageName } from './pages';
import { textPage } from './text-page.server';

/** The loader of a page of text. */
export function contentLoader(name: ContentPageName) {
  return async (args: LoaderFunctionArgs) => json(textPage(name, (await getContext(args)).market));
}
