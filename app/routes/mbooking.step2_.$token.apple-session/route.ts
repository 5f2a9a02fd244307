import { json } from '@remix-run/node';
import { redirectTo } from '~/bff/http/redirects.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { appleValidationUrl } from '~/features/booking/payment/device-wallets.server';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { textField } from '~/forms/fields.server';
import { readForm } from '~/forms/form.server';
import { defineFields, readFields } from '~/forms/submission.server';
import type { BookingFileHandle } from '~/i18n/handle';
import { describeFailure, UpstreamError } from '~/upstream/error';

export const handle: BookingFileHandle = {
  params: { token: 'secret' },
  access: { load: ['change', 'pay'], act: ['change', 'pay'] },
};

const fields = defineFields({ validationUrl: textField({ kept: 500 }) });
const UNSTORED = { 'Cache-Control': 'no-store' };

export const loader = bookingLoader(handle, ({ token }) => redirectTo(checkoutPath('step2', token)));

/** Answers the script of the Apple Pay page with Apple's session for this shop, as JSON. */
export const action = bookingAction(handle, async ({ context, request, token }) => {
  const validationUrl = appleValidationUrl(readFields(fields, await readForm(request)).validationUrl);
  if (validationUrl === null) return json(null, { status: 400, headers: UNSTORED });
  const page = { validationUrl, domain: new URL(context.origin).hostname, shopName: context.market.brandName };
  try {
    return json(await context.upstream.booking.openAppleSession(token, page), { headers: UNSTORED });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return json(null, { status: describeFailure(error).status, headers: UNSTORED });
  }
});
