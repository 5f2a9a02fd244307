import { RECEIPT_TEXTS } from '#server/sandbox/booking/letters/receipt-texts';
import { linksOf, visibleText } from '#tests/setup/html-page';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { openFile } from '#tests/setup/plain-purchase';
import type { Ledger, SandboxControl } from '#tests/setup/sandbox-control';
import { hundredthsOf } from './said-prices';
import { text } from './texts';

/** Totals of an order wherever they are named after the payment, in hundredths. */

/** Returns what the payment service knows of a booking. */
export async function entryOf(control: SandboxControl, token: string): Promise<Ledger['bookings'][number]> {
  const entry = (await control.ledger()).bookings.find((one) => one.token === token);
  if (!entry) throw new Error(`the ledger knows nothing of ${token}`);
  return entry;
}

/** Returns what paying by card adds by the words of step 2. */
export function cardFeeOf(step2: PlainPage, brand: 'ru' | 'intl'): number {
  const label = text('payment', 'summary.fee', brand === 'ru' ? 'ru' : 'en');
  const [, fee] = new RegExp(`${label}\\s+(\\D?[\\d\\s.,]+)`).exec(visibleText(step2.text)) ?? [];
  return fee === undefined ? 0 : hundredthsOf(fee);
}

/** Returns the total of the receipt that the page of the ticket links. */
export async function receiptTotal(visitor: PlainBrowser, thanks: PlainPage): Promise<number> {
  const link = linksOf(thanks.text).find((href) => href.endsWith('trip.html'));
  if (!link) throw new Error(`no receipt on ${visibleText(thanks.text).slice(0, 1000)}`);
  return totalOfReceipt((await openFile(visitor, link)).text);
}

/** Returns the total that a receipt names, as HTML. */
export function totalOfReceipt(html: string): number {
  const [, total = ''] = /<p class="total">.*?<b>(.*?)<\/b>/s.exec(html) ?? [];
  return hundredthsOf(visibleText(total));
}

/** Returns the total that the letter to an address names. */
export async function letterTotal(control: SandboxControl, email: string): Promise<number> {
  const labels = Object.values(RECEIPT_TEXTS).map(({ total }) => `${total}: `);
  const lines = (await control.messagesTo(email)).flatMap(({ body }) => body.split('\n'));
  const line = lines.find((one) => labels.some((label) => one.startsWith(label)));
  return hundredthsOf(line?.split(': ').at(-1) ?? '');
}
