/** Fare rules without a script: linked where a fare is named, and open to whoever has the link. */
import { expect, test } from '#tests/journeys/checkout-test';
import { headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { PlainBrowser } from '#tests/setup/plain-browser';

test('every page that names a fare links to its rules, from the offer to the order', async ({ checkout }) => {
  const { visitor } = checkout;
  const step0 = await checkout.step0(76);
  const ofOffer = linksOf(step0).find((link) => link.includes('/rules?')) ?? '';
  const offered = await visitor.get(ofOffer);
  expect([offered.status, headingOf(offered)]).toEqual([200, text('fare-rules', 'title')]);
  const kinds = ['refund', 'exchange', 'baggage', 'no_show'].map((kind) => text('fare-rules', `kind.${kind}`));
  for (const kind of kinds) expect(mainText(offered)).toContain(kind);
  const back = linksOf(offered).find((link) => link.startsWith('/mbooking/step0/')) ?? '';
  expect((await visitor.get(back)).path.split('?')[0]).toBe(step0.path.split('?')[0]);

  const step2 = await checkout.step2(76);
  const path = `/mbooking/rules/${tokenIn(step2)}`;
  const step1 = await visitor.get(`/mbooking/step1/${tokenIn(step2)}`);
  expect(linksOf(step1)).toContain(path);
  expect(linksOf(step2)).toContain(path);
  await checkout.pay(step2, CARDS.paid);
  const thanks = await checkout.ticket(tokenIn(step2));
  const order = await visitor.get(`/user/orders/${tokenIn(step2)}`);
  for (const page of [thanks, order]) expect(linksOf(page)).toContain(path);

  const stranger = new PlainBrowser(visitor.origin);
  const rules = await stranger.get(path);
  expect([rules.status, headingOf(rules)]).toEqual([200, text('fare-rules', 'title')]);
  expect(rules.text, 'nobody is named').not.toMatch(/ivanova|anna@example/i);
  expect(rules.text).toMatch(/<meta name="robots" content="noindex/);
  expect(rules.text).not.toContain('<script');
});

test('rules of nothing, and a service that does not answer, have the right status', async ({ checkout, control }) => {
  const { visitor } = checkout;
  expect((await visitor.get('/mbooking/rules/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await visitor.get('/mbooking/rules/no-token')).status).toBe(404);
  expect((await visitor.get(`/mbooking/step0/${'0'.repeat(32)}1/rules`)).status).toBe(410);
  expect((await visitor.get('/mbooking/step0/nothing/rules')).status).toBe(404);
  const step1 = await checkout.step1(77);
  await control.set({ services: { afterSale: { operations: { 'static/rules': { status: 500 } } } } });
  expect((await visitor.get(`/mbooking/rules/${tokenIn(step1)}`)).status).toBe(503);
});
