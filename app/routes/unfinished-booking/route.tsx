import { redirectDocument, type ActionFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { readForm, textOf } from '~/forms/form.server';
import { redirectTo, safeTarget } from '~/bff/http/redirects.server';
import { dismissReminder } from '~/features/booking/unfinished/unfinished-booking.server';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = { hydrate: false, i18n: ['common'], page: 'other' };

/** Without a form, redirects to the orders. */
export function loader() {
  return redirectTo('/user/orders', 302);
}

/** Dismisses the reminder of `token` and returns to the page that showed it, `from`. */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  await dismissReminder(context, textOf(form, 'token'));
  return redirectDocument(safeTarget(textOf(form, 'from')) ?? context.market.homePath, 303);
}

export default function UnfinishedBookingForm() {
  return null;
}
