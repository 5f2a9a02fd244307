import { formWith } from '#tests/setup/html-form';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { openResults, waitForPage } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { isWaiting, linksOf } from './page-facts';
import { tokenIn } from './plain-checkout';
import { PlainVisit, type PlainVisitOptions } from './plain-visit';
import { ALONE, CARDS, dateIn, type TestParty } from './travellers';

export type RefundTrip = {
  /** Places as links write them: "iatax:LON", "rzd:2000003". */
  from: string;
  to: string;
  inDays: number;
  /** Days until the way back; none for one way. */
  backInDays?: number;
  party?: TestParty;
  kind?: 'Airplane' | 'Train';
  /** Code of the only carrier. */
  airline?: string;
  /** Fields of step 1 that choose add-ons. */
  extras?: FormFields;
};

/** Refunds by somebody who has only forms and a cookie jar. */
export class PlainRefund {
  readonly visit: PlainVisit;
  token = '';

  constructor(
    readonly visitor: PlainBrowser,
    private readonly control: SandboxControl,
    options: PlainVisitOptions,
  ) {
    this.visit = new PlainVisit(visitor, options);
  }

  /** Removes randomness and delays: prices stay, tickets and refunds come at once. */
  async calm(settings: Parameters<SandboxControl['set']>[0]['settings'] = {}): Promise<void> {
    const quick = {
      priceChange: 'never',
      issueStepMs: 50,
      searchDelayMs: 0,
      refundStepMs: 0,
      requestStepMs: 0,
      exchangeRefusals: 'never',
    } as const;
    await this.control.set({ settings: { ...quick, ...settings } });
  }

  get orderPath(): string {
    return `/user/orders/${this.token}`;
  }

  /** Buys the first offer of a search. @returns the page of the order */
  async buy(trip: RefundTrip, email = 'refund@example.com', card: string = CARDS.paid): Promise<PlainPage> {
    const { party = ALONE, extras } = trip;
    const step0 = await this.visit.chooseFirstOffer(await openResults(this.visitor, linkOf(trip, party)));
    return this.buyFrom(step0, party, email, card, extras);
  }

  /** Buys the cheapest fare of an offer. @returns the page of the order */
  async buyFrom(
    step0: PlainPage,
    party = ALONE,
    email = 'refund@example.com',
    card: string = CARDS.paid,
    typed: FormFields = {},
  ): Promise<PlainPage> {
    const step2 = await this.visit.fillPassengers(await this.visit.takeFare(step0), party, email, { typed });
    const thanks = await this.visit.holdTicket(await this.visit.pay(step2, card));
    this.token = tokenIn(thanks);
    return waitForPage(this.visitor, this.orderPath, ({ text }) => text.includes('/receipt.pdf'));
  }

  /** Opens the first question from the page of the order. */
  open(): Promise<PlainPage> {
    return this.visitor.get(`${this.orderPath}/refund`);
  }

  /** Answers the question of a page. @param answer by the name of its field */
  answer(page: PlainPage, answer: Readonly<Record<string, string | readonly string[]>>): Promise<PlainPage> {
    const { action, fields, buttons } = formWith(page.text, 'asked');
    const query = new URLSearchParams();
    const entries = { ...fields, ...answer, asked: buttons.find(({ name }) => name === 'asked')?.value ?? '' };
    for (const [name, value] of Object.entries(entries)) for (const one of [value].flat()) query.append(name, one);
    return this.visitor.get(`${action || page.path}?${query.toString()}`);
  }

  /** Answers why, and which tickets where that is asked. @returns the confirmation */
  async choose(why: string, coupons: readonly string[] = ['all']): Promise<PlainPage> {
    // The only ticket of an order is not asked about while its cancellation is free.
    const next = await this.visitor.get(`${this.orderPath}/refund?why=${why}`);
    return this.ready(next.text.includes('name="coupon"') ? await this.answer(next, { coupon: [...coupons] }) : next);
  }

  /** Presses the button of a confirmation. @param typed over the fields of its form */
  confirm(page: PlainPage, typed: Readonly<Record<string, string>> = {}): Promise<PlainPage> {
    const { action, fields } = formWith(page.text, 'idempotencyKey');
    return this.visitor.post(action || page.path, { ...fields, ...typed });
  }

  /** Returns the page once it no longer waits. A request's page is ready, although it refreshes while money is on its way. */
  ready(page: PlainPage): Promise<PlainPage> {
    return waitForPage(this.visitor, page.path, (there) => this.isRequest(there.path) || !isWaiting(there));
  }

  /** Returns the addresses of the requests that the page of the order lists. */
  async requests(): Promise<string[]> {
    const order = await this.visitor.get(this.orderPath);
    return linksOf(order).filter((href) => this.isRequest(href));
  }

  private isRequest(path: string): boolean {
    return new RegExp(`^${this.orderPath}/refund/[0-9a-f-]{36}$`).test(path);
  }

  /** Returns what the sandbox has taken and given back, in hundredths. */
  async money() {
    const entry = (await this.control.ledger()).bookings.find(({ token }) => token === this.token);
    if (!entry) throw new Error(`the ledger has no booking ${this.token}`);
    return entry;
  }
}

/** Returns the values of the boxes of a page. */
export function couponsOf({ text }: PlainPage): string[] {
  return [...text.matchAll(/<input\b[^>]*name="coupon"[^>]*>/g)]
    .filter(([tag]) => tag.includes('type="checkbox"'))
    .flatMap(([tag]) => /value="([^"]+)"/.exec(tag)?.[1] ?? []);
}

/** Returns the sum that a confirmation asks for, in hundredths. */
export function sumOf(page: PlainPage): number {
  return Number(formWith(page.text, 'idempotencyKey').fields.amount?.[0]);
}

/** Returns the address of a search. */
export function linkOf(
  { from, to, inDays, backInDays, kind = 'Airplane', airline }: RefundTrip,
  party: TestParty,
): string {
  const way = (index: number, one: string, other: string, days: number) =>
    `&route[${index}]=${one}_${dateIn(days)}_date_${dateIn(days)}_${other}`;
  const ways = way(0, from, to, inDays) + (backInDays === undefined ? '' : way(1, to, from, backInDays));
  const children = party.childrenAges.filter((age) => age >= 2);
  const infants = party.childrenAges.length - children.length;
  const airlines = airline ? { airlines: { [`Airline-${airline}`]: true } } : {};
  const filter = encodeURIComponent(JSON.stringify({ transportKind: { [kind]: true }, ...airlines }));
  const people = `adult=${party.adults}&cabinClass=Y&child=${children.length}&childrenAges=[${children.join(',')}]`;
  return `/search?${people}&infant=${infants}${ways}&v=2&filter=${filter}`;
}
