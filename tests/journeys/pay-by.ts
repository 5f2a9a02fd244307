import { formsOf, formWith, type HtmlForm } from '#tests/setup/html-form';
import type { PlainPage } from '#tests/setup/plain-browser';
import { confirmOnDevice, DEVICE_SLUGS } from './device-wallet';
import { amountOf } from './plain-checkout';
import type { PlainVisit } from './plain-visit';
import { CARDS, cardFields } from './travellers';

/** Every way to pay; `saved`: a card of the account. */
export type Payment = 'card' | 'threeDs' | 'saved' | 'sbp' | 'split' | 'wallet' | 'apple_pay' | 'google_pay';

/** A payment: the page that leads to the ticket, and the shown charge, in hundredths. */
type Paid = { last: PlainPage; captured: number };

/** Pays on step 2 in the given way, and confirms wherever the bank or the wallet asks. */
export async function payBy(payment: Payment, visit: PlainVisit, step2: PlainPage): Promise<Paid> {
  const whole = amountOf(step2);
  switch (payment) {
    case 'card':
      return { last: await visit.pay(step2, CARDS.paid), captured: whole };
    case 'threeDs':
      return { last: await visit.answerBank(await visit.pay(step2, CARDS.threeDs), 'approve'), captured: whole };
    case 'saved': {
      const form = formWith(step2.text, 'card.saved');
      const card = /name="card\.saved"[^>]*value="(?!another)([^"]+)"/.exec(step2.text)?.[1] ?? '';
      return {
        last: await post(visit, step2, form, { 'card.saved': card, 'card.cvv': '123', intent: 'pay' }),
        captured: whole,
      };
    }
    case 'sbp':
    case 'wallet': {
      const intent = payment === 'sbp' ? 'paySbp' : 'payWallet';
      const form = formsOf(step2.text).find(({ buttons }) => buttons.some(({ value }) => value === intent));
      if (!form) throw new Error(`${payment} is not offered`);
      const asked = await post(visit, step2, form, { intent });
      return { last: await visit.answerBank(asked, 'approve'), captured: Number(form.fields.amount?.[0]) };
    }
    case 'apple_pay':
    case 'google_pay': {
      const page = await visit.visitor.get(`${step2.path}/pay/${DEVICE_SLUGS[payment]}`);
      const confirmed = await confirmOnDevice(page, visit.visitor);
      return { last: await visit.visitor.post(step2.path, confirmed), captured: Number(confirmed.amount) };
    }
    case 'split': {
      const form = formWith(step2.text, 'card.pan');
      const first = Number(form.fields.firstAmount?.[0]);
      const sent = await post(visit, step2, form, { ...cardFields(CARDS.paid), intent: 'payFirst' });
      const rest = await visit.waitFor(sent, ({ text }) => text.includes('"card.pan"'));
      return { last: await visit.pay(rest, CARDS.paid), captured: first + amountOf(rest) };
    }
  }
}

function post({ visitor }: PlainVisit, page: PlainPage, form: HtmlForm, typed: Record<string, string>) {
  return visitor.post(form.action || page.path, { ...form.fields, ...typed });
}
