import type { PlainPage } from '#tests/setup/plain-browser';
import { tokenIn, type PlainCheckout } from './plain-checkout';
import { CARDS } from './travellers';

/** Pages of a bought order besides the ticket's, below its address. */
const BELOW_THE_TICKET = ['/trip.html', '/links', '/baggage'];

/** Pages of what can be done with the order, below its address. */
const BELOW_THE_ORDER = ['', '/refund', '/exchange'];

/** Buys a ticket with the second card; returns the pages on the way and after it. */
export async function pagesOfPurchase(checkout: PlainCheckout, email: string): Promise<PlainPage[]> {
  const step0 = await checkout.step0();
  const step1 = await checkout.ready(await checkout.bookFare(step0), '/mbooking/step1/');
  const token = tokenIn(step1);
  const seats = await checkout.visitor.get(`/mbooking/step1/${token}/seats/0`);
  const step2 = await checkout.ready(await checkout.sendPassengers(step1, { email }), '/mbooking/step2/');
  const declined = await checkout.comeTo(
    (await checkout.pay(step2, CARDS.broken)).path,
    ({ path, text }) => path.startsWith('/mbooking/step2/') && text.includes('card.pan'),
  );
  await checkout.pay(declined, CARDS.paid);
  const ticket = await checkout.ticket(token);
  const after: PlainPage[] = [];
  for (const end of BELOW_THE_TICKET) after.push(await checkout.visitor.get(`/mbooking/thanks/${token}${end}`));
  for (const end of BELOW_THE_ORDER) after.push(await checkout.visitor.get(`/user/orders/${token}${end}`));
  after.push(await checkout.visitor.get(`/postsales/${token}/online_reg`));
  after.push(await checkout.visitor.get('/user/orders'));
  return [step0, step1, seats, step2, declined, ticket, ...after];
}
