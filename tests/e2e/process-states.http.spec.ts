/** Every state of specification 3 §4 is reached through the built shop, and its page says what it means. */
import { PlainExchange } from '#tests/journeys/exchange';
import { headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import { PlainRefund, type RefundTrip } from '#tests/journeys/refund';
import { text } from '#tests/journeys/texts';
import { charter, openWantedOffer } from '#tests/journeys/wanted-offer';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { originOf, type PairAddress } from '#tests/setup/pair';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';
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

test('all states are walked through, and said in words, in both brands', async ({ control, address }) => {
  test.setTimeout(300_000);
  const walks = BRANDS.map((brand) => new Walk(brand, control, address));
  await walks[0]!.calm();
  // Ten in the morning in Moscow, on whatever day the test runs.
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await control.set({ clock: { now: `${day}T07:00:00Z` } });
  for (const walk of walks) await walk.begin();

  for (let step = 0; step < MOST_STEPS; step += 1) {
    const until = Date.now() + REMEMBERED_MS;
    await expect
      .poll(
        async () => {
          for (const walk of walks) await walk.look();
          return Date.now() > until;
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    await control.set({ clock: { advanceMinutes: STEP_MINUTES } });
  }

  for (const walk of walks) {
    await walk.end();
    expect([...walk.seen].toSorted(), walk.brand).toEqual(PROCESS_STATES.toSorted());
  }
});

/** The orders of one brand, the requests about them, and the states that its pages have named. */
class Walk {
  readonly seen = new Set<string>();
  readonly #requests: PlainPage[] = [];
  readonly #visitor: PlainBrowser;
  readonly #locale: 'ru' | 'en';
  readonly #voided: PlainRefund;
  readonly #exchange: PlainExchange;
  readonly #newOrder: () => PlainRefund;

  constructor(
    readonly brand: (typeof BRANDS)[number],
    private readonly control: SandboxControl,
    address: PairAddress,
  ) {
    const options = { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` } as const;
    const visitor = new PlainBrowser(originOf(brand, address.shopPort));
    this.#visitor = visitor;
    this.#locale = brand === 'ru' ? 'ru' : 'en';
    this.#newOrder = () => new PlainRefund(visitor, control, options);
    this.#voided = this.#newOrder();
    this.#exchange = new PlainExchange(visitor, control, options);
  }

  calm(): Promise<void> {
    return this.#newOrder().calm({ scheduleChanges: 'never', refundStepMs: STEP_MS, requestStepMs: STEP_MS });
  }

  /** Buys the orders and sends a request of each kind. */
  async begin(): Promise<void> {
    const trip = this.brand === 'ru' ? MOSCOW : LONDON;
    // A flight may have three seats left: not everybody takes the same.
    const later = (days: number) => ({
      ...trip,
      inDays: trip.inDays + days,
      backInDays: (trip.backInDays ?? 0) + days,
    });
    const set = (refundOutcome: 'done' | 'helped' | 'failed') => this.control.set({ settings: { refundOutcome } });

    const order = await this.#voided.buy(trip);
    expect(mainText(order)).toContain(this.#say('area.void'));
    this.seen.add('void_warn');
    expect(linksOf(order)).toContain(`${this.#voided.orderPath}/exchange`);
    this.seen.add('do_exchange');

    const asked = this.#newOrder();
    const step0 = await openWantedOffer(this.#visitor, this.control, TO_ANTALYA, charter);
    expect(mainText(await asked.buyFrom(step0))).toContain(this.#say('area.byPerson'));
    this.seen.add('do_refund');

    const [byItself, compelled] = [this.#newOrder(), this.#newOrder()];
    const why = await this.#buyRefundedByItself(byItself, later(1));
    await compelled.buy(later(2));
    await this.#exchange.order.buy(trip);

    await set('helped');
    await this.#request(this.#voided, 'void');
    await set('failed');
    await this.#request(byItself, why);
    await this.#request(compelled, 'flight_delay');
    await set('done');
    await this.#request(asked, 'voluntary');
    const payment = await this.#exchange.confirm(await this.#exchange.choose(43));
    const exchanged = await this.#exchange.request();
    this.#requests.push(exchanged);
    this.#note(exchanged);
    await this.#exchange.pay(payment);
  }

  /** Notes the states that the pages of the requests name now. */
  async look(): Promise<void> {
    for (const { path } of this.#requests) this.#note(await this.#visitor.get(path));
  }

  /** Looks at the orders after the last step. */
  async end(): Promise<void> {
    expect(mainText(await this.#visitor.get(this.#voided.orderPath))).toContain(this.#say('area.closed.returned'));
    this.seen.add('not_available');
    const open = [this.brand === 'ru' ? 'area.atOnce' : 'area.byPerson', 'area.taxesOnly'].map((key) => this.#say(key));
    await waitForPage(this.#visitor, this.#exchange.order.orderPath, (page) =>
      open.some((one) => mainText(page).includes(one)),
    );
    this.seen.add('do_auto_refund');
  }

  /**
   * Buys an order whose refund no person looks at. Outside Russia the shop leaves wishes to a person, but not a flight
   * that its carrier has cancelled.
   * @returns why it goes back
   */
  async #buyRefundedByItself(order: PlainRefund, trip: RefundTrip): Promise<'voluntary' | 'flight_cancellation'> {
    const isHome = this.brand === 'ru';
    await this.control.set({ settings: { scheduleChanges: isHome ? 'never' : 'cancelled' } });
    await order.buy(trip);
    await this.control.set({ settings: { scheduleChanges: 'never' } });
    return isHome ? 'voluntary' : 'flight_cancellation';
  }

  #say(key: string): string {
    return text('refund', key, this.#locale).split('{{')[0]?.trim() ?? '';
  }

  async #request(one: PlainRefund, why: string): Promise<void> {
    this.#requests.push(await one.ready(await one.confirm(await one.choose(why))));
  }

  #note(page: PlainPage): void {
    for (const state of PROCESS_STATES) {
      const title = text('refund', `states.${state}.title`, this.#locale);
      const said = text('refund', `states.${state}.text`, this.#locale);
      if (headingOf(page) === title && mainText(page).includes(said)) this.seen.add(state);
    }
  }
}
