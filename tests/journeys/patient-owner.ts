import { setTimeout as sleep } from 'node:timers/promises';
import { formWith } from '#tests/setup/html-form';
import type { PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { PlainExchange } from './exchange';
import { headingOf, linksOf } from './page-facts';
import type { PlainVisitOptions } from './plain-visit';
import type { PlainBrowser } from '#tests/setup/plain-browser';
import { PostSale } from './post-sale';
import { sumOf } from './refund';
import { payByCard } from './surcharge';
import { text } from './texts';
import { CARDS } from './travellers';

/**
 * `refund`: gives everything back, by a double click. `twoTabs`: in two windows at once. `exchange`: takes another flight and pays
 * for it. `bag`, `checkIn`: buys it later. `race`: gives everything back in one window and exchanges it in another.
 */
export const DEEDS = ['refund', 'exchange', 'bag', 'twoTabs', 'checkIn', 'race'] as const;
export type Deed = (typeof DEEDS)[number];

/** An owner on one page for this long is stuck, even on a busy machine. */
const PATIENCE_MS = 90_000;

/** Somebody with tickets who reloads and presses the button again, twice each time, until the page says that it is done. */
export class PatientOwner {
  readonly exchange: PlainExchange;
  readonly #sale: PostSale;
  /** Hundredths that the owner has agreed to pay beside the tickets, once. */
  agreed = 0;

  constructor(
    readonly visitor: PlainBrowser,
    control: SandboxControl,
    private readonly options: PlainVisitOptions,
    token: string,
  ) {
    this.exchange = new PlainExchange(visitor, control, options);
    this.exchange.order.token = token;
    this.#sale = new PostSale(visitor, options.sandboxOrigin);
  }

  async do(deed: Deed): Promise<void> {
    if (deed === 'refund') return this.#give([await this.#confirmRefund()]);
    if (deed === 'twoTabs') return this.#give([await this.#confirmRefund(), await this.#confirmRefund()]);
    if (deed === 'exchange') return this.#exchangeFlight();
    if (deed === 'race') return this.#race();
    return this.#buyLater(deed);
  }

  #confirmRefund(): Promise<PlainPage> {
    return insist(() => this.exchange.order.choose('voluntary'), hasKey);
  }

  async #give(confirms: readonly PlainPage[]): Promise<void> {
    const { order } = this.exchange;
    const forms = confirms.length === 1 ? [...confirms, ...confirms] : confirms;
    await insist(
      async () => {
        await Promise.allSettled(forms.map((page) => order.confirm(page)));
        return order.requests();
      },
      (requests) => requests.length > 0,
    );
  }

  async #exchangeFlight(): Promise<void> {
    const { exchange } = this;
    const confirm = await insist(() => exchange.choose(43), hasKey);
    this.agreed = sumOf(confirm);
    const payment = await insist(
      async () => (await Promise.all([exchange.confirm(confirm), exchange.confirm(confirm)]))[0],
      isPayable,
    );
    await this.#payExchange(payment);
  }

  /** Pays until the carrier has exchanged, or refused to. */
  async #payExchange(payment: PlainPage): Promise<void> {
    const { exchange, visitor } = this;
    const request = await insist(
      () => exchange.request(),
      ({ status }) => status === 200,
    );
    const locale = this.options.brand === 'ru' ? 'ru' : 'en';
    const ends = ['exchanged', 'not_exchanged'].map((state) => text('refund', `states.${state}.title`, locale));
    await insist(
      async () => {
        await Promise.allSettled([1, 2].map(() => payByCard(visitor, payment, CARDS.paid)));
        return visitor.get(request.path);
      },
      (page) => ends.includes(headingOf(page)),
    );
  }

  /** Whichever window comes first has the tickets; the other one is refused. What has to be paid then is paid. */
  async #race(): Promise<void> {
    const { exchange, visitor } = this;
    const [refund, other] = [await this.#confirmRefund(), await insist(() => exchange.choose(44), hasKey)];
    const order = await insist(
      async () => {
        await Promise.allSettled([exchange.order.confirm(refund), exchange.confirm(other)]);
        return visitor.get(exchange.order.orderPath);
      },
      ({ text: html }) => /\/(?:refund|exchange)\/[0-9a-f]{8}-/.test(html),
    );
    const due = linksOf(order).find((href) => href.startsWith(`${exchange.order.orderPath}/payments/`));
    if (!due) return;
    this.agreed = sumOf(other);
    await this.#payExchange(await insist(() => visitor.get(due), isPayable));
  }

  async #buyLater(deed: 'bag' | 'checkIn'): Promise<void> {
    const { visitor, exchange } = this;
    const { token } = exchange.order;
    const pay = await insist(async () => this.#sale.ready(await this.#choose(deed, token)), hasKey);
    this.agreed = Number(formWith(pay.text, 'idempotencyKey').fields.amount?.[0]);
    await insist(
      async () => {
        const pages = await Promise.allSettled([1, 2].map(() => this.#sale.pay(pay, CARDS.paid)));
        return pages[0]?.status === 'fulfilled' ? this.#sale.ready(pages[0].value) : visitor.get(pay.path);
      },
      ({ path }) => /^\/mbooking\/thanks\/[^/]+$/.test(path),
    );
  }

  async #choose(deed: 'bag' | 'checkIn', token: string): Promise<PlainPage> {
    if (deed === 'bag') return this.#sale.chooseBag(await this.visitor.get(`/mbooking/thanks/${token}/baggage`));
    const page = await this.visitor.get(`/postsales/${token}/online_reg`);
    const [, kind = ''] = /name="kind"[^>]*value="([a-z_]+)"/.exec(page.text) ?? [];
    return this.visitor.post(page.path, { kind });
  }
}

function isPayable({ path, text: html }: PlainPage): boolean {
  return path.includes('/payments/') && html.includes('name="card.pan"');
}

function hasKey({ status, text: html }: PlainPage): boolean {
  return status === 200 && html.includes('name="idempotencyKey"');
}

/** Does it again, whatever the shop answers, until `isThere`. */
async function insist<T>(act: () => Promise<T>, isThere: (result: T) => boolean): Promise<T> {
  let last: unknown;
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
    try {
      const result = await act();
      if (isThere(result)) return result;
      last = result;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`stuck: ${String((last as PlainPage).path ?? last)}`);
}
