import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { postSalePayPath } from '~/features/booking/post-sale/post-sale-path';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';
import { registrationForm } from './registration-form.server';
import { registrationPath } from './registration-path';
import { visitRegistration } from './visit-registration.server';

export type RegistrationRejection = RejectedSubmission<'kind' | 'position' | 'flight' | 'passenger'>;

/**
 * Composes the chosen registration and redirects to the payment of extras; buys nothing yet, so that a second click does
 * no harm. What is bought already leads to the order.
 */
export async function chooseRegistration(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  const path = registrationPath(token);
  const visit = await visitRegistration(context, token);
  if (!('booking' in visit) || visit.state.kinds.length === 0) return redirectTo(path);
  const tErrors = getTranslator(context.market.locale, 'errors');
  const { value, reject } = readSubmission(registrationForm, form, tErrors, visit.state);
  if (!value) return answerRejected<RegistrationRejection>(reject());
  try {
    const { status, items } = await context.upstream.afterSale.createRegistration(token, value);
    if (status === 'filled' || items.length === 0) return redirectTo(`${checkoutPath('order', token)}#registration`);
    return redirectTo(postSalePayPath(token, items));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === 'productUnavailable' || error.code === 'wrongAction') return redirectTo(`${path}?gone`);
    return answerRejected<RegistrationRejection>(reject({ status: 503, message: tErrors('upstream.unavailable') }));
  }
}
