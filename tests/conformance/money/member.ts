import { creationKey } from '~/bff/waiting/idempotency.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { Booking } from '~/upstream/booking/contract';
import { CARDS } from '#server/sandbox/testing/purchase';
import type { clientsOf } from '../clients';
import { card, orderFor } from '../payments-sandbox';
import { MEMBER_OFFERS, type MemberOffer } from './member-offers';
import { isAnswer, MAX_TRIES, Patience } from './patience';

/** Points to spend, and the part of what the wallet could pay. Another order of the same account may be faster. */
export type Wish = { points: number | null; eWallet: number };

/** Refusals that a wish may meet: it is spent elsewhere by now. */
const TOO_LATE = ['bonusNotEnough', 'bonusNotApplicable', 'eWalletOutOfLimits', 'eWalletNotApplicable'];

/**
 * A customer who is signed in to an account that many share: wishes to pay with its points and from its wallet, pays the price
 * that is shown, by a double click, and looks again when that has changed meanwhile.
 */
export class Member {
  token = '';
  readonly patience = new Patience();

  constructor(
    private readonly number: number,
    private readonly clients: ReturnType<typeof clientsOf>,
    private readonly account: AuthToken,
  ) {}

  async buy(offer: MemberOffer, { points, eWallet }: Wish): Promise<void> {
    const { booking } = this.clients;
    const idempotencyKey = creationKey('money', `member ${this.number}`, 'light', 'nonce');
    const { variantId } = MEMBER_OFFERS[offer];
    const made = await this.patience.persist(() =>
      booking.createBooking({ variantId, fareKey: 'light', idempotencyKey }),
    );
    this.token = made.token;
    const shown = await this.#show();
    await this.patience.persist(() => booking.reserveSeats(this.token, shown));
    if (points !== null) await this.#wish(() => booking.spendPoints(this.token, points, this.account));
    const { eWalletOffer: offered } = await this.#show();
    const amount = offered && Math.max(offered.min, Math.round(offered.max * eWallet));
    if (eWallet > 0 && amount) await this.#wish(() => booking.spendEWallet(this.token, amount, this.account));
    for (let tries = 0; tries < MAX_TRIES; tries += 1) if (await this.#pay()) return;
    throw new Error(`member ${this.number} cannot pay`);
  }

  async #wish(call: () => Promise<unknown>): Promise<void> {
    try {
      await this.patience.persist(call);
    } catch (error) {
      if (!isAnswer(error) || !TOO_LATE.includes(error.code ?? '')) throw error;
    }
  }

  /** Pays what is shown, twice at a time. @returns false when the price has changed meanwhile */
  async #pay(): Promise<boolean> {
    const shown = await this.#show();
    const isCovered = shown.paymentOptions.some(({ option }) => option === 'e_wallet');
    const order = orderFor(shown, isCovered ? { option: 'e_wallet' } : card(CARDS.paid));
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const post = () => this.clients.booking.bookAndIssue(order);
      const outcomes = await Promise.allSettled([post(), post()]);
      if (outcomes.some(({ status }) => status === 'fulfilled')) return true;
      const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      const answers = reasons.filter(isAnswer);
      if (answers.some(({ code }) => !['rateChangedError', 'requestFormat', 'alreadyCompleted'].includes(code ?? ''))) {
        throw answers[0]!;
      }
      this.patience.riddles += reasons.length - answers.length;
      const { payments } = await this.#show();
      if (payments.some(({ idempotencyKey }) => idempotencyKey === order.idempotencyKey)) return true;
      if (answers.length > 0) return false;
    }
    throw new Error(`member ${this.number} does not know whether it has paid`);
  }

  #show(): Promise<Booking> {
    return this.patience.persist(() => this.clients.booking.getBooking(this.token));
  }
}
