import { CARDS } from '#tests/journeys/travellers';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { tokenRoutes } from '#tests/journeys/token-routes';
import { expect, test } from '#tests/setup/fixtures';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';

const TYPED = /ivanova|anna@example\.com|N12345678|7012345678/i;
const DAY = 66;

/** Must-show: a visitor with a token's address but without its session reads nothing personal anywhere. */
test('a stranger with the token sees no personal data on any page of a booking, at any stage', async ({
  visitor,
  control,
}) => {
  test.setTimeout(120_000);
  const checkout = new PlainCheckout(visitor, control);
  const stranger = new PlainBrowser(visitor.origin);
  let secrets = TYPED;

  async function look(token: string, stage: string): Promise<void> {
    for (const { id, path } of tokenRoutes(token)) {
      for (const address of [path, `${path}${path.includes('?') ? '&' : '?'}_data=${encodeURIComponent(id)}`]) {
        const seen = await stranger.get(address);
        const what = `${stage}: ${address}`;
        expect.soft(seen.status, what).toBeLessThan(500);
        expect.soft(seen.text, what).not.toMatch(secrets);
        expect.soft(JSON.stringify(seen.headers), what).not.toMatch(secrets);
        if (seen.status === 200) expect.soft(seen.headers['cache-control'], what).toContain('no-store');
      }
    }
  }

  const step1 = await checkout.step1(DAY);
  const token = tokenIn(step1);
  await checkout.sendPassengers(step1, { 'passengers[0].passportNumber': '' });
  await look(token, 'passengers typed, with a fault');
  const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
  expect(step2.text, 'the visitor does see them').toMatch(TYPED);
  await look(token, 'before the payment');

  await checkout.pay(step2, CARDS.threeDs);
  await look(token, 'at the bank');
  await checkout.pay(await checkout.ready(await visitor.get(step2.path), '/mbooking/step2/'), CARDS.paid);
  const ticket = visibleText((await checkout.ticket(token)).text);
  const [order = '', number = ''] = [/\b\d{8}\b/.exec(ticket)?.[0], /\b\d{3}\s\d{10}\b/.exec(ticket)?.[0]];
  expect([order.length, number.length], 'the visitor reads the order and the ticket').toEqual([8, 14]);
  secrets = new RegExp(`${TYPED.source}|${order}|${number.replace(/\s/, '\\s?')}`, 'i');
  await look(token, 'with the ticket');

  const files = ['receipt.pdf', 'trip.html'];
  for (const file of files) {
    const seen = await stranger.get(`/mbooking/thanks/${token}/${file}`, { redirects: 0 });
    expect([seen.status, seen.headers.location], file).toEqual([303, `/mbooking/thanks/${token}`]);
  }
});
