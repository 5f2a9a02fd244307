/** Customers who refund, exchange and buy more at once, through the built shop, while calls fail and hang. */
import { DEEDS, PatientOwner, type Deed } from '#tests/journeys/patient-owner';
import { PlainRefund, type RefundTrip } from '#tests/journeys/refund';
import { usedTwice } from '#tests/journeys/tickets-once';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { PlainBrowser } from '#tests/setup/plain-browser';

/** Sixty with those of the other brand. `tests/conformance/money` runs a thousand without pages. */
const CUSTOMERS = 30;
/** Flights on different days, so that seats do not run out. */
const DAYS = 10;
/** They pay with one card, and the shop takes many payments of a card at a time for an attack. */
const BUYERS = 4;
const CHAOS = { chaos: 0.05 };
const SERVICES = { booking: CHAOS, ancillaries: CHAOS, payment: CHAOS, afterSale: CHAOS };
/** Calls that hang continue, or are answered late, after this time at most. */
const HANG_MS = 500;

const TRIPS: Record<(typeof BRANDS)[number], Omit<RefundTrip, 'inDays'>> = {
  intl: { from: 'iatax:LON', to: 'iatax:PAR', airline: 'BA' },
  ru: { from: 'iatax:MOW', to: 'iatax:LED', airline: 'SU' },
};

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: true });
    test(`${CUSTOMERS} customers change their orders at once, with faults at every call: no money is lost, no ticket used twice`, async ({
      control,
      visitor,
      address,
    }) => {
      test.setTimeout(240_000);
      const options = { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` } as const;
      await new PlainRefund(visitor, control, options).calm({
        scheduleChanges: 'never',
        exchangeRefusals: 'sometimes',
        // A request that a person decides is in work until the clock moves; outside Russia that is every refund.
        requestStepMs: 20 * 60_000,
      });
      const owners: PatientOwner[] = [];
      const numbers = Array.from({ length: CUSTOMERS }, (_, number) => number).values();
      const buy = async () => {
        for (const number of numbers) {
          const own = new PlainBrowser(visitor.origin);
          const order = new PlainRefund(own, control, options);
          await order.buy({ ...TRIPS[brand], inDays: 35 + (number % DAYS) });
          owners.push(new PatientOwner(own, control, options, order.token));
        }
      };
      await Promise.all(Array.from({ length: BUYERS }, buy));
      const deedOf = (number: number): Deed => DEEDS[number % DEEDS.length] ?? 'refund';

      await control.set({ services: SERVICES });
      const release = setInterval(() => void control.set({ services: SERVICES }), HANG_MS);
      const outcomes = await Promise.allSettled(owners.map((owner, number) => owner.do(deedOf(number)))).finally(() =>
        clearInterval(release),
      );
      expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);

      await control.set({ services: Object.fromEntries(Object.keys(SERVICES).map((name) => [name, null])) });
      // Longer than an exchange waits for its payment, and a refund for its person.
      await control.set({ clock: { advanceMinutes: 60 } });
      const ledger = await control.ledger();
      expect(ledger.unbalanced).toEqual([]);
      expect(ledger.bookings).toHaveLength(CUSTOMERS);
      for (const [currency, captured] of Object.entries(ledger.captured)) {
        const [sold = 0, held = 0, refunded = 0] = [ledger.sold, ledger.held, ledger.refunded].map(
          (one) => one[currency],
        );
        expect(captured, currency).toBe(sold + held + refunded);
      }
      for (const [number, { exchange, agreed }] of owners.entries()) {
        const deed = deedOf(number);
        const { token } = exchange.order;
        const entry = ledger.bookings.find((one) => one.token === token);
        const paid = (entry?.captured ?? NaN) - (entry?.tickets_total ?? NaN);
        expect([deed, paid], 'everything is paid once').toEqual([deed, agreed]);
        expect([deed, await usedTwice(address.sandboxPort, token)]).toEqual([deed, []]);
      }
      const given = ledger.bookings.filter(({ refunded }) => refunded > 0);
      expect(given.length).toBeGreaterThanOrEqual((CUSTOMERS * 2) / DEEDS.length);
    });
  });
}
