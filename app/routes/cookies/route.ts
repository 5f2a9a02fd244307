import type { ActionFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { readForm } from '~/forms/form.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineFields, readFields } from '~/forms/submission.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { acceptCookies } from '~/bff/cookies/cookie-consent.server';

/** Without a form, redirects to the page about cookies. */
export function loader() {
  return redirectTo('/confidential', 302);
}

const fields = defineFields({ to: textField(LIMITS.path) });

/** Dismisses the cookie note: remembers it and returns to the page `to`. Scripts send no `to` and get 204. */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const { to } = readFields(fields, await readForm(args.request));
  acceptCookies(context);
  return to === '' ? new Response(null, { status: 204 }) : redirectTo(to);
}
