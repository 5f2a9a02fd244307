import { formWith } from '#tests/setup/html-form';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { isWaiting, linksOf } from './page-facts';
import type { PlainVisitOptions } from './plain-visit';
import { PlainRefund, type RefundTrip } from './refund';
import { payByCard } from './surcharge';
import { CARDS, dateIn } from './travellers';

/** Exchanges by somebody who has only forms and a cookie jar. */
export class PlainExchange {
  readonly order: PlainRefund;

  constructor(
    readonly visitor: PlainBrowser,
    control: SandboxControl,
    options: PlainVisitOptions,
  ) {
    this.order = new PlainRefund(visitor, control, options);
  }

  get path(): string {
    return `${this.order.orderPath}/exchange`;
  }

  /** Buys the first offer of a search; tickets come at once, and carriers change nothing. */
  async buy(trip: RefundTrip, settings: Parameters<PlainRefund['calm']>[0] = {}): Promise<PlainPage> {
    await this.order.calm({ scheduleChanges: 'never', ...settings });
    return this.order.buy(trip);
  }

  open(): Promise<PlainPage> {
    return this.visitor.get(this.path);
  }

  /** Answers the question of a page, as its form sends it. */
  answer(page: PlainPage, answer: Readonly<Record<string, string | readonly string[]>>): Promise<PlainPage> {
    return this.order.answer(page, answer);
  }

  /**
   * Goes to the flights of a day; where a way is asked for, it is the given one.
   * @param days from today
   */
  async flights(days: number, way = '0-0'): Promise<PlainPage> {
    const first = await this.open();
    const date = first.text.includes('name="way"') && first.text.includes('type="checkbox"');
    const asked = date ? await this.answer(first, { way }) : first;
    return this.ready(await this.answer(asked, { on: dateIn(days) }));
  }

  /** Chooses a flight of the list: the first one. @returns the next question, or the confirmation */
  async take(page: PlainPage, place = 0): Promise<PlainPage> {
    const given = formWith(page.text, 'asked').fields.flight ?? [];
    const chosen = flightsOf(page)[place];
    if (!chosen) throw new Error(`no flight at ${page.path}`);
    return this.ready(await this.answer(page, { flight: [...given, chosen] }));
  }

  /** Goes to the confirmation of the first flight within some days of the wanted one. */
  async choose(days: number, way = '0-0'): Promise<PlainPage> {
    for (let later = 0; later < 8; later += 1) {
      const page = await this.flights(days + later, way);
      if (flightsOf(page).length > 0) return this.take(page);
    }
    throw new Error('no flight in a week');
  }

  /** Presses the button of a confirmation. @param typed over the fields of its form */
  async confirm(page: PlainPage, typed: Readonly<Record<string, string>> = {}): Promise<PlainPage> {
    const { action, fields } = formWith(page.text, 'idempotencyKey');
    return this.ready(await this.visitor.post(action || page.path, { ...fields, ...typed }));
  }

  /** Pays on the page of the surcharge. */
  async pay(page: PlainPage): Promise<PlainPage> {
    return this.ready(await payByCard(this.visitor, page, CARDS.paid));
  }

  /** Opens the page of the newest exchange from the order. */
  async request(): Promise<PlainPage> {
    const find = (page: PlainPage) => linksOf(page).find((href) => this.isRequest(href));
    const order = await waitForPage(this.visitor, this.order.orderPath, (page) => find(page) !== undefined);
    return this.visitor.get(find(order) ?? '');
  }

  /** Returns the page once it no longer waits. A request's page is ready, although it refreshes while the carrier issues. */
  ready(page: PlainPage): Promise<PlainPage> {
    return waitForPage(this.visitor, page.path, (there) => this.isRequest(there.path) || !isWaiting(there));
  }

  private isRequest(path: string): boolean {
    return new RegExp(`^${this.path}/[0-9a-f-]{36}$`).test(path);
  }
}

/** Returns the values of the flights that a page offers. */
export function flightsOf({ text }: PlainPage): string[] {
  return [...text.matchAll(/<input\b[^>]*type="radio"[^>]*>/g)].flatMap(([tag]) => {
    const value = /name="flight"/.test(tag) ? /value="([^"]+)"/.exec(tag)?.[1] : undefined;
    return value ? [value] : [];
  });
}
