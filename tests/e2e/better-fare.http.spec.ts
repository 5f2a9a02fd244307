import { linksOf, mainText } from '#tests/journeys/page-facts';
import { amountOf, PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';
import { formsOf, formWith } from '#tests/setup/html-form';
import { searchAddress } from '#tests/setup/links';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { openOffer, openResults } from '#tests/setup/plain-purchase';

const DAYS = { fare: 73, entries: 74 };

test('a better fare is offered, declined, accepted once, and charged at its price', async ({ visitor, control }) => {
  const checkout = new PlainCheckout(visitor, control);
  const step1 = await checkout.step1(DAYS.fare);
  const token = tokenIn(step1);
  const offer = await visitor.get(`/bbp/${token}/0`);
  expect(offer.text).not.toContain('<script');
  expect(linksOf(offer)).toContain(`/mbooking/step1/${token}`);
  const { fields } = formWith(offer.text, 'fareKey');

  const stranger = new PlainBrowser(visitor.origin);
  const seen = await stranger.get(offer.path);
  expect(formsOf(seen.text).some(({ buttons }) => buttons.some(({ value }) => value === 'take'))).toBe(false);
  expect((await stranger.post(offer.path, { ...fields, intent: 'take' })).status).toBe(403);

  // A forged price is refused.
  const changed = await visitor.post(offer.path, { ...fields, amount: '100', intent: 'take' });
  expect(changed.path).toContain(offer.path);
  expect(mainText(changed)).toContain(text('best-buy', 'changed.title'));
  for (const sent of ['once', 'twice']) {
    const taken = await visitor.post(offer.path, { ...fields, intent: 'take' });
    expect(taken.path, sent).toBe(`/mbooking/step1/${token}`);
  }
  const step2 = await checkout.ready(await checkout.sendPassengers(await visitor.get(step1.path)), '/mbooking/step2/');
  expect(String(amountOf(step2))).toBe(fields.amount?.[0]);
  await checkout.pay(step2, CARDS.paid);
  await checkout.ticket(token);
  const none = await visitor.get(offer.path);
  expect(mainText(none)).toContain(text('best-buy', 'none.bought.title'));
  const booking = (await control.ledger()).bookings.find((one) => one.token === token);
  expect(String(booking?.captured)).toBe(fields.amount?.[0]);

  for (const path of [`/bbp/${token}/9`, `/bbp/${token}/x`, `/bbp/${token}/-1`, '/bbp/x/0']) {
    expect((await visitor.get(path)).status, path).toBe(404);
  }
});

test('the funnel’s entries lead to the current booking or offer', async ({ visitor, control }) => {
  const checkout = new PlainCheckout(visitor, control);
  const search = searchAddress(DAYS.entries);
  const step0 = await openOffer(visitor, await openResults(visitor, search));
  const urn = /step0\/([0-9a-f]+)/.exec(step0.path)?.[1] ?? '';
  const query = search.split('?')[1] ?? '';
  for (const entry of ['/booking', '/cbooking']) {
    expect((await visitor.get(`${entry}?urn=${urn}&${query}`)).path).toContain(`/mbooking/step0/${urn}?`);
    expect((await visitor.get(`${entry}?${query}`)).path).toMatch(/^\/search\?/);
    expect((await visitor.get(entry)).path).toBe('/en-us');
    expect((await visitor.get(`${entry}?token=x`)).status).toBe(200);
  }
  expect((await visitor.get(`/mbooking/checkout/${urn}?${query}`)).path).toContain(`/mbooking/step0/${urn}?`);

  const step1 = await checkout.ready(await checkout.bookFare(step0), '/mbooking/step1/');
  const token = tokenIn(step1);
  const doors = [
    `/booking?token=${token}`,
    `/cbooking?urn=${token}`,
    `/mbooking/checkout/${token}`,
    `/booking/checkout/${token}`,
    `/booking/checking/${token}`,
    `/booking/step1/${token}`,
    `/payment/v2/${token}/`,
    `/payment/v2/${token}`,
  ];
  for (const door of doors) expect((await visitor.get(door)).path, door).toBe(step1.path);
  await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
  for (const door of doors) {
    const page = door.includes('step1') ? 'step1' : 'step2';
    expect((await visitor.get(door)).path, door).toBe(`/mbooking/${page}/${token}`);
  }
});
