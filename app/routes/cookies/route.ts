import type { ActionFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { readForm, textOf } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { acceptCookies } from '~/bff/cookies/cookie-consent.server';

/** Without a form, redirects to the page about cookies. */
export function loader() {
  return redirectTo('/confidential', 302);
}

/** Handles the cookie banner: remembers the consent and returns to the page `to`. Scripts send no `to` and get 204. */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const to = textOf(await readForm(args.request), 'to');
  acceptCookies(context);
  return to === '' ? new Response(null, { status: 204 }) : redirectTo(to);
}
