import { checkoutPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { visitForFile } from '../visit/visit.server';
import { paidLater, wholeOrder } from './bought-later';
import type { Receipt } from './receipt';
import { receiptScreen } from './receipt-screen.server';

/**
 * Returns the receipt of an order for a visitor who may see its tickets; null while a service does not answer.
 * @throws Response a redirect to the order page, which says why there is no receipt: before the tickets are issued, or
 * when they never will be. 404 when there is no such booking.
 */
export async function findReceipt(context: RequestContext, token: string): Promise<Receipt | null> {
  const { afterSale, ancillaries, settings } = context.upstream;
  const [booking, orders] = await Promise.all([
    visitForFile(context, token),
    ancillaries.listOrders(token).catch(() => undefined),
  ]);
  // A receipt without a paid item or surcharge would be wrong; answer 503 instead.
  if (!booking || orders === undefined) return null;
  if (booking.tickets.length === 0) throw redirectTo(checkoutPath('thanks', token));
  const surcharges = booking.surcharges.length > 0 ? await afterSale.listSurcharges(token).catch(() => undefined) : [];
  if (surcharges === undefined) return null;
  // An order of an unknown country has no seller on paper: the reader's country says nothing about it.
  const country = booking.sale?.country;
  const seller = country ? await degrade(settings.findSeller(country), null, { block: 'settings.seller' }) : null;
  // Paper passes through many hands, so its address opens nothing without the buyer's phone (docs/decisions/087).
  const opensUrl = new URL('/download-documents', letterOrigin(context));
  const opensAt = `${opensUrl.host}${opensUrl.pathname}`;
  const parts = {
    order: wholeOrder(orders),
    later: paidLater(orders, surcharges),
    surcharges,
    seller,
    opensAt,
    opensUrl: opensUrl.href,
  };
  return receiptScreen(booking, parts, context.market);
}

/** Returns the headers of a file with personal data: only the visitor may store it. */
export function fileHeaders(type: string, name: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
}

/** Answers for a file that is unavailable now: 503, retry after five seconds. */
export function tryLater(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
}
