import { creationKey } from '~/bff/waiting/idempotency.server';
import type { Booking } from '~/upstream/booking/contract';
import type { BookAndIssueOrder } from '~/upstream/booking/client.server';
import type { PaymentMeans } from '~/upstream/booking/means.server';
import { CARDS } from '#server/sandbox/testing/purchase';
import type { TrainReservation } from '~/upstream/booking/rail-contract';
import type { clientsOf } from '../clients';
import { OFFERS } from '../offers';
import { card, orderFor, SBP } from '../payments-sandbox';
import { approveAtBank, isAnswer, MAX_TRIES, Patience } from './patience';
import type { Means, Plan } from './plan';

type Clients = ReturnType<typeof clientsOf>;

/**
 * A customer and the shop: repeats the same key while the result of a call is unknown, reads the booking before
 * another attempt, and makes another attempt only under the next key.
 */
export class Customer {
  token = '';
  readonly #patience = new Patience();

  constructor(
    readonly number: number,
    private readonly clients: Clients,
    readonly plan: Plan,
  ) {}

  /** Calls whose result was unknown at first. */
  get riddles(): number {
    return this.#patience.riddles;
  }

  async buy(): Promise<void> {
    const { booking } = this.clients;
    const idempotencyKey = creationKey('money', `customer ${this.number}`, 'light', 'nonce');
    const { variantId } = OFFERS[this.plan.offer];
    const made = await this.#patience.persist(() =>
      booking.createBooking({ variantId, fareKey: 'light', idempotencyKey }),
    );
    this.token = made.token;
    await this.#reserve();
    await this.#addExtras();
    for (const [index, means] of this.plan.payments.entries()) {
      await this.#pay(means, this.plan.payments.length === 2 && index === 0);
    }
  }

  /** Every second customer of a train wants certain places; where somebody was quicker the railway chooses. */
  async #reserve(): Promise<void> {
    const { booking } = this.clients;
    const shown = await this.#show();
    const wishes = this.plan.offer === 'train' && this.number % 2 === 0 ? await this.#wishes() : [];
    const reserve = (trains: TrainReservation[]) =>
      this.#patience.persist(() => booking.reserveSeats(this.token, shown, null, [], trains));
    try {
      await reserve(wishes);
    } catch (error) {
      if (!isAnswer(error) || error.code !== 'requestFormat') throw error;
      await reserve([]);
    }
  }

  /** Wishes for a free place on each train, for some without a refund. */
  async #wishes(): Promise<TrainReservation[]> {
    const { railCars } = this.clients;
    const wishes = [0, 1].map(async (segmentIndex): Promise<TrainReservation[]> => {
      const { cars } = await this.#patience.persist(() => railCars.listCars(this.token, segmentIndex));
      const places = cars
        .filter(({ kind }) => kind === 'coupe')
        .flatMap((car) => car.places.filter(({ isFree }) => isFree).map((place) => ({ car, place })));
      const chosen = places[(this.number * 37 + segmentIndex) % Math.max(1, places.length)];
      if (!chosen) return [];
      const { car, place } = chosen;
      return [
        {
          segmentIndex,
          requirements: {
            carType: car.type,
            carNumber: car.number,
            serviceClass: car.serviceClass,
            gender: car.hasGenderCompartments ? 'mixed' : null,
            seatRange: { min: place.seat, max: place.seat },
            lowerPlaces: 0,
            upperPlaces: 0,
            storey: null,
            demand: null,
          },
          passengers: [{ index: 0, isRefundable: this.number % 4 === 0, tariff: null, adultIndex: null }],
        },
      ];
    });
    return (await Promise.all(wishes)).flat();
  }

  async #addExtras(): Promise<void> {
    const { ancillaries, promoCode } = this.clients;
    const { addOns, promoCode: code } = this.plan;
    if (addOns.length > 0) {
      await this.#patience.persist(() => ancillaries.createOrder(this.token));
      await this.#patience.persist(() =>
        ancillaries.addItems(
          this.token,
          addOns.map((token) => ({ token })),
        ),
      );
    }
    if (code) await this.#patience.persist(() => promoCode.apply(this.token, code));
  }

  /** Makes one payment of the booking, trying one means after the other until one is accepted. */
  async #pay(means: readonly Means[], isFirstOfTwo: boolean): Promise<void> {
    for (const [index, name] of means.entries()) {
      const before = await this.#show();
      const order = orderFor(before, meansOf(name), { isFirstOfTwo });
      const payment = await this.#send(order);
      const wavers = this.plan.changesMind && index === 0 && (name === 'threeDs' || name === 'sbp');
      if (!wavers) {
        await this.#answerBank(payment);
        if (payment.status === 'success' || payment.status === 'pending') return;
        continue;
      }
      const abandoned = await this.#bankPage(payment);
      await this.#send(orderFor(await this.#show(), meansOf('paid'), { isFirstOfTwo }));
      if (abandoned) await approveAtBank(abandoned);
      return;
    }
  }

  /** Sends a payment until its attempt exists, always under the same key. */
  async #send(order: BookAndIssueOrder): Promise<Booking['payment']> {
    const post = () => this.clients.booking.bookAndIssue(order);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const outcomes = await Promise.allSettled(this.plan.isDoubleClicker ? [post(), post()] : [post()]);
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') return outcome.value.payment;
        mustBeUnderstood(outcome.reason);
      }
      this.#patience.riddles += 1;
      const { payments, payment } = await this.#show();
      if (payments.some(({ idempotencyKey }) => idempotencyKey === order.idempotencyKey)) return payment;
    }
    throw new Error(`customer ${this.number} cannot pay`);
  }

  async #answerBank(payment: Booking['payment']): Promise<void> {
    const page = await this.#bankPage(payment);
    if (page) await approveAtBank(page);
  }

  async #bankPage(payment: Booking['payment']): Promise<string | null> {
    if (payment.status !== 'pending') return null;
    if (payment.redirectUrl) return payment.redirectUrl;
    return (await this.#patience.persist(() => this.clients.booking.getSbpPayment(this.token))).qrPayload;
  }

  #show(): Promise<Booking> {
    return this.#patience.persist(() => this.clients.booking.getBooking(this.token));
  }
}

function meansOf(name: Means): PaymentMeans {
  return name === 'sbp' ? SBP : card(CARDS[name]);
}

/** Accepts a planned decline; any other answer is a bug of the shop or the upstream. */
function mustBeUnderstood(reason: unknown): void {
  if (isAnswer(reason) && reason.code !== 'insufficientFundsError') throw reason;
}
