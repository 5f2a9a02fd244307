import { redirectDocument, type ActionFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { readForm } from '~/forms/form.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineFields, readFields } from '~/forms/submission.server';
import { redirectTo, safeTarget } from '~/bff/http/redirects.server';
import { dismissReminder } from '~/features/booking/unfinished/unfinished-booking.server';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = { hydrate: false, i18n: ['common'], page: 'other' };

/** Without a form, redirects to the orders. */
export function loader() {
  return redirectTo('/user/orders', 302);
}

const fields = defineFields({ token: textField(LIMITS.id), from: textField(LIMITS.path) });

/** Dismisses the reminder of `token` and returns to the page that showed it, `from`. */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const { token, from } = readFields(fields, await readForm(args.request));
  await dismissReminder(context, token);
  return redirectDocument(safeTarget(from) ?? context.market.homePath, 303);
}

export default function UnfinishedBookingForm() {
  return null;
}
