import { expect, test } from '#tests/journeys/checkout-test';
import { headingOf } from '#tests/journeys/page-facts';
import { tokenIn, type PlainCheckout } from '#tests/journeys/plain-checkout';
import { tokenRoutes } from '#tests/journeys/token-routes';
import { CARDS } from '#tests/journeys/travellers';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';

/**
 * The stages that `navigation.http.spec.ts` does not cover: a pending code, half of the money, no ticket, too late.
 * Every page, opened by its owner or a stranger or sent a foreign form, must answer and charge nothing.
 */
type Reach = (step2: PlainPage, checkout: PlainCheckout) => Promise<unknown>;

const STAGES: Readonly<Record<string, Reach>> = {
  'a code that waits': (step2, checkout) => checkout.submit(step2, 'idempotencyKey', { intent: 'paySbp' }),
  'the first of two payments': (step2, checkout) => checkout.pay(step2, CARDS.paid, { intent: 'payFirst' }),
  'no ticket': async (step2, checkout) => {
    await checkout.pay(step2, CARDS.notIssued);
    await checkout.comeTo(`/mbooking/checking/${tokenIn(step2)}`, ({ status }) => status === 409);
  },
  'too late': (_step2, checkout) => checkout.control.set({ clock: { advanceMinutes: 45 } }),
};

/** Fields of every form, with invalid values. */
const JUNK = {
  intent: 'junk',
  seat: '99Z',
  passenger: '77',
  'addons[x]': 'y@1',
  'addons.packet': 'z@-5',
  idempotencyKey: ['a', 'b'],
  amount: ['-1', '2'],
  attempt: 'x',
};

test.use({ brand: 'ru', isolated: 'warm' });

for (const [index, [stage, reach]] of Object.entries(STAGES).entries()) {
  test(`${stage}: every page of the booking answers, whoever asks and whatever is sent`, async ({
    checkout,
    control,
    visitor,
  }) => {
    const step2 = await checkout.step2(80 + index);
    const token = tokenIn(step2);
    await reach(step2, checkout);
    const before = (await control.ledger()).captures;

    for (const browser of [visitor, new PlainBrowser(visitor.origin)]) {
      for (const { path } of tokenRoutes(token)) {
        const page = await browser.get(path);
        expect.soft(page.status, path).toBeLessThan(500);
        const isPage = page.headers['content-type']?.startsWith('text/html');
        if (isPage && !page.headers['content-disposition']) expect.soft(headingOf(page), path).not.toBe('');
        const head = await browser.request('HEAD', path);
        expect.soft(head.status, `HEAD ${path}`).toBeLessThan(500);
        const slashed = path.replace(/(?=\?|$)/, '/');
        expect.soft((await browser.get(slashed)).path, slashed).toBe(page.path);
        for (const fields of [{}, JUNK]) {
          const { status } = await browser.post(path, fields);
          expect.soft(status, `POST ${path}`).toBeLessThan(500);
        }
      }
    }
    expect(await control.ledger()).toMatchObject({ captures: before, unbalanced: [] });
  });
}
