import { json, type ActionFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/context.server';
import { readForm } from '~/bff/form.server';
import { redirectTo } from '~/bff/redirects.server';
import { submitSearchForm } from '~/features/search-form/submit.server';
import { homeScreen } from './screen.server';

/** A submit of the search form, whichever page it stood on: 303 onward, or 400 with the home page and what is wrong. */
export async function homePageAction(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const outcome = await submitSearchForm(context, await readForm(args.request));
  if ('location' in outcome) return redirectTo(outcome.location);
  return json(homeScreen(context, outcome.state), { status: 400 });
}
