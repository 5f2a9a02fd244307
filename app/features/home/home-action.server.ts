import type { ActionFunctionArgs } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { pressedButton } from '~/forms/submission.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { dropRecentLinks } from '~/bff/cookies/recent-searches.server';
import { FORGET_SEARCHES } from '~/features/search/recent/forget-intent';
import { submitSearchForm, type SearchRejection } from '~/features/search/form/submit.server';
import { CONTACT_INTENTS, submitContactForm, type ContactIntent, type ContactRejection } from './contact-forms.server';

/** A rejected submission of the search form or one of the forms below it. */
export type HomeRejection = SearchRejection | ContactRejection;

/** Fragment of each form on the page. */
const FRAGMENT_OF_INTENT: Readonly<Record<ContactIntent, string>> = {
  subscribe: 'subscription',
  sendAppLink: 'app',
};

/** Handles the page's forms: redirects with 303, or shows the page again with validation errors. */
export async function homePageAction(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const button = pressedButton(form);
  const intent = CONTACT_INTENTS.find((candidate) => candidate === button);
  if (intent) {
    const rejected = await submitContactForm(context, intent, form);
    if (!rejected) return redirectTo(backTo(context, intent));
    return answerRejected<HomeRejection>(rejected);
  }
  if (button === FORGET_SEARCHES) {
    dropRecentLinks(context);
    return redirectTo(context.market.homePath);
  }
  const outcome = await submitSearchForm(context, form);
  if ('location' in outcome) return redirectTo(outcome.location);
  return answerRejected<HomeRejection>(outcome);
}

/** Returns the page's address, with the fragment of the submitted form. */
function backTo({ market, url }: Pick<RequestContext, 'market' | 'url'>, intent: ContactIntent): string {
  const params = new URLSearchParams(url.searchParams);
  params.delete('index');
  return `${market.homePath}${params.size > 0 ? `?${params}` : ''}#${FRAGMENT_OF_INTENT[intent]}`;
}
