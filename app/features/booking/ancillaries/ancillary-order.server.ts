import { checkoutPath, type CheckoutAddress } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { forget, settle } from '~/bff/waiting/pending.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import { failure, waiting, type Interrupted } from '../flow/interruption';
import { KEEP_MS } from '../visit/visit.server';

/** Asked for together with the booking, so that both stay within its patience. */
const PATIENCE_MS = 700;

const orderKey = (context: RequestContext, token: string) => `ancillaries ${context.market.locale} ${token}`;

/**
 * What was added to the tickets, without keeping the page waiting; null when nothing ever was. A page that names or
 * charges the total cannot do without: when the service fails, the page says so.
 * @param mayBeWithout nothing was added in this browser, so that a service which fails is no reason to keep the ticket
 * back: should there be something all the same, the amount is refused before it is charged
 */
export async function readAncillaries(
  context: RequestContext,
  token: string,
  page: CheckoutAddress,
  { mayBeWithout = false }: { mayBeWithout?: boolean } = {},
): Promise<{ ancillaries: AncillaryOrder | null } | { interrupted: Interrupted }> {
  const { locale } = context.market;
  const start = () => context.upstream.ancillaries.findOrder(token);
  const settled = await settle(orderKey(context, token), start, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS });
  if (settled.state === 'ready') return { ancillaries: settled.value };
  if (mayBeWithout) return { ancillaries: null };
  const t = getTranslator(locale, 'booking');
  if (settled.state === 'waiting') return { interrupted: waiting('booking', t, settled.sinceMs) };
  const way = { retryPath: checkoutPath(page, token), mayHavePaid: false };
  return { interrupted: failure(settled.error, way, t, getTranslator(locale, 'errors')) };
}

/** Drops what was read before the order was changed. */
export function forgetAncillaries(context: RequestContext, token: string): void {
  forget(orderKey(context, token));
}
