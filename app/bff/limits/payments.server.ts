import type { CardData, SavedCardData } from '~/upstream/booking/card-data.server';
import { countAll, countQuietly, noteRefusal, type Asker, type Verdict } from './count.server';

/** Subjects of a payment's limits. `card` is null for other ways to pay. */
export type PaymentSubject = {
  /** Token of the booking. */
  booking: string;
  /** The card number, or the id of a saved card, is stored only as a keyed digest. */
  card: CardData | SavedCardData | null;
};

/** The verdict on a payment; `refusedBy` names the reached limit. */
export type CountedPayment = Verdict & {
  /** Keeps the points after a declined card. @param payment the idempotency key, so that nothing counts it again */
  keepAsDecline(payment: string): Promise<void>;
};

const DECLINES = ['decline-network', 'decline-address', 'decline-booking'] as const;
const BY_CARD = [...DECLINES, 'decline-card', 'decline-card-day'] as const;
const BRAKE = ['decline-network-brake', 'decline-address-brake'] as const;

/**
 * Counts a payment before it is sent as if its card were declined, so that parallel attempts get no further than
 * sequential ones; the caller refunds it otherwise. Only declines count: successful payments have no limit but the
 * tries for one booking. While the whole shop has too many declines, one address has only a few.
 */
export async function countPayment(asker: Asker, { booking, card }: PaymentSubject): Promise<CountedPayment> {
  const tries = await countAll(asker, ['payment-booking'], { booking });
  if (!tries.isAllowed || card === null) return { ...tries, refundPoint: nothing, keepAsDecline: nothing };
  const declines = await countAll(asker, BY_CARD, { booking, card: numberOf(card) });
  if (!declines.isAllowed) return { ...declines, keepAsDecline: nothing };
  const everybody = await countQuietly(asker, ['decline-everybody'], {});
  const brake = await countQuietly(asker, BRAKE, {});
  const refundPoint = async () => {
    await Promise.all([declines, everybody, brake].map((counted) => counted.refundPoint()));
  };
  if (!everybody.isAllowed && brake.refusedBy) {
    await refundPoint();
    noteRefusal(asker, brake.refusedBy);
    return { ...brake, refundPoint: nothing, keepAsDecline: nothing };
  }
  return {
    ...declines,
    refundPoint,
    keepAsDecline: async (payment) => {
      await countQuietly(asker, ['decline-notice'], { payment });
    },
  };
}

/**
 * Counts declines that only the booking reveals, because the bank's page declined the card or the response was lost.
 * @param payments idempotency keys of declined card payments
 */
export async function countDeclines(asker: Asker, booking: string, payments: readonly string[]): Promise<void> {
  for (const payment of payments) {
    const isNews = (await countQuietly(asker, ['decline-notice'], { payment })).isAllowed;
    if (!isNews) continue;
    for (const name of [...DECLINES, 'decline-everybody', ...BRAKE] as const) {
      await countQuietly(asker, [name], { booking });
    }
  }
}

function numberOf(card: CardData | SavedCardData): string {
  return card.kind === 'card' ? card.reveal().pan : card.reveal().cardId;
}

function nothing(): Promise<void> {
  return Promise.resolve();
}
