/** Every state of specification 3 §4 is reached through the built shop, and its page says what it means. */
import { PlainExchange } from '#tests/journeys/exchange';
import { headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import { PlainRefund, type RefundTrip } from '#tests/journeys/refund';
import { text } from '#tests/journeys/texts';
import { charter, openWantedOffer } from '#tests/journeys/wanted-offer';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import type { PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import { PROCESS_STATES } from '~/upstream/after-sale/refund-kinds';

test.use({ isolated: true });

const MOSCOW: RefundTrip = { from: 'iatax:MOW', to: 'iatax:LED', inDays: 40, backInDays: 60, airline: 'SU' };
const LONDON: RefundTrip = { from: 'iatax:LON', to: 'iatax:PAR', inDays: 40, backInDays: 60, airline: 'BA' };
const TO_ANTALYA = { from: 'KZN', to: 'AYT', inDays: 52 };
/** Long beside the test's own time, so that only the set clock moves the requests. */
const STEP_MINUTES = 20;
const STEP_MS = STEP_MINUTES * 60_000;
/** Steps of the longest request, and one more. */
const MOST_STEPS = 5;
/** The shop remembers an answer about a request no longer. */
const REMEMBERED_MS = 5_500;

/** The states in which a person decides about every refund, and therefore none runs by itself, outside Russia. */
const BY_ITSELF: readonly string[] = ['pending_refund', 'fail_auto_refund', 'created_refund'];

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('all states are walked through, and said in words', async ({ visitor, control, address }) => {
      test.setTimeout(300_000);
      const locale = brand === 'ru' ? 'ru' : 'en';
      const options = { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` } as const;
      const say = (key: string) => text('refund', key, locale).split('{{')[0]?.trim() ?? '';
      const trip = brand === 'ru' ? MOSCOW : LONDON;
      const newOrder = () => new PlainRefund(visitor, control, options);
      const set = (refundOutcome: 'done' | 'helped' | 'failed') => control.set({ settings: { refundOutcome } });
      const seen = new Set<string>();

      await newOrder().calm({ scheduleChanges: 'never', refundStepMs: STEP_MS, requestStepMs: STEP_MS });
      // Ten in the morning in Moscow, on whatever day the test runs.
      const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await control.set({ clock: { now: `${day}T07:00:00Z` } });

      const voided = newOrder();
      const order = await voided.buy(trip);
      expect(mainText(order)).toContain(say('area.void'));
      seen.add('void_warn');
      expect(linksOf(order)).toContain(`${voided.orderPath}/exchange`);
      seen.add('do_exchange');

      const asked = newOrder();
      const step0 = await openWantedOffer(visitor, control, TO_ANTALYA, charter);
      expect(mainText(await asked.buyFrom(step0))).toContain(say('area.byPerson'));
      seen.add('do_refund');

      const [refunded, compelled] = [newOrder(), newOrder()];
      await refunded.buy(trip);
      await compelled.buy(trip);
      const exchange = new PlainExchange(visitor, control, options);
      await exchange.order.buy(trip);

      await set('helped');
      const requests: PlainPage[] = [await request(voided, 'void')];
      await set('failed');
      requests.push(await request(refunded, 'voluntary'));
      requests.push(await request(compelled, 'flight_delay'));
      await set('done');
      requests.push(await request(asked, 'voluntary'));
      const payment = await exchange.confirm(await exchange.choose(43));
      requests.push(await exchange.request());
      note(requests.at(-1)!);
      await exchange.pay(payment);

      for (let step = 0; step < MOST_STEPS; step += 1) {
        const until = Date.now() + REMEMBERED_MS;
        await expect
          .poll(
            async () => {
              for (const { path } of requests) note(await visitor.get(path));
              return Date.now() > until;
            },
            { timeout: 20_000 },
          )
          .toBe(true);
        await control.set({ clock: { advanceMinutes: STEP_MINUTES } });
      }

      expect(mainText(await visitor.get(voided.orderPath))).toContain(say('area.closed.returned'));
      seen.add('not_available');
      const open = [brand === 'ru' ? 'area.atOnce' : 'area.byPerson', 'area.taxesOnly'].map(say);
      await waitForPage(visitor, exchange.order.orderPath, (page) => open.some((one) => mainText(page).includes(one)));
      seen.add('do_auto_refund');
      const expected = PROCESS_STATES.filter((state) => brand === 'ru' || !BY_ITSELF.includes(state));
      expect([...seen].filter((state) => expected.includes(state as never)).toSorted()).toEqual(expected.toSorted());

      async function request(one: PlainRefund, why: string): Promise<PlainPage> {
        return one.ready(await one.confirm(await one.choose(why)));
      }

      function note(page: PlainPage): void {
        for (const state of PROCESS_STATES) {
          const [title, said] = [
            text('refund', `states.${state}.title`, locale),
            text('refund', `states.${state}.text`, locale),
          ];
          if (headingOf(page) === title && mainText(page).includes(said)) seen.add(state);
        }
      }
    });
  });
}
