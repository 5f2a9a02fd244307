import { checkoutPath, type CheckoutAddress } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { forget, settle } from '~/bff/waiting/pending.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import { failure, waiting, type Interrupted } from '../flow/interruption';
import { KEEP_MS } from '../visit/visit.server';

/** Called together with the booking, so that both stay within the booking's patience. */
const PATIENCE_MS = 700;

const orderKey = (context: RequestContext, token: string) => `ancillaries ${context.market.locale} ${token}`;

/**
 * Reads the ancillaries of the order without keeping the page waiting; null when there never were any. A page that
 * shows or charges the total needs them, so a service failure becomes an interruption.
 * @param mayBeWithout this browser added nothing, so a failing service must not block the ticket; if there are
 * ancillaries after all, the amount is refused before it is charged
 */
export async function readAncillaries(
  context: RequestContext,
  token: string,
  page: CheckoutAddress,
  { mayBeWithout = false, patienceMs = PATIENCE_MS }: { mayBeWithout?: boolean; patienceMs?: number } = {},
): Promise<{ ancillaries: AncillaryOrder | null } | { interrupted: Interrupted }> {
  const { locale } = context.market;
  const start = () => context.upstream.ancillaries.findOrder(token);
  const settled = await settle(orderKey(context, token), start, { patienceMs, keepMs: KEEP_MS });
  if (settled.state === 'ready') return { ancillaries: settled.value };
  if (mayBeWithout) return { ancillaries: null };
  const t = getTranslator(locale, 'booking');
  if (settled.state === 'waiting') return { interrupted: waiting('booking', t, settled.sinceMs) };
  const way = { retryPath: checkoutPath(page, token), mayHavePaid: false };
  return { interrupted: failure(settled.error, way, t, getTranslator(locale, 'errors')) };
}

/** Drops the ancillaries read before a change of the order. */
export function forgetAncillaries(context: RequestContext, token: string): void {
  forget(orderKey(context, token));
}
