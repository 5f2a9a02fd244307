import { readDraft } from '~/bff/cookies/drafts.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { step1Form, step1Values } from '~/features/booking/passengers/form.server';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { draftOf, keepDraft } from '~/features/booking/visit/checkout-draft.server';
import { readForm } from '~/forms/form.server';
import { readFields } from '~/forms/submission.server';
import type { BookingFileHandle } from '~/i18n/handle';

export const handle: BookingFileHandle = {
  params: { token: 'secret' },
  access: { load: ['change'], act: ['change'] },
};

export const loader = bookingLoader(handle, ({ token }) => redirectTo(checkoutPath('step1', token)));

/**
 * Keeps the form of step 1 as it is typed, in the sealed cookie of this browser. The page's script sends it; nothing is
 * checked and no service is called. Add-ons stay with their own buttons.
 */
export const action = bookingAction(handle, async ({ context, request, token }) => {
  const values = step1Values(readFields(step1Form, await readForm(request)));
  await keepDraft(context, token, { ...(await readDraft(context, request, token)), ...draftOf(values) });
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
});
