import { expect } from '@playwright/test';
import { formsOf, formWith } from '#tests/setup/html-form';
import { linksOf } from '#tests/setup/html-page';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { newEmail } from './account';
import { isWaiting } from './page-facts';
import { PlainCheckout, tokenIn } from './plain-checkout';
import { CARDS, cardFields } from './travellers';

export type BoughtOrder = { token: string; email: string; orderPath: string };

/** Buys a ticket without random changes. */
export async function buyTicket(visitor: PlainBrowser, control: SandboxControl, inDays = 40): Promise<BoughtOrder> {
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  await control.set({ settings: { scheduleChanges: 'never' } });
  const email = newEmail();
  const step1 = await checkout.step1(inDays);
  const token = tokenIn(step1);
  const sent = await checkout.sendPassengers(step1, { email });
  await checkout.pay(await checkout.ready(sent, '/mbooking/step2/'), CARDS.paid);
  await checkout.ticket(token);
  return { token, email, orderPath: `/user/orders/${token}` };
}

export type Asked = BoughtOrder & { path: string; page: PlainPage };

/** Buys a ticket, has an operator correct the name, and opens the payment from the order. */
export async function askedOrder(
  visitor: PlainBrowser,
  control: SandboxControl,
  correction: { lastName?: string; payMinutes?: number } = {},
): Promise<Asked> {
  const order = await buyTicket(visitor, control);
  await control.correct({ booking: order.token, passenger: 0, ...correction });
  const path = await surchargeLink(visitor, order);
  return { ...order, path, page: await visitor.get(path) };
}

/** Returns the link to the payment on the page of the order; the shop may remember the order for some seconds. */
export async function surchargeLink(visitor: PlainBrowser, { orderPath }: BoughtOrder): Promise<string> {
  const linkIn = (page: PlainPage) => linksOf(page.text).find((href) => href.startsWith(`${orderPath}/payments/`));
  const page = await waitForPage(visitor, orderPath, (there) => linkIn(there) !== undefined);
  return linkIn(page) ?? '';
}

/** Sends the form of a card. */
export function payByCard(visitor: PlainBrowser, page: PlainPage, pan: string, over: FormFields = {}) {
  const { action, fields } = formWith(page.text, 'card.pan');
  return visitor.post(action || page.path, { ...fields, ...cardFields(pan), intent: 'pay', ...over });
}

/** Sends the form of the fast payment system. */
export function payBySbp(visitor: PlainBrowser, page: PlainPage) {
  const form = formsOf(page.text).find(({ buttons }) => buttons.some(({ value }) => value === 'paySbp'));
  if (!form) throw new Error(`no fast payment at ${page.path}`);
  return visitor.post(form.action || page.path, { ...form.fields, intent: 'paySbp' });
}

/** Waits for the outcome of a payment. */
export function settled(visitor: PlainBrowser, page: PlainPage): Promise<PlainPage> {
  return waitForPage(visitor, page.path, (there) => !isWaiting(there));
}

/** Answers at the bank as the link on the page leads there; returns the page to which the bank leads back. */
export async function answerBank(
  visitor: PlainBrowser,
  page: PlainPage,
  sandboxOrigin: string,
  decision: 'approve' | 'decline',
): Promise<PlainPage> {
  const address = linksOf(page.text).find((href) => href.startsWith(`${sandboxOrigin}/payment/later/`)) ?? '';
  expect(address).not.toBe('');
  const question = await fetch(address);
  expect(await question.text()).toContain('name="decision"');
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin).toBe(visitor.origin);
  return visitor.get(back.pathname + back.search);
}
