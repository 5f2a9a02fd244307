import { checkoutPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import type { AncillaryProduct } from '~/upstream/ancillaries/contract';
import { payLater, refusedCardsOf } from '../later-payment/pay-later.server';
import { purchasesOf } from '../receipt/bought-later';
import { purchaseOf } from './pay-screen.server';
import { postSalePayPath } from './post-sale-path';
import { visitPostSale } from './visit-post-sale.server';

/** Returns the products of an address; null when some of them are not for sale. */
export function chosenProducts(
  items: readonly string[],
  products: readonly AncillaryProduct[],
): AncillaryProduct[] | null {
  const chosen = products.filter(({ token }) => items.includes(token));
  return chosen.length === new Set(items).size && chosen.length > 0 ? chosen : null;
}

/** Pays for the products in the address. @returns a redirect, or a rejected submission of the card */
export async function buyPostSale(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  const items = context.url.searchParams.getAll('item');
  const here = postSalePayPath(token, items);
  const visit = await visitPostSale(context, token, here, items);
  if (!('booking' in visit)) return redirectTo(here);
  const chosen = chosenProducts(items, visit.products);
  if (!chosen) return redirectTo(here);
  const purchases = purchasesOf(visit.orders);
  return payLater(context, form, {
    purchase: {
      ...purchaseOf(visit, chosen),
      // A form of any earlier try leads to its outcome.
      payments: purchases.flatMap(({ payment }) => payment ?? []),
    },
    booking: visit.booking,
    refusedCards: refusedCardsOf(purchases.flatMap(({ payment }) => payment ?? [])),
    send: async (order) => {
      const bought = { items: chosen.map((product) => ({ token: product.token })), ...order };
      return (await context.upstream.ancillaries.buyAfterSale(token, bought)).payment;
    },
    donePath: boughtPath(token),
  });
}

/** Returns the path that shows the purchase. */
export function boughtPath(token: string): string {
  return `${checkoutPath('thanks', token)}?bought#bought`;
}
