import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '#tests/journeys/checkout-test';
import { isWaiting, linksOf } from '#tests/journeys/page-facts';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { CARDS } from '#tests/journeys/travellers';
import { BRANDS } from '#tests/setup/fixtures';
import { decodeEntities } from '#tests/setup/html-form';
import { searchAddress } from '#tests/setup/links';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { openResults } from '#tests/setup/plain-purchase';

const CUSTOMERS = 50;
const DAYS = 5;
const CHAOS = { chaos: 0.05 };
/** Calls that hang go on, or are answered at last, after so long at most. */
const HANG_MS = 500;
const MOST_TRIES = 80;
const MEANS = [
  [CARDS.paid],
  [CARDS.threeDs],
  [CARDS.noMoney, CARDS.paid],
  [CARDS.paid],
  [CARDS.noMoney, CARDS.threeDs],
];

/** The last seats went to somebody else. */
class SoldOut extends Error {}

/** Does something again, as a customer does who reloads or presses the button once more, until it leads there. */
async function insist(act: () => Promise<PlainPage>, isThere: (page: PlainPage) => boolean): Promise<PlainPage> {
  for (let tries = 1; ; tries += 1) {
    const page = await act();
    if (isThere(page)) return page;
    if (page.status === 409) throw new SoldOut(page.path);
    if (tries === MOST_TRIES) throw new Error(`stuck at ${page.path} with ${page.status}`);
    await sleep(100);
  }
}

/** Sends a form again until it leads to a page below `path`; what waits is looked at, and not sent again. */
function send(checkout: PlainCheckout, post: () => Promise<PlainPage>, path: string): Promise<PlainPage> {
  let last: PlainPage | null = null;
  return insist(
    async () => (last = last && isWaiting(last) ? await checkout.visitor.get(last.path) : await post()),
    (page) => page.status === 200 && page.path.startsWith(path) && !isWaiting(page),
  );
}

/** Buys a ticket with the first of the cards that is not declined, whatever the upstreams do. */
async function buy(checkout: PlainCheckout, offerPath: string, cards: readonly string[]): Promise<void> {
  const { visitor } = checkout;
  const step0 = await insist(
    () => visitor.get(offerPath),
    ({ text }) => text.includes('value="book"'),
  );
  const step1 = await send(checkout, () => checkout.bookFare(step0), '/mbooking/step1/');
  const step2 = await send(checkout, () => checkout.sendPassengers(step1), '/mbooking/step2/');
  const token = tokenIn(step2);
  const left = [...cards];
  let page = step2;
  await insist(
    async () => {
      if (!isPayable(page)) {
        // The status page leads to the bank that still waits, or back to the payment that never arrived.
        const links = linksOf(page);
        const bank = links.find((link) => link.includes('/payment/3ds/'));
        if (bank) await approve(bank);
        const again = links.find((link) => link.startsWith(step2.path));
        return (page = await visitor.get(again ?? `/mbooking/checking/${token}`));
      }
      page = await checkout.pay(page, left[0] ?? CARDS.paid);
      // A declined card leads back to the payment, and another one is tried.
      if (isPayable(page) && left.length > 1) left.shift();
      return page;
    },
    ({ path }) => path.startsWith('/mbooking/thanks/'),
  );
}

function isPayable({ path, text }: PlainPage): boolean {
  return path.startsWith('/mbooking/step2/') && text.includes('name="idempotencyKey"');
}

/** Presses the bank's button until the bank has heard it. */
async function approve(bank: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const body = new URLSearchParams({ decision: 'approve' });
    const status = await fetch(bank, { method: 'POST', body, redirect: 'manual' }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 303 || status === 409) return;
  }
  throw new Error('the bank does not answer');
}

/** Step 0 of every offer among the results. */
function offerPaths({ text }: PlainPage): string[] {
  const links = text.match(/<a\b[^>]*data-testid="ticket-price-button"[^>]*>/g) ?? [];
  return links.map((link) => decodeEntities(link.match(/href="([^"]+)"/)?.[1] ?? ''));
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    test(`${CUSTOMERS} purchases at once through the shop, with faults at every call, charge ${CUSTOMERS} times`, async ({
      checkout,
      control,
      visitor,
    }) => {
      test.setTimeout(300_000);
      const offers: string[] = [];
      for (let day = 0; day < DAYS; day += 1) {
        offers.push(...offerPaths(await openResults(checkout.visitor, searchAddress(20 + day))));
      }
      const services = { booking: CHAOS, ancillaries: CHAOS, payment: CHAOS };
      await control.set({ services });
      const release = setInterval(() => void control.set({ services }), HANG_MS);
      const outcomes = await Promise.allSettled(
        Array.from({ length: CUSTOMERS }, async (_, number) => {
          const own = new PlainCheckout(new PlainBrowser(visitor.origin), control);
          for (let choice = Math.floor((number * offers.length) / CUSTOMERS); ; choice += 1) {
            try {
              return await buy(own, offers[choice % offers.length] ?? '', MEANS[number % MEANS.length] ?? []);
            } catch (error) {
              if (!(error instanceof SoldOut)) throw error;
            }
          }
        }),
      ).finally(() => clearInterval(release));
      expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);

      await control.set({ services: { booking: null, ancillaries: null, payment: null } });
      await control.set({ clock: { advanceMinutes: 60 } });
      const ledger = await control.ledger();
      expect(ledger.unbalanced).toEqual([]);
      expect([ledger.captures, ledger.issued, ledger.refunded]).toEqual([CUSTOMERS, CUSTOMERS, {}]);
      expect(ledger.sold).toEqual(ledger.captured);
    });
  });
}
