import { sealWithLostKey } from '#tests/journeys/foreign-seal';
import { expectHonest, mainText } from '#tests/journeys/page-facts';
import { amountOf, PlainCheckout, STEP1, tokenIn } from '#tests/journeys/plain-checkout';
import { tokenRoutes } from '#tests/journeys/token-routes';
import { CARDS } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { text } from '#tests/journeys/texts';

/**
 * Must-show: back, forward, reload, a second tab, an expired session and another language never dead-end at any step.
 * A browser may open any address at any time, so every page of a booking is opened at every stage.
 */
const DAYS = { purchase: 67, typed: 68 };

/** Copies the visitor to another tab. */
function copyOf(visitor: PlainBrowser): PlainBrowser {
  const copy = new PlainBrowser(visitor.origin);
  for (const [name, value] of Object.entries(visitor.cookies)) {
    copy.setCookie(name, value, name.startsWith('draft_') ? '/mbooking' : '/');
  }
  return copy;
}

/** Opens every page of a booking; each must lead to another, or say what to do. */
async function wander(visitor: PlainBrowser, token: string, stage: string, query = ''): Promise<void> {
  for (const { path } of tokenRoutes(token)) {
    const address = path + (path.includes('?') ? query.replace('?', '&') : query);
    const page = await visitor.get(address);
    const situation = `${stage}: ${address} → ${page.path}`;
    expect.soft(page.status, situation).toBeLessThan(500);
    // No change, request or file has these names.
    if (!/\/(?:changes|exchange|payments|refund|requests|attachments\/refund)\/(?:0{8}-|file)/.test(page.path)) {
      expect.soft(page.status, situation).not.toBe(404);
    }
    const isFile = page.headers['content-disposition'] !== undefined;
    if (!isFile && page.headers['content-type']?.startsWith('text/html')) expectHonest(page, situation);
  }
}

const WAYS = {
  'in German': (visitor: PlainBrowser, token: string, stage: string) =>
    wander(copyOf(visitor), token, stage, '?locale=de&country=DE'),
  'without cookies': (visitor: PlainBrowser, token: string, stage: string) =>
    wander(new PlainBrowser(visitor.origin), token, stage),
  'sealed with a lost key': async (visitor: PlainBrowser, token: string, stage: string) => {
    const old = copyOf(visitor);
    await sealWithLostKey(old);
    await wander(old, token, stage);
  },
};

/** Opens everything without changing anything, also in a second tab, and then in other ways. */
async function wanderAllWays(visitor: PlainBrowser, token: string, stage: string, ways: (keyof typeof WAYS)[]) {
  // A waiting page keeps the start of the wait for two minutes; it changes nothing else.
  const namesInJar = () =>
    Object.keys(visitor.cookies)
      .filter((name) => !name.startsWith('wait_'))
      .sort();
  const jar = namesInJar();
  await wander(visitor, token, stage);
  expect(namesInJar(), `${stage}: looking around leaves nothing`).toEqual(jar);
  const reloaded = await visitor.get(`/mbooking/checkout/${token}`);
  expect((await copyOf(visitor).get(reloaded.path)).path, `${stage}: a second tab`).toBe(reloaded.path);
  for (const way of ways) await WAYS[way](visitor, token, `${stage}, ${way}`);
}

test('every page of a booking works at every stage, in every way', async ({ visitor, control }) => {
  test.setTimeout(240_000);
  const checkout = new PlainCheckout(visitor, control);
  const step0 = await checkout.step0(DAYS.purchase);
  const step1 = await checkout.ready(await checkout.bookFare(step0), '/mbooking/step1/');
  const token = tokenIn(step1);
  await wanderAllWays(visitor, token, 'passengers', ['sealed with a lost key']);

  const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
  const amount = amountOf(step2);
  await wanderAllWays(visitor, token, 'payment', ['in German', 'without cookies', 'sealed with a lost key']);
  // Back at step 1 the input is kept; forward again the price is the same.
  const typed = formWith((await visitor.get(step1.path)).text, 'email').fields;
  for (const name of ['email', 'passengers[0].lastName', 'passengers[0].passportNumber']) {
    expect(typed[name], name).toEqual([STEP1[name]]);
  }
  expect(amountOf(await visitor.get(step2.path))).toBe(amount);
  expect((await visitor.get(step0.path)).status, 'the offer is still there').toBe(200);

  await checkout.pay(step2, CARDS.threeDs);
  await wanderAllWays(visitor, token, 'at the bank', ['sealed with a lost key']);
  const again = await visitor.get(step2.path);
  expect(amountOf(again)).toBe(amount);
  await checkout.pay(again, CARDS.paid);
  await checkout.ticket(token);
  await wanderAllWays(visitor, token, 'ticket', ['in German', 'without cookies']);
  const ledger = await control.ledger();
  const booking = ledger.bookings.find((one) => one.token === token);
  expect(booking).toMatchObject({ captured: amount, attempts: [{}, { status: 'success' }] });
});

test('a browser without its session learns where the booking continues, and changes nothing', async ({
  visitor,
  control,
}) => {
  const checkout = new PlainCheckout(visitor, control);
  const step1 = await checkout.step1(DAYS.typed);
  const lost = new PlainCheckout(new PlainBrowser(visitor.origin), control);
  const refused = await lost.sendPassengers(step1);
  expect(refused.status).toBe(403);
  expect(mainText(refused)).toContain(text('booking', 'closed.title'));
  const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
  expect(mainText(step2)).toContain('IVANOVA');
});
