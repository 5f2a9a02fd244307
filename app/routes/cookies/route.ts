import type { ActionFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { readForm, textOf } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { acceptCookies } from '~/bff/cookies/cookie-consent.server';

/** Whoever comes here without a form is told what the cookies are. */
export function loader() {
  return redirectTo('/confidential', 302);
}

/** The cookie banner: remembers that it was accepted, and goes back to the page `to`. A script sends no `to`: 204. */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const to = textOf(await readForm(args.request), 'to');
  acceptCookies(context);
  return to === '' ? new Response(null, { status: 204 }) : redirectTo(to);
}
