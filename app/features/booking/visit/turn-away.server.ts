import { json } from '@remix-run/node';
import { checkoutPath, currentPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import type { MessagePage, MessagePageBody } from '~/ui/message-page';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { searchPath } from '../flow/interruption';
import { buyerPath } from '../after-sale/buyer/buyer-path';
import { logInPathOf } from './log-in-path.server';
import { readBooking } from './visit.server';

/**
 * Answers a visitor who lacks the right. A file redirects to the order page. If the booking's current page is open to
 * everybody with the link, redirects there; otherwise shows who can continue and how.
 * @param options.isUncertain a service that might have granted the right did not answer
 * @param options.needs the visitor sees the order by a letter's link: what is needed to change it
 * @throws Response 404 when there is no such booking
 */
export async function turnAway(
  context: RequestContext,
  token: string,
  { isFile, isUncertain, needs }: { isFile: boolean; isUncertain: boolean; needs: 'account' | 'proof' | null },
): Promise<Response> {
  const { account, url } = context;
  if (needs === 'proof' && !isFile && !isUncertain) {
    return redirectTo(buyerPath(token, `${url.pathname}${url.search}`));
  }
  if (!isUncertain) securityEvent(context, { kind: 'order_access', outcome: 'refused', account: account?.id });
  if (isFile) return redirectTo(checkoutPath('thanks', token));
  if (needs === 'account' && !isUncertain) return askForAccount(context, token);
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

/** Answers a visitor by a letter's link to an account's order: only the account changes it. */
export async function askForAccount(context: RequestContext, token: string): Promise<Response> {
  return json<MessagePageBody>({ messagePage: await accountPage(context, token) }, { status: 403 });
}

/** Says how to refund or exchange an account's order that a letter's link has opened; the log-in comes back. */
async function accountPage(context: RequestContext, token: string): Promise<MessagePage> {
  const t = getTranslator(context.market.locale, 'booking');
  const logInPath = await logInPathOf(context);
  return {
    illustration: 'somethingWrong',
    title: t('closed.account.title'),
    text: t('closed.account.text'),
    hint: null,
    actions: [
      ...(logInPath ? [{ label: t('closed.logIn'), to: logInPath }] : []),
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
