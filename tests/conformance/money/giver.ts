import { randomUUID } from 'node:crypto';
import { CardData } from '~/upstream/booking/card-data.server';
import { laterMeans, type LaterPayment } from '~/upstream/booking/later-contract';
import type { LaterPaymentOrder } from '~/upstream/booking/later-payment.server';
import type { CouponId, RefundRequest } from '~/upstream/after-sale/contract';
import type { RefundChoice } from '~/upstream/after-sale/refund-client.server';
import { CARDS } from '#server/sandbox/testing/purchase';
import type { clientsOf } from '../clients';
import { jpeg } from '#tests/fixtures/documents';
import { approveAtBank, isAnswer, Patience } from './patience';
import type { Afterwards } from './plan';

type Clients = ReturnType<typeof clientsOf>;

/** A customer who gives issued tickets back, as the shop does it: a quote, a key, and the same key while in doubt. */
export class Giver {
  readonly patience = new Patience();
  /** Confirmed refunds. */
  readonly requests: RefundRequest[] = [];
  #lastKey = 0;

  constructor(
    private readonly token: string,
    private readonly clients: Clients,
    /** Has the shop ask for a payment. */
    private readonly askForCorrection: (token: string) => Promise<void>,
    /** Has the money in the wallet of the account instead. */
    private readonly isToEWallet = false,
  ) {}

  async give(way: Afterwards): Promise<void> {
    if (way === 'keep') return;
    if (way === 'exchange') return this.#exchange();
    if (way === 'extra') await this.#buyExtra();
    if (way === 'corrected') await this.#paySurcharge();
    const coupons = await this.#coupons();
    if (way === 'void' && (await this.#canVoid())) {
      return this.#giveBack({ kind: 'void', reason: null, coupons: [] });
    }
    if (way === 'compelled') return this.#giveBack({ kind: 'compelled', reason: 'death', coupons });
    const all: RefundChoice = { kind: 'voluntary', reason: null, coupons };
    if (way === 'twoTabs') {
      // Each window has its own key; the tickets can go back once.
      const outcomes = await Promise.allSettled([this.#giveBack(all), this.#giveBack(all)]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') mustBeLate(outcome.reason);
      return;
    }
    if (way === 'part') {
      await this.#giveBack({ ...all, coupons: coupons.slice(-1) });
      const rest = await this.#coupons();
      return rest.length > 0 ? this.#giveBack({ ...all, coupons: rest }) : undefined;
    }
    return this.#giveBack(all);
  }

  async #giveBack(choice: RefundChoice): Promise<void> {
    const { afterSale } = this.clients;
    this.#lastKey += 1;
    const idempotencyKey = `refund-${this.#lastKey}-of-${this.token}`;
    const attachments = choice.kind === 'compelled' ? [await this.#upload()] : [];
    const quote = await this.patience.persist(() => afterSale.quoteRefund(this.token, choice));
    const request = await this.patience.persist(() =>
      afterSale.refund(this.token, {
        ...choice,
        total: { amount: quote.total, currency: quote.currency },
        idempotencyKey,
        attachments,
        comment: null,
        siteUrl: 'http://localhost:3000',
        isToEWallet: this.isToEWallet,
      }),
    );
    this.requests.push(request);
  }

  /** Takes the first flight two days later in place of the first way, and pays for it. */
  async #exchange(): Promise<void> {
    const { afterSale } = this.clients;
    const { ways } = await this.patience.persist(() => afterSale.getExchangeOptions(this.token));
    const way = ways.find(({ restriction }) => restriction === null);
    if (!way) return;
    const wanted = { ...way, date: way.tripIndex === 0 ? '2031-06-06' : '2031-06-13' };
    const { flights } = await this.patience.persist(() => afterSale.listExchangeFlights(this.token, wanted, []));
    const [flight] = flights;
    if (!flight) return;
    const chosen = [{ recordIndex: way.recordIndex, tripIndex: way.tripIndex, flightId: flight.id }];
    const { total, currency } = await this.patience.persist(() => afterSale.quoteExchange(this.token, chosen));
    const request = await this.patience.persist(() =>
      afterSale.exchange(this.token, {
        ways: chosen,
        total: { amount: total, currency },
        idempotencyKey: `exchange-of-${this.token}`,
        siteUrl: 'http://localhost:3000',
      }),
    );
    await this.patience.persist(() =>
      afterSale.paySurcharge(this.token, request.paymentToken ?? '', {
        idempotencyKey: `surcharge-of-${this.token}`,
        total: { amount: total, currency },
        means: { option: 'card', card: cardOf(CARDS.paid) },
        returnUrl: 'http://localhost:3000/x',
      }),
    );
  }

  /** Returns what the customer paid for exchanges that were carried out, in hundredths. */
  async paidForExchanges(): Promise<number> {
    const { requests } = await this.clients.afterSale.getExchangeOptions(this.token);
    return requests.filter(({ isDone }) => isDone).reduce((sum, { total }) => sum + total, 0);
  }

  async #upload(): Promise<string> {
    const draft = { token: this.token, draftId: randomUUID(), purpose: 'refund' as const };
    const file = { name: 'a.jpg', type: 'image/jpeg' as const, bytes: jpeg() };
    return (await this.patience.persist(() => this.clients.afterSale.addAttachment(draft, file))).token;
  }

  async #coupons(): Promise<CouponId[]> {
    const { coupons } = await this.patience.persist(() => this.clients.afterSale.getRefundOptions(this.token));
    return coupons.filter(({ state }) => state !== 'not_available');
  }

  async #canVoid(): Promise<boolean> {
    const { voidUntil } = await this.patience.persist(() => this.clients.afterSale.getRefundOptions(this.token));
    return voidUntil !== null;
  }

  async #buyExtra(): Promise<void> {
    const { ancillaries } = this.clients;
    const products = await this.patience.persist(() => ancillaries.listProducts(this.token, { renew: true }));
    const bag = products.find(({ group }) => group === 'baggage');
    if (!bag) return;
    const { payment } = await this.patience.persist(() =>
      ancillaries.buyAfterSale(this.token, {
        items: [{ token: bag.token }],
        ...this.#order('extra', bag.price),
      }),
    );
    await answer(payment);
  }

  /** Pays what the shop asks for, by a double click. */
  async #paySurcharge(): Promise<void> {
    const { afterSale } = this.clients;
    await this.askForCorrection(this.token);
    const [surcharge] = await this.patience.persist(() => afterSale.listSurcharges(this.token));
    if (!surcharge) throw new Error(`nothing is asked for in ${this.token}`);
    const order = this.#order('surcharge', surcharge.amount);
    const click = () => this.patience.persist(() => afterSale.paySurcharge(this.token, surcharge.token, order));
    const [{ payments }] = await Promise.all([click(), click()]);
    for (const payment of payments) await answer(payment);
  }

  /** The usual means of the currency; the same key for the same thing. */
  #order(what: string, total: LaterPaymentOrder['total']): LaterPaymentOrder {
    const card = new CardData({ pan: CARDS.threeDs, cardholder: 'A TESTER', expiry: '12/34', cvv: '123' });
    return {
      total,
      idempotencyKey: `${what}-of-${this.token}`,
      means: laterMeans(total.currency)[0] === 'sbp' ? { option: 'sbp' } : { option: 'card', card },
      returnUrl: 'http://localhost:3000/x',
    };
  }
}

/** Confirms a payment that waits at the bank. */
async function answer(payment: LaterPayment | null): Promise<void> {
  const address = payment?.sbp?.qrPayload ?? payment?.redirectUrl;
  if (address) await approveAtBank(address);
}

function cardOf(pan: string): CardData {
  return new CardData({ pan, cardholder: 'A TESTER', expiry: '12/34', cvv: '123' });
}

/** Accepts that another window was faster; anything else is a bug. */
function mustBeLate(reason: unknown): void {
  if (!isAnswer(reason) || reason.code !== 'wrongAction') throw reason;
}
