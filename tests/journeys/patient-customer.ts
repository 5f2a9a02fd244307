import { setTimeout as sleep } from 'node:timers/promises';
import { formsOf } from '#tests/setup/html-form';
import type { FormFields, PlainPage } from '#tests/setup/plain-browser';
import { isWaiting, linksOf } from './page-facts';
import { type PlainCheckout, tokenIn } from './plain-checkout';
import { CARDS, cardFields } from './travellers';

/** Ways to pay: with cards, one after the other until one is accepted; by the fast payment system; in two payments. */
export type Wish = { way: 'card' | 'sbp' | 'split'; cards: readonly string[] };

/** A customer on one page for this long is stuck, even on a busy machine. */
const PATIENCE_MS = 90_000;

/** Somebody else took the last seats. */
export class SoldOut extends Error {}

/**
 * A customer who reloads, presses the button again and follows every page, whatever the upstreams do, until there is a
 * ticket.
 */
export class PatientCustomer {
  constructor(private readonly checkout: PlainCheckout) {}

  async buy(offerPath: string, wish: Wish): Promise<void> {
    const { checkout } = this;
    const step0 = await insist(
      () => checkout.visitor.get(offerPath),
      ({ text }) => text.includes('value="book"'),
    );
    const step1 = await this.#send(() => checkout.bookFare(step0), '/mbooking/step1/');
    const step2 = await this.#send(() => checkout.sendPassengers(step1), '/mbooking/step2/');
    await this.#pay(step2, wish);
  }

  /** Sends a form again until it leads to a page below `path`; a waiting page is watched, not sent again. */
  #send(post: () => Promise<PlainPage>, path: string): Promise<PlainPage> {
    let last: PlainPage | null = null;
    return insist(
      async () => (last = last && isWaiting(last) ? await this.checkout.visitor.get(last.path) : await post()),
      (page) => page.status === 200 && page.path.startsWith(path) && !isWaiting(page),
    );
  }

  async #pay(step2: PlainPage, { way, cards }: Wish): Promise<void> {
    const token = tokenIn(step2);
    const left = [...cards];
    let page = step2;
    await insist(
      async () => {
        if (isPayable(page)) {
          page = await this.#press(page, way, left[0] ?? CARDS.paid);
          // A declined card leads back to the payment; try the next one.
          if (isPayable(page) && left.length > 1) left.shift();
          return page;
        }
        const links = linksOf(page);
        const bank = links.find((link) => /\/payment\/(?:3ds|sbp)\//.test(link));
        if (bank) await approve(bank);
        const next = bank ? undefined : links.find((link) => WAYS_ON.some((start) => link.startsWith(start + token)));
        return (page = await this.checkout.visitor.get(next ?? `/mbooking/checking/${token}`));
      },
      ({ path }) => path.startsWith('/mbooking/thanks/'),
    );
  }

  /** Returns the button of the way to pay; the second of two payments has only one. */
  #press(page: PlainPage, way: Wish['way'], pan: string): Promise<PlainPage> {
    const forms = formsOf(page.text);
    const formOf = (intent: string) =>
      forms.find(({ buttons }) => buttons.some((button) => button.name === 'intent' && button.value === intent));
    const wished = { card: 'pay', sbp: 'paySbp', split: 'payFirst' }[way];
    const intent = formOf(wished) ? wished : 'pay';
    const form = formOf(intent);
    if (!form) throw new Error(`nothing to press at ${page.path}`);
    const typed: FormFields = intent === 'paySbp' ? {} : cardFields(pan);
    return this.checkout.visitor.post(form.action || page.path, { ...form.fields, ...typed, intent });
  }
}

/** Redirects of a status page before the payment is made: to the bank, to the code, back to the payment. */
const WAYS_ON = ['/mbooking/3ds/', '/payment-info-sbp/', '/mbooking/step2/'];

function isPayable({ path, text }: PlainPage): boolean {
  return path.startsWith('/mbooking/step2/') && text.includes('name="idempotencyKey"');
}

async function insist(act: () => Promise<PlainPage>, isThere: (page: PlainPage) => boolean): Promise<PlainPage> {
  for (const deadline = Date.now() + PATIENCE_MS; ;) {
    const page = await act();
    if (isThere(page)) return page;
    if (page.status === 409) throw new SoldOut(page.path);
    if (Date.now() > deadline) throw new Error(`stuck at ${page.path} with ${page.status}`);
    await sleep(100);
  }
}

/** Presses the bank's button until the bank has received it. */
async function approve(bank: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
    const body = new URLSearchParams({ decision: 'approve' });
    const status = await fetch(bank, { method: 'POST', body, redirect: 'manual' }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 303 || status === 409) return;
  }
  throw new Error('the bank does not answer');
}
