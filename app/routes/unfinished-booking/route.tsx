import { redirectDocument, type ActionFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { readForm, textOf } from '~/forms/form.server';
import { redirectTo, safeTarget } from '~/bff/http/redirects.server';
import { dismissReminder } from '~/features/booking/unfinished/unfinished-booking.server';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = { hydrate: false, i18n: ['common'], page: 'other' };

/** Whoever comes here without a form wants to see what was begun. */
export function loader() {
  return redirectTo('/user/orders', 302);
}

/** Takes the reminder of `token` away and goes back to the page that showed it, `from`. */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  await dismissReminder(context, textOf(form, 'token'));
  return redirectDocument(safeTarget(textOf(form, 'from')) ?? context.market.homePath, 303);
}

export default function UnfinishedBookingForm() {
  return null;
}
