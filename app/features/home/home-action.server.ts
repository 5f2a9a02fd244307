import { json, type ActionFunctionArgs } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { submitSearchForm } from '~/features/search/form/submit.server';
import type { SearchFormState } from '~/features/search/form/search-form-state';
import { CONTACT_INTENTS, submitContactForm, type ContactFault, type ContactIntent } from './contact-forms.server';

/** What the page is shown again with: the search form, or one of the forms below it, and what is wrong with it. */
export type HomeSubmission = { form?: SearchFormState; fault?: ContactFault };

/** Where each form stands on the page. */
const FRAGMENT_OF_INTENT: Readonly<Record<ContactIntent, string>> = {
  subscribe: 'subscription',
  sendAppLink: 'app',
};

/** A submit of one of the page's forms: 303 onward, or the page again with what is wrong. */
export async function homePageAction(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const intent = CONTACT_INTENTS.find((known) => known === form.get('intent'));
  if (intent) {
    const refused = await submitContactForm(context, intent, form);
    if (!refused) return redirectTo(backTo(context, intent));
    return json<HomeSubmission>({ fault: refused.fault }, { status: refused.status });
  }
  const outcome = await submitSearchForm(context, form);
  if ('location' in outcome) return redirectTo(outcome.location);
  return json<HomeSubmission>({ form: outcome.state }, { status: 400 });
}

/** The page as it was, at the form that was sent. */
function backTo({ market, url }: Pick<RequestContext, 'market' | 'url'>, intent: ContactIntent): string {
  const params = new URLSearchParams(url.searchParams);
  params.delete('index');
  return `${market.homePath}${params.size > 0 ? `?${params}` : ''}#${FRAGMENT_OF_INTENT[intent]}`;
}
