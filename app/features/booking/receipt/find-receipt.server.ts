import { checkoutPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { visitForFile } from '../visit/visit.server';
import { wholeOrder } from './bought-later';
import type { Receipt } from './receipt';
import { receiptScreen } from './receipt-screen.server';

/**
 * The receipt of an order for a visitor who may see its tickets; null while a service cannot be asked.
 * @throws Response a redirect to the page of the order before the tickets are issued, and where none will be: that page
 * says why there is no receipt. 404 when there is no such booking.
 */
export async function findReceipt(context: RequestContext, token: string): Promise<Receipt | null> {
  const [booking, orders] = await Promise.all([
    visitForFile(context, token),
    context.upstream.ancillaries.listOrders(token).catch(() => undefined),
  ]);
  // A receipt that leaves out what was paid for would be wrong: better none for a minute.
  if (!booking || orders === undefined) return null;
  if (booking.tickets.length === 0) throw redirectTo(checkoutPath('thanks', token));
  return receiptScreen(booking, wholeOrder(orders), context.market);
}

/** Headers of a file with personal data that is to be kept by the visitor alone. */
export function fileHeaders(type: string, name: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
}

/** The answer for a file that cannot be made now: 503, again in five seconds. */
export function tryLater(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
}
