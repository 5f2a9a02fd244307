/**
 * Must-show: whoever has the address of a page after the sale, with the real names of its requests, payments and files, sees
 * nothing and changes nothing: neither somebody without cookies nor somebody with an account of his own.
 */
import { clientsOf } from '#tests/conformance/clients';
import { jpeg, multipartBody } from '#tests/fixtures/documents';
import { newEmail, signUp } from '#tests/journeys/account';
import { EXPECTED_ACCESS } from '#tests/journeys/booking-access';
import { PlainExchange } from '#tests/journeys/exchange';
import { linksOf } from '#tests/journeys/page-facts';
import { linkOf, PlainRefund } from '#tests/journeys/refund';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { tokenRoutes } from '#tests/journeys/token-routes';
import { ALONE, CARDS, dateIn } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';
import { formsOf, formWith } from '#tests/setup/html-form';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { openResults } from '#tests/setup/plain-purchase';

test.use({ isolated: true, brand: 'ru' });

/** The proof of the buyer opens only behind a letter; `buyer.http.spec` attacks it. */
const AFTER_SALE = /^routes\/(?!.*\.buyer$)(?:user_?\.orders|postsales|mbooking\.thanks_)/;
const TRIP = { from: 'iatax:MOW', to: 'iatax:LED', inDays: 40, backInDays: 60, airline: 'SU' };
const MINUTES_A_DAY = 24 * 60;
const FILE = 'proof-of-illness.jpg';

type Order = {
  token: string;
  /** Values of the parts of addresses. */
  parts: Record<string, string>;
  /** Answers with which the owner opens a page, by the end of its address. */
  answers: Record<string, string>;
};

test('a stranger with any address of an order sees nothing and changes nothing', async ({
  visitor,
  control,
  address,
}) => {
  test.setTimeout(240_000);
  const options = { brand: 'ru', sandboxOrigin: `http://localhost:${address.sandboxPort}` } as const;
  const { afterSale, ancillaries } = clientsOf(`http://127.0.0.1:${address.sandboxPort}`);
  const without = new PlainBrowser(visitor.origin);
  const account = new PlainBrowser(visitor.origin);
  await signUp(account, newEmail());
  /** Routes whose pages have shown something to the owner, and were tried. */
  const opened = new Set<string>();

  /** Reads everything that a stranger could have changed. */
  const stateOf = async (token: string) => ({
    money: (await control.ledger()).bookings.find((one) => one.token === token),
    refunds: await afterSale.getRefundOptions(token),
    exchanges: await afterSale.getExchangeOptions(token),
    changes: await afterSale.listChanges(token),
    surcharges: await afterSale.listSurcharges(token),
    registration: (await afterSale.getRegistration(token)).registrations,
    extras: await ancillaries.listOrders(token),
  });

  /** Opens each page that its owner can open for the first time, and sends each form that he finds there, as somebody else. */
  async function walk({ token, parts, answers }: Order): Promise<void> {
    const before = await stateOf(token);
    // Pages show a ticket's number in groups, files and answers do not.
    const tickets = before.money!.tickets.map((number) => number.replace(/^(\d{3})(\d{10})$/, '$1\\s?$2'));
    const secrets = new RegExp(['lindqvist', 'ivanova', 'AA1234567', 'N12345678', FILE, ...tickets].join('|'), 'i');
    expect((await visitor.get(`/user/orders/${token}`)).text, 'the owner does see them').toMatch(secrets);
    for (const { id, path } of tokenRoutes(token, parts)) {
      if (!AFTER_SALE.test(id) || opened.has(id)) continue;
      const query = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1] ?? '';
      const owners = await visitor.get(path + query);
      if (owners.status !== 200 || owners.path.split('?')[0] !== path) continue;
      opened.add(id);
      const forms = formsOf(owners.text).filter(({ method }) => method === 'post');
      const posts = forms.flatMap(({ action, fields, buttons }) =>
        [...buttons, null].map((button) => ({
          to: action.startsWith(`/`) && action.includes(token) ? action : path + query,
          fields: { ...fields, ...(button?.name ? { [button.name]: button.value } : {}) },
        })),
      );
      const { act } = EXPECTED_ACCESS[id.replace('routes/', '')]!;
      for (const stranger of [without, account]) {
        const seen = [
          await stranger.get(path + query),
          await stranger.get(`${path}${query}${query ? '&' : '?'}_data=${encodeURIComponent(id)}`),
        ];
        for (const { to, fields } of posts) seen.push(await stranger.post(to, fields));
        if (act) {
          const file = multipartBody([{ name: 'files', file: 'theirs.jpg', bytes: jpeg(50, 50) }]);
          const headers = { 'content-type': file.type };
          seen.push(await stranger.request('POST', path + query, { body: file.body, headers, redirects: 5 }));
          seen.push(await stranger.post(path + query, { intent: 'pay', choice: 'accept', kind: 'lowered_price' }));
        }
        for (const { status, text, headers } of seen) {
          expect.soft(status, path).toBeLessThan(500);
          expect.soft(text, path).not.toMatch(secrets);
          expect.soft(JSON.stringify(headers), path).not.toMatch(secrets);
          expect.soft(headers['content-type'] ?? '', path).not.toMatch(/pdf|image/);
        }
      }
    }
    expect(await stateOf(token), 'nothing has changed').toEqual(before);
  }

  // Something of everything: a change by the carrier, a payment that is due, documents in a draft.
  const order = new PlainRefund(visitor, control, options);
  await order.calm({ requestStepMs: 20 * 60_000 });
  await control.set({ settings: { scheduleChanges: 'moved' } });
  await order.buy(TRIP);
  await control.set({ settings: { scheduleChanges: 'never' } });
  const payment = await control.correct({ booking: order.token, passenger: 0 });
  const [change] = await afterSale.listChanges(order.token);
  const documents = `${order.orderPath}/refund/documents?why=passenger_illness&coupon=all`;
  const { body, type } = multipartBody([{ name: 'files', file: FILE, bytes: jpeg() }]);
  const sent = await visitor.request('POST', documents, { body, headers: { 'content-type': type }, redirects: 5 });
  const file = linksOf(sent).find((href) => href.includes('/attachments/refund/')) ?? '';
  const checkIn = await visitor.get(`/postsales/${order.token}/online_reg`);
  const [, kind = ''] = /name="kind"[^>]*value="([a-z_]+)"/.exec(checkIn.text) ?? [];
  const extras = await visitor.post(checkIn.path, { kind });
  const first: Order = {
    token: order.token,
    parts: { $change: change?.token ?? '', $payment: payment, $file: file.split('/').at(-1) ?? '' },
    answers: {
      '/refund/documents': '?why=passenger_illness&coupon=all',
      '/refund/confirm': '?why=voluntary&coupon=all',
      '/baggage/pay': queryOf(extras),
    },
  };
  await walk(first);
  const request = await order.ready(
    await order.confirm(await order.ready(await visitor.get(documents.replace('documents', 'confirm')))),
  );
  await walk({ ...first, parts: { ...first.parts, $request: request.path.split('/').at(-1) ?? '' } });

  const asking = await visitor.get(`${order.orderPath}/requests/new/pets`);
  const { fields: hidden } = formWith(asking.text, 'description');
  const pet = { ...hidden, animal: 'a cat', weight: '4', place: 'cabin', description: 'May a cat of N12345678 come?' };
  const words = multipartBody(Object.entries(pet).map(([name, value]) => ({ name, value: String(value) })));
  const headers = { 'content-type': words.type };
  const ticket = await visitor.request('POST', asking.path, { body: words.body, headers, redirects: 5 });
  await walk({ ...first, parts: { $request: ticket.path.split('/').at(-1) ?? '' } });

  const exchange = new PlainExchange(visitor, control, options);
  await exchange.order.buy(TRIP);
  const confirm = await exchange.choose(43);
  const answers = {
    '/exchange/confirm': queryOf(confirm),
    '/exchange/flights': `?way=0-0&on=${dateIn(43)}`,
  };
  await walk({ token: exchange.order.token, parts: {}, answers });
  const due = await exchange.confirm(confirm);
  const asked = await exchange.request();
  await walk({
    token: exchange.order.token,
    parts: { $request: asked.path.split('/').at(-1) ?? '', $payment: due.path.split('/').at(-1) ?? '' },
    answers: {},
  });

  // Checked in and insured, the day before the departure.
  const ready = new PlainRefund(visitor, control, options);
  await ready.calm({ registrationRefusals: 'never' });
  const step0 = await ready.visit.chooseFirstOffer(await openResults(visitor, linkOf(TRIP, ALONE)));
  const step1 = await ready.visit.takeFare(step0);
  const step2 = await ready.visit.fillPassengers(step1, ALONE, newEmail(), { addons: 'all' });
  ready.token = tokenIn(await ready.visit.holdTicket(await ready.visit.pay(step2, CARDS.paid)));
  const passes = `/postsales/${ready.token}/boarding.html`;
  for (const days of [39, ...Array<number>(8).fill(1 / 8)]) {
    await control.set({ clock: { advanceMinutes: days * MINUTES_A_DAY } });
    if (linksOf(await visitor.get(ready.orderPath)).includes(passes)) break;
  }
  await walk({ token: ready.token, parts: {}, answers: {} });

  const never = tokenRoutes(order.token).flatMap(({ id }) => (AFTER_SALE.test(id) && !opened.has(id) ? [id] : []));
  expect(never, 'pages that even their owner never opened here').toEqual([]);
});

function queryOf({ path }: PlainPage): string {
  return path.slice(path.indexOf('?'));
}
