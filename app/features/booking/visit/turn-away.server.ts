import { json } from '@remix-run/node';
import { checkoutPath, currentPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { authHref } from '~/market/auth-address';
import { securityEvent } from '~/bff/security-events/security-event.server';
import type { MessagePage, MessagePageBody } from '~/ui/message-page';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { searchPath } from '../flow/interruption';
import { logInPathOf } from './log-in-path.server';
import { readBooking } from './visit.server';

/**
 * Answers a visitor who lacks the right. A file redirects to the order page. If the booking's current page is open to
 * everybody with the link, redirects there; otherwise shows who can continue and how.
 * @param options.isUncertain a service that might have granted the right did not answer
 * @param options.needsAccount the visitor sees the order, and its account alone can change it
 * @throws Response 404 when there is no such booking
 */
export async function turnAway(
  context: RequestContext,
  token: string,
  { isFile, isUncertain, needsAccount }: { isFile: boolean; isUncertain: boolean; needsAccount: boolean },
): Promise<Response> {
  if (!isUncertain) securityEvent(context, { kind: 'order_access', outcome: 'refused', account: context.account?.id });
  if (isFile) return redirectTo(checkoutPath('thanks', token));
  if (needsAccount && !isUncertain) {
    return json<MessagePageBody>({ messagePage: await accountPage(context, token) }, { status: 403 });
  }
  const visit = await readBooking(context, token, 'current');
  const booking = 'booking' in visit ? visit.booking : null;
  if (booking && !isForOwners(booking)) return redirectTo(currentPath(booking));
  const body = isUncertain ? uncertainPage(context) : await closedPage(context, token, booking);
  return json<MessagePageBody>({ messagePage: body }, { status: isUncertain ? 503 : 403 });
}

/** Returns true when the booking's current page needs more than the link. */
function isForOwners(booking: Booking): boolean {
  const path = currentPath(booking);
  return (['step1', 'step2'] as const).some((page) => path === checkoutPath(page, booking.token));
}

async function closedPage(context: RequestContext, token: string, booking: Booking | null): Promise<MessagePage> {
  const { market } = context;
  const t = getTranslator(market.locale, 'booking');
  const logInPath = await logInPathOf(context);
  return {
    illustration: 'somethingWrong',
    title: t('closed.title'),
    text: t('closed.text'),
    hint: { title: t('closed.hint.title'), text: t('closed.hint.text') },
    actions: [
      ...(logInPath ? [{ label: t('closed.logIn'), to: logInPath }] : []),
      { label: t('closed.documents'), to: '/download-documents' },
      { label: t('closed.status'), to: checkoutPath('info', token) },
      booking
        ? { label: t('problem.searchAgain'), to: searchPath(booking) }
        : { label: t('step0.problem.home'), to: market.homePath },
    ],
  };
}

/** Says how to refund or exchange an order that a letter's link has opened; the log-in comes back to the page. */
async function accountPage(context: RequestContext, token: string): Promise<MessagePage> {
  const { market, url } = context;
  const t = getTranslator(market.locale, 'booking');
  const logInPath = await logInPathOf(context);
  const signUpPath = authHref('registration', { from: `${url.pathname}${url.search}`, reason: 'orders' });
  return {
    illustration: 'somethingWrong',
    title: t('closed.account.title'),
    text: t('closed.account.text'),
    hint: null,
    actions: [
      ...(logInPath ? [{ label: t('closed.logIn'), to: logInPath }] : []),
      ...(logInPath ? [{ label: t('closed.account.signUp'), to: signUpPath }] : []),
      { label: t('closed.account.back'), to: checkoutPath('order', token) },
    ],
  };
}

function uncertainPage({ market, url }: RequestContext): MessagePage {
  const t = getTranslator(market.locale, 'booking');
  return {
    illustration: 'critical',
    title: t('closed.uncertain.title'),
    text: t('closed.uncertain.text'),
    hint: null,
    actions: [{ label: t('problem.retry'), to: `${url.pathname}${url.search}` }],
  };
}
