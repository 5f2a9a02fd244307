/** Flights are exchanged on pages without a script: way, day, flight, surcharge, payment, new tickets. */
import { flightsOf, PlainExchange } from '#tests/journeys/exchange';
import { headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import { sumOf, type RefundTrip } from '#tests/journeys/refund';
import { text } from '#tests/journeys/texts';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';

test.use({ isolated: 'warm' });

const ABROAD: RefundTrip = { from: 'iatax:LON', to: 'iatax:PAR', inDays: 40, backInDays: 60 };
/** A carrier that exchanges its cheapest fare, too. */
const IN_RUSSIA: RefundTrip = { from: 'iatax:MOW', to: 'iatax:LED', inDays: 40, backInDays: 60, airline: 'SU' };
const BRITISH: RefundTrip = { ...ABROAD, airline: 'BA' };

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const locale = brand === 'ru' ? 'ru' : 'en';
    const trip = brand === 'ru' ? IN_RUSSIA : BRITISH;
    const say = (key: string) => text('exchange', key, locale).split('{{')[0]?.trim() ?? '';
    const state = (key: string) => text('refund', `states.${key}.title`, locale);

    test('the way out is exchanged and paid by card; every page shows the new flight', async ({
      visitor,
      control,
      address,
    }) => {
      test.setTimeout(180_000);
      const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
      const exchange = new PlainExchange(visitor, control, { brand, sandboxOrigin });
      const order = await exchange.buy(trip, { refundStepMs: 4_000 });
      expect(linksOf(order)).toContain(exchange.path);
      const before = await exchange.order.money();

      const which = await exchange.open();
      expect(which.text).not.toContain('<script');
      expect(which.text, 'nothing is chosen beforehand').not.toContain('checked=""');
      const unanswered = await exchange.answer(which, {});
      expect([unanswered.status, mainText(unanswered).includes(say('which.error'))]).toEqual([400, true]);
      const date = await exchange.answer(which, { way: '0-0' });
      expect(headingOf(date)).toBe(say('date.title'));
      const past = await exchange.answer(date, { on: '2020-01-01' });
      expect([past.status, mainText(past).includes(say('date.error'))]).toEqual([400, true]);

      const confirm = await exchange.choose(43);
      expect(headingOf(confirm)).toBe(say('confirm.title'));
      for (const key of ['surcharge.title', 'lines.shop_fee', 'confirm.pay', 'confirm.refused', 'confirm.later']) {
        expect(mainText(confirm), key).toContain(say(key));
      }
      const sum = sumOf(confirm);
      expect(sum).toBeGreaterThan(0);

      // A double click and a second tab are one exchange.
      const [one, other] = await Promise.all([exchange.confirm(confirm), exchange.confirm(confirm)]);
      expect(one.path).toMatch(new RegExp(`^${exchange.order.orderPath}/payments/[0-9a-f-]{36}$`));
      expect(other.path).toBe(one.path);
      const asked = await exchange.request();
      expect(headingOf(asked)).toBe(state('created_exchange'));
      expect(linksOf(asked)).toContain(one.path);
      expect((await exchange.confirm(confirm)).path, 'a stale page sent again').toMatch(/\/(?:payments|exchange)\//);
      expect(await exchange.order.money()).toMatchObject({ captured: before.captured, held: before.held });

      await exchange.pay(one);
      const seen = new Set<string>();
      await waitForPage(visitor, asked.path, (page) => {
        seen.add(headingOf(page));
        return headingOf(page) === state('exchanged');
      });
      expect([...seen]).toEqual(expect.arrayContaining([state('pending_exchange'), state('processing_ticket')]));
      const money = await exchange.order.money();
      expect([money.captured, money.sold]).toEqual([before.captured + sum, before.sold + sum]);
      expect(money.tickets[0]).not.toBe(before.tickets[0]);

      const { token } = exchange.order;
      const day = /@(\d{4}-\d{2}-\d{2})/.exec(decodeURIComponent(confirm.path))?.[1] ?? '';
      const calendar = await visitor.get(`/mbooking/thanks/${token}/trip.ics`);
      expect(calendar.text).toContain(`:${day.replaceAll('-', '')}T`);
      const number = money.tickets[0] ?? '';
      await waitForPage(visitor, exchange.order.orderPath, (page) => page.text.replaceAll(/\s/g, '').includes(number));
      // The number stands in groups.
      const offline = (await visitor.get(`/mbooking/thanks/${token}/trip.html`)).text;
      expect(offline.replaceAll(/\s/g, '')).toContain(number);
      expect((await visitor.get('/user/orders')).status).toBe(200);
    });
  });
}

test.describe('on Fairwind', () => {
  test.use({ brand: 'intl' });
  const state = (key: string) => text('refund', `states.${key}.title`);
  const started = (visitor: PlainBrowser, control: ConstructorParameters<typeof PlainExchange>[1], port: number) =>
    new PlainExchange(visitor, control, { brand: 'intl', sandboxOrigin: `http://localhost:${port}` });

  test('a carrier refuses: the old tickets stay, and the surcharge comes back', async ({
    visitor,
    control,
    address,
  }) => {
    test.setTimeout(120_000);
    const exchange = started(visitor, control, address.sandboxPort);
    await exchange.buy(BRITISH, { exchangeRefusals: 'always' });
    const before = await exchange.order.money();
    const payment = await exchange.confirm(await exchange.choose(43));
    await exchange.pay(payment);
    const { path } = await exchange.request();
    const refused = await waitForPage(visitor, path, (page) => headingOf(page) === state('not_exchanged'));
    expect(mainText(refused)).toContain(text('exchange', 'request.tickets.valid'));
    expect(linksOf(refused)).toContain(exchange.path);
    const after = await exchange.order.money();
    expect([after.sold, after.tickets]).toEqual([before.sold, before.tickets]);
    expect(after.refunded).toBe(after.captured - before.captured);
  });

  test('a payment that nobody made expires, and a flight can be chosen again', async ({
    visitor,
    control,
    address,
  }) => {
    test.setTimeout(120_000);
    const exchange = started(visitor, control, address.sandboxPort);
    await exchange.buy(BRITISH);
    const payment = await exchange.confirm(await exchange.choose(43));
    await control.set({ clock: { advanceMinutes: 31 } });
    const { path } = await exchange.request();
    const expired = await waitForPage(visitor, path, (page) => headingOf(page) === state('exchange_expired'));
    expect(linksOf(expired)).toContain(exchange.path);
    await waitForPage(visitor, payment.path, (page) => mainText(page).includes(text('surcharge', 'expired.title')));
    const again = await exchange.confirm(await exchange.choose(44));
    expect(again.path).toContain('/payments/');
    expect(again.path).not.toBe(payment.path);
  });

  test('edited ways, flights and sums exchange nothing, and a stranger sees nothing', async ({
    visitor,
    control,
    address,
  }) => {
    test.setTimeout(120_000);
    const exchange = started(visitor, control, address.sandboxPort);
    await exchange.buy(BRITISH);
    for (const query of ['way=9-9', 'flight=0-0:x', 'flight=../../x', 'way=0-0&on=0000-00-00&asked=date']) {
      const page = await exchange.ready(await visitor.get(`${exchange.path}/confirm?${query}`));
      expect([page.status < 500, page.path.includes('/payments/')]).toEqual([true, false]);
    }
    const made = await exchange.ready(
      await visitor.get(`${exchange.path}/confirm?flight=0-0:${encodeURIComponent('BA9999@2031-01-01#economy')}`),
    );
    expect(made.status === 409 || made.path.startsWith(exchange.path)).toBe(true);

    const confirm = await exchange.choose(43);
    const changed = await exchange.confirm(confirm, { amount: '1' });
    expect(mainText(changed)).toContain(text('exchange', 'change.title'));
    expect((await exchange.order.confirm(confirm, { amount: 'abc' })).status).toBe(400);
    expect((await exchange.order.confirm(confirm, { idempotencyKey: 'x'.repeat(40) })).status).toBe(400);

    const stranger = new PlainBrowser(visitor.origin);
    for (const path of [exchange.path, confirm.path]) {
      const page = await stranger.get(path);
      expect(page.path).toBe(`/mbooking/thanks/${exchange.order.token}`);
      expect(page.text.toUpperCase()).not.toContain('LINDQVIST');
    }
    const forged = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
    expect((await visitor.post(confirm.path, {}, forged)).status).toBe(403);
    expect(linksOf(await visitor.get(exchange.order.orderPath)).filter((href) => /\/exchange\/./.test(href))).toEqual(
      [],
    );
    const unknown = `${exchange.path}/00000000-0000-4000-8000-000000000001`;
    expect((await visitor.get(unknown)).status).toBe(404);
  });

  test('a list without a choice says so, and offers other days', async ({ visitor, control, address }) => {
    test.setTimeout(120_000);
    const exchange = started(visitor, control, address.sandboxPort);
    await exchange.buy(BRITISH);
    const list = await exchange.flights(43);
    expect(list.text).not.toContain('checked=""');
    expect(flightsOf(list).length + linksOf(list).filter((href) => href.includes('/flights?')).length).toBeGreaterThan(
      0,
    );
    if (flightsOf(list).length > 0) {
      const missing = await exchange.ready(await exchange.answer(list, {}));
      expect([missing.status, mainText(missing).includes(text('exchange', 'flights.error'))]).toEqual([400, true]);
    }
    const none = await exchange.flights(70);
    expect(mainText(none)).toContain(text('exchange', 'flights.none'));
  });
});
