/** The list of trips and the page of an order, without a script. */
import { logIn, signUpAndConfirm } from '#tests/journeys/account';
import { addonFields } from '#tests/journeys/addons';
import { headingOf, mainText } from '#tests/journeys/page-facts';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';

test.use({ isolated: 'warm' });

test('an order: from the list to its page, for its owner only', async ({ visitor, control }) => {
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  const step1 = await checkout.step1(40);
  const token = tokenIn(step1);
  const path = `/user/orders/${token}`;
  const step2 = await checkout.ready(
    await checkout.sendPassengers(step1, addonFields(step1.text, 'all'), { addons: 'all' }),
    '/mbooking/step2/',
  );

  // Before the payment the page leads on to it.
  const unpaid = await visitor.get(path);
  expect(linksOf(unpaid.text)).toContain(`/mbooking/step2/${token}`);
  expect(mainText(unpaid)).toContain(text('content', 'orders.status.unpaidUntil'));

  await checkout.pay(step2, CARDS.paid);
  const thanks = await checkout.ticket(token);
  expect(linksOf(thanks.text)).toContain(path);
  const list = await visitor.get('/user/orders');
  expect(linksOf(list.text)).toContain(path);

  const order = await visitor.get(path);
  expect(order.text, 'it works without a script').not.toContain('<script');
  const words = mainText(order);
  expect(words).toContain(text('content', 'orders.status.issued'));
  expect(words.toUpperCase()).toContain('IVANOVA');
  expect(words, 'the document to bring').toContain('••••');
  expect(words).toContain(text('order', 'extras.status.delivered'));
  expect(linksOf(order.text)).toEqual(
    expect.arrayContaining([`/mbooking/thanks/${token}/receipt.pdf`, `/mbooking/thanks/${token}/trip.ics`]),
  );

  const stranger = await new PlainBrowser(visitor.origin).get(path);
  expect(stranger.path, 'a stranger sees what the link shows').toBe(`/mbooking/thanks/${token}`);
  expect(stranger.text.toUpperCase()).not.toContain('IVANOVA');
});

test('a trip that is over is among the past ones, and an attempt that expired does not crowd it out', async ({
  visitor,
  control,
}) => {
  test.setTimeout(120_000);
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  const email = await signUpAndConfirm(visitor, control);
  const step1 = await checkout.step1(41);
  const token = tokenIn(step1);
  await checkout.pay(
    await checkout.ready(await checkout.sendPassengers(step1, { email }), '/mbooking/step2/'),
    CARDS.paid,
  );
  await checkout.ticket(token);
  const attempt = tokenIn(await checkout.step1(42));

  const early = await visitor.get('/reviews/new');
  expect(mainText(early)).toContain(text('reviews', 'form.tooEarly.title'));
  const upcoming = await visitor.get('/user/orders');
  expect(linksOf(upcoming.text)).toEqual(
    expect.arrayContaining([`/mbooking/step1/${attempt}`, `/user/orders/${token}`]),
  );
  await control.set({ clock: { advanceMinutes: 60 * 24 * 60 } });
  await logIn(visitor, { email });
  expect(mainText(await visitor.get('/user/orders'))).toContain(text('content', 'orders.none.active'));
  const past = await visitor.get('/user/orders?group=archived');
  const words = mainText(past);
  expect(linksOf(past.text)).toContain(`/user/orders/${token}`);
  const [trip, ended] = ['issued', 'expired'].map((state) => words.indexOf(text('content', `orders.status.${state}`)));
  expect([trip! > 0, ended! > trip!]).toEqual([true, true]);
  const page = await visitor.get(`/user/orders/${token}`);
  expect(mainText(page), 'nothing is coming up any more').not.toContain('••••');

  // The traveller is asked for a review, and writes it.
  expect(linksOf((await visitor.get('/user/dashboard')).text)).toContain('/reviews/new');
  const { action, fields } = formWith((await visitor.get('/reviews/new')).text, 'author');
  const typed = { ...fields, rating: '5', author: 'Anna', text: 'A good trip <script>alert(1)</script>' };
  const trapped = await visitor.post(action, { ...typed, website: 'https://spam.example' });
  expect([trapped.status, formWith(trapped.text, 'author').fields.text]).toEqual([400, [typed.text]]);
  const sent = await Promise.all(Array.from({ length: 4 }, () => visitor.post(action, typed)));
  expect(new Set(sent.map(({ path, status }) => `${path} ${status}`))).toEqual(new Set(['/reviews/new 200']));
  const written = await visitor.get('/reviews/new');
  expect(mainText(written)).toContain(text('reviews', 'own.moderation.title'));
  expect(written.text).toContain('&lt;script&gt;alert(1)');
  expect(written.text).not.toContain('name="rating"');
  await control.set({ clock: { advanceMinutes: 3 } });
  expect(mainText(await visitor.get('/reviews/new'))).toContain(text('reviews', 'own.published.title'));
  expect(linksOf((await visitor.get('/user/dashboard')).text)).not.toContain('/reviews/new');
  const stranger = await new PlainBrowser(visitor.origin).get('/reviews/new');
  expect(stranger.text).toContain('type="password"');
  expect(stranger.text).not.toContain('alert(1)');
});

test('an order without a ticket says where the money is', async ({ visitor, control }) => {
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  const step2 = await checkout.step2(43);
  const token = tokenIn(step2);
  await checkout.pay(step2, CARDS.notIssued);
  const page = await checkout.comeTo(`/user/orders/${token}`, (one) =>
    mainText(one).includes(text('content', 'orders.status.refunded')),
  );
  expect(mainText(page)).toContain(text('booking', 'problem.refund.sent.title'));
  expect(headingOf(page)).not.toBe('');
});

test('an address nobody has bought is not found', async ({ visitor }) => {
  expect((await visitor.get('/user/orders/7d8e9f00-0000-4000-8000-000000000001')).status).toBe(404);
  expect((await visitor.get('/user/orders/abc')).status).toBe(404);
});
