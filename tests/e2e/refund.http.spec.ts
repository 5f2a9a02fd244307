/** Tickets are given back on pages without a script: the questions, the sum, the request, and who may do it. */
import { headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import { couponsOf, PlainRefund, sumOf, type RefundTrip } from '#tests/journeys/refund';
import { text } from '#tests/journeys/texts';
import { FAMILY } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { PlainBrowser } from '#tests/setup/plain-browser';
import type { Locale } from '~/market/locales';

test.use({ isolated: 'warm' });

const BACK_AND_FORTH: RefundTrip = { from: 'iatax:LON', to: 'iatax:PAR', inDays: 40, backInDays: 45 };
const IN_RUSSIA: RefundTrip = { from: 'iatax:MOW', to: 'iatax:LED', inDays: 40, backInDays: 45 };
/** Low-cost carriers do not cancel sales of the day. */
const FULL_SERVICE: RefundTrip = { ...IN_RUSSIA, airline: 'SU' };
const BY_TRAIN: RefundTrip = { from: 'iatax:MOW', to: 'iatax:LED', inDays: 41, backInDays: 46, kind: 'Train' };

type Started = { refund: PlainRefund; locale: Locale };

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const locale: Locale = brand === 'ru' ? 'ru' : 'en';
    const trip = brand === 'ru' ? IN_RUSSIA : BACK_AND_FORTH;

    test('a whole order by air: why, how much, and a double click is one request', async ({
      visitor,
      control,
      address,
    }) => {
      test.setTimeout(120_000);
      const { refund } = started(visitor, control, address.sandboxPort, brand);
      await refund.calm({ refundStepMs: 0, requestStepMs: 0 });
      const order = await refund.buy(trip);
      expect(order.text, 'it works without a script').not.toContain('<script');
      expect(linksOf(order)).toContain(`${refund.orderPath}/refund`);

      const why = await refund.open();
      expect(why.text).not.toContain('<script');
      expect(why.text, 'nothing is chosen beforehand').not.toContain('checked=""');
      const unanswered = await refund.answer(why, {});
      expect(unanswered.status).toBe(400);
      expect(mainText(unanswered)).toContain(text('refund', 'why.error', locale));

      // The way back alone, then the way out, which takes it along: nothing more than everything.
      const which = await refund.answer(why, { why: 'voluntary' });
      expect(mainText(which)).toContain(text('refund', 'which.together', locale));
      const [, out, back] = couponsOf(which);
      const alone = await refund.ready(await refund.answer(which, { coupon: back! }));
      const both = await refund.ready(await refund.answer(which, { coupon: out! }));
      const more = text('refund', 'confirm.more', locale);
      expect([alone, both].map((page) => mainText(page).includes(more))).toEqual([false, true]);
      const confirm = await refund.choose('voluntary');
      expect([sumOf(alone) < sumOf(both), sumOf(both)]).toEqual([true, sumOf(confirm)]);
      expect(confirm.path).toContain(`${refund.orderPath}/refund/confirm?why=voluntary`);
      expect(mainText(confirm)).toContain(text('refund', 'lines.shop_fee.label', locale));
      expect(mainText(confirm)).toContain('•••• 4242');
      const sum = sumOf(confirm);
      expect(sum).toBeGreaterThan(0);
      expect((await refund.money()).refunded, 'a quote moves nothing').toBe(0);

      const [one, other] = await Promise.all([refund.confirm(confirm), refund.confirm(confirm)]);
      const reached = [await refund.ready(one), await refund.ready(other)];
      expect(reached[0]!.path).toMatch(new RegExp(`^${refund.orderPath}/refund/[0-9a-f-]{36}$`));
      expect(reached[1]!.path).toBe(reached[0]!.path);
      expect((await refund.confirm(confirm)).path, 'a stale page sent again').toBe(reached[0]!.path);
      expect(headingOf(reached[0]!)).toBe(text('refund', 'states.sent.title', locale));
      expect(await refund.requests()).toEqual([reached[0]!.path]);
      const money = await refund.money();
      expect([money.refunded, money.captured]).toEqual([sum, money.sold + money.held + money.refunded]);
      expect(headingOf(await refund.open())).toBe(text('refund', 'none.title', locale));

      const { token } = refund;
      const sold = [`/mbooking/thanks/${token}/baggage`, `/postsales/${token}/online_reg`];
      const left = [...sold, `/mbooking/thanks/${token}/trip.ics`];
      expect(linksOf(order)).toEqual(expect.arrayContaining(left));
      const after = linksOf(await visitor.get(refund.orderPath));
      expect(
        left.filter((link) => after.includes(link)),
        'nothing is sold or planned without a ticket',
      ).toEqual([]);
      const checkIn = await visitor.get(sold[1]!);
      expect(checkIn.text, 'the address itself sells nothing').not.toContain('name="kind"');
    });
  });
}

test.describe('an order of several people', () => {
  test.use({ brand: 'ru' });

  test('one passenger with VIP, then a day of sale that is over, then the rest', async ({
    visitor,
    control,
    address,
  }) => {
    test.setTimeout(120_000);
    const { refund, locale } = started(visitor, control, address.sandboxPort, 'ru');
    await refund.calm({ refundStepMs: 600_000 });
    const order = await refund.buy({ ...IN_RUSSIA, party: FAMILY, extras: { 'addons[support]': 'vip@358800' } });
    expect(mainText(order)).toContain('VIP-обслуживание');
    const which = await refund.answer(await refund.open(), { why: 'voluntary' });
    expect(headingOf(which)).toBe(text('refund', 'which.title', locale));
    const boxes = couponsOf(which);
    expect(boxes, 'both ways of everybody').toHaveLength(1 + 2 * FAMILY.travellers.length);
    expect((await refund.answer(which, {})).status).toBe(400);

    const confirm = await refund.answer(which, { coupon: boxes[1]! });
    expect(mainText(confirm)).toContain('ANNA');
    expect(mainText(confirm)).not.toContain('PETER');
    expect(mainText(confirm)).toContain(text('refund', 'lines.shop_fee_waived.reason', locale));
    expect(mainText(confirm)).not.toContain(text('refund', 'lines.shop_fee.reason', locale));
    const request = await refund.ready(await refund.confirm(confirm));
    expect(headingOf(request)).toBe(text('refund', 'states.pending_refund.title', locale));
    expect(mainText(request)).toContain(text('refund', 'lines.shop_fee_waived.reason', locale));
    expect((await refund.money()).refunded).toBe(0);

    // The tickets in work are named and cannot be chosen; whoever types their address comes to the request.
    const rest = await refund.answer(await refund.open(), { why: 'voluntary' });
    expect(mainText(rest)).toContain(text('refund', 'restrictions.in_work', locale));
    expect(couponsOf(rest)).toHaveLength(1 + 2 * (FAMILY.travellers.length - 1));
    expect((await visitor.get(confirm.path)).path).toBe(request.path);

    const all = await refund.choose('voluntary', ['all']);
    await control.set({ clock: { advanceMinutes: 20 } });
    await refund.confirm(all);
    expect(await refund.requests()).toHaveLength(2);
    await control.set({ clock: { advanceMinutes: 20 } });
    const money = await refund.money();
    expect([money.refunded, money.captured]).toEqual([
      sumOf(confirm) + sumOf(all),
      money.sold + money.held + money.refunded,
    ]);
    const after = mainText(await visitor.get(refund.orderPath));
    expect(after).toContain(text('refund', 'area.closed.returned', locale));
  });

  test('by train: the way back alone, then the way out', async ({ visitor, control, address }) => {
    test.setTimeout(120_000);
    const { refund, locale } = started(visitor, control, address.sandboxPort, 'ru');
    await refund.calm();
    await refund.buy(BY_TRAIN);
    const which = await refund.answer(await refund.open(), { why: 'voluntary' });
    const [, out, back] = couponsOf(which);
    const both = await refund.answer(which, { coupon: out! });
    expect(mainText(both), 'the way out takes the way back along').toContain(text('refund', 'confirm.more', locale));
    const one = await refund.answer(which, { coupon: back! });
    expect(sumOf(one)).toBeLessThan(sumOf(both));
    await refund.ready(await refund.confirm(one));
    const money = await refund.money();
    expect(money.refunded).toBe(sumOf(one));
    const left = await refund.choose('voluntary');
    expect(couponsOf(left), 'one ticket is left, so nobody asks which').toEqual([]);
    await refund.ready(await refund.confirm(left));
    expect((await refund.money()).refunded).toBe(sumOf(one) + sumOf(left));
  });

  test('a sale is cancelled on its day, and all of it comes back', async ({ visitor, control, address }) => {
    const { refund, locale } = started(visitor, control, address.sandboxPort, 'ru');
    await refund.calm();
    // Ten in the morning in Moscow, on whatever day the test runs.
    await control.set({ clock: { now: `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T07:00:00Z` } });
    await refund.buy(FULL_SERVICE);
    const order = await visitor.get(refund.orderPath);
    expect(mainText(order)).toContain(text('refund', 'area.void', locale));
    const confirm = await refund.choose('void');
    expect(sumOf(confirm)).toBe((await refund.money()).captured);
    const request = await refund.ready(await refund.confirm(confirm));
    expect(headingOf(request)).toBe(text('refund', 'states.voided.title', locale));
    const money = await refund.money();
    expect([money.refunded, money.sold]).toEqual([money.captured, 0]);
  });
});

test.describe('by other ways', () => {
  test('a person answers: a reason without documents, refused, asked again', async ({ visitor, control, address }) => {
    test.setTimeout(120_000);
    const { refund } = started(visitor, control, address.sandboxPort, 'intl');
    await refund.calm({ requestStepMs: 600_000, refundOutcome: 'failed' });
    await refund.buy(BACK_AND_FORTH);
    const confirm = await refund.choose('flight_cancellation');
    expect(sumOf(confirm), 'everything comes back').toBe((await refund.money()).captured);
    const request = await refund.ready(await refund.confirm(confirm, { comment: 'Flight called off at the gate' }));
    expect(mainText(request)).toContain(text('refund', 'request.tickets.held'));
    await control.set({ clock: { advanceMinutes: 60 }, settings: { refundOutcome: 'done' } });
    const refused = await visitor.get(request.path);
    expect(headingOf(refused)).toBe(text('refund', 'states.fail_other_reason_request.title'));
    expect(mainText(refused)).toContain(text('refund', 'request.tickets.valid'));

    const again = await refund.choose('flight_cancellation');
    const second = await refund.ready(await refund.confirm(again));
    expect(second.path).not.toBe(request.path);
    await control.set({ clock: { advanceMinutes: 60 } });
    expect(headingOf(await visitor.get(second.path))).toBe(text('refund', 'states.sent.title'));
    expect((await refund.money()).refunded).toBe(sumOf(again));
  });

  test('a stranger sees and changes nothing', async ({ visitor, control, address }) => {
    test.setTimeout(120_000);
    const { refund } = started(visitor, control, address.sandboxPort, 'intl');
    await refund.calm({ requestStepMs: 600_000 });
    await refund.buy(BACK_AND_FORTH);
    const confirm = await refund.choose('flight_delay');
    const stranger = new PlainBrowser(visitor.origin);
    for (const path of [`${refund.orderPath}/refund`, confirm.path]) {
      const page = await stranger.get(path);
      expect(page.path).toBe(`/mbooking/thanks/${refund.token}`);
      expect(page.text.toUpperCase()).not.toContain('LINDQVIST');
    }
    const stolen = new PlainRefund(stranger, control, { brand: 'intl', sandboxOrigin: control.origin });
    await stolen.confirm(confirm);
    const forged = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
    expect((await visitor.post(confirm.path, {}, forged)).status).toBe(403);
    expect(await refund.requests()).toEqual([]);
    const request = await refund.ready(await refund.confirm(confirm));
    expect((await stranger.get(request.path)).path).toBe(`/mbooking/thanks/${refund.token}`);
    const other = `${refund.orderPath}/refund/00000000-0000-4000-8000-000000000001`;
    expect((await visitor.get(other)).status).toBe(404);
  });
});

test.describe('while the service is ill or the refund switched off', () => {
  test.use({ isolated: true });

  test('a sum that moved is shown again, and a lost answer is never a second request', async ({
    visitor,
    control,
    address,
  }) => {
    test.setTimeout(120_000);
    const { refund } = started(visitor, control, address.sandboxPort, 'intl');
    await refund.calm();
    await refund.buy(BACK_AND_FORTH);
    const confirm = await refund.choose('flight_delay');
    const changed = await refund.ready(await refund.confirm(confirm, { amount: '123' }));
    expect(mainText(changed)).toContain(text('refund', 'change.title'));
    expect(mainText(changed)).toContain('1.23');
    expect(await refund.requests()).toEqual([]);
    expect((await refund.confirm(confirm, { idempotencyKey: 'a-key-of-another-choice' })).status).toBe(400);

    const lost = { cut: true, when: 'after', times: 1 } as const;
    await control.set({ services: { afterSale: { operations: { 'refund_exchange/v2/execute': lost } } } });
    await refund.confirm(changed);
    await refund.confirm(changed);
    expect(await refund.requests()).toHaveLength(1);
    expect((await refund.money()).refunded).toBe(sumOf(changed));
  });

  test('switched off, the order names the rules and the contacts', async ({ visitor, control, address }) => {
    const { refund } = started(visitor, control, address.sandboxPort, 'intl');
    // The shop remembers flags for a while, so they are off from the beginning.
    await refund.calm({ features: { refund_button: false } });
    const order = await refund.buy(BACK_AND_FORTH);
    expect(order.text).not.toContain('id="refund"');
    expect(linksOf(order)).toContain('/refund');
    expect((await refund.open()).path).toBe(refund.orderPath);
  });
});

function started(
  visitor: PlainBrowser,
  control: ConstructorParameters<typeof PlainRefund>[1],
  sandboxPort: number,
  brand: 'ru' | 'intl',
): Started {
  const refund = new PlainRefund(visitor, control, { brand, sandboxOrigin: `http://localhost:${sandboxPort}` });
  return { refund, locale: brand === 'ru' ? 'ru' : 'en' };
}
