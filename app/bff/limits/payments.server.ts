import type { CardData, SavedCardData } from '~/upstream/booking/card-data.server';
import { countAll, countQuietly, noteRefusal, type Asker, type Verdict } from './count.server';

/** What a payment is counted by. `card` null: it is not paid by card. */
export type PaymentSubject = {
  /** Token of the booking. */
  booking: string;
  /** Its whole number, or the id of a saved one, is kept nowhere but in a keyed digest. */
  card: CardData | SavedCardData | null;
};

/** A payment that may be sent, or not: `refusedBy` says which. */
export type CountedPayment = Verdict & {
  /** The card was refused: stays in the counts. @param payment the idempotency key, so that nothing counts it again */
  keepAsDecline(payment: string): Promise<void>;
};

const DECLINES = ['decline-network', 'decline-address', 'decline-booking'] as const;
const BY_CARD = [...DECLINES, 'decline-card', 'decline-card-day'] as const;
const BRAKE = ['decline-network-brake', 'decline-address-brake'] as const;

/**
 * Counts a payment before it is sent as if its card were going to be refused, so that many at once get no further than
 * one after the other; to be forgiven when it was not. What is counted are declines: whoever pays has no limit but that
 * of tries for one booking. While the whole shop has too many declines, a few of one address are enough.
 */
export async function countPayment(asker: Asker, { booking, card }: PaymentSubject): Promise<CountedPayment> {
  const tries = await countAll(asker, ['payment-booking'], { booking });
  if (!tries.isAllowed || card === null) return { ...tries, forgive: nothing, keepAsDecline: nothing };
  const declines = await countAll(asker, BY_CARD, { booking, card: numberOf(card) });
  if (!declines.isAllowed) return { ...declines, keepAsDecline: nothing };
  const everybody = await countQuietly(asker, ['decline-everybody'], {});
  const brake = await countQuietly(asker, BRAKE, {});
  const forgive = async () => {
    await Promise.all([declines, everybody, brake].map((counted) => counted.forgive()));
  };
  if (!everybody.isAllowed && brake.refusedBy) {
    await forgive();
    noteRefusal(asker, brake.refusedBy);
    return { ...brake, forgive: nothing, keepAsDecline: nothing };
  }
  return {
    ...declines,
    forgive,
    keepAsDecline: async (payment) => {
      await countQuietly(asker, ['decline-told'], { payment });
    },
  };
}

/**
 * Counts the refusals that a booking tells of and that were not known when the payment was sent: the bank's page has
 * refused it, or its answer was lost.
 * @param payments idempotency keys of payments by card that were refused
 */
export async function countDeclines(asker: Asker, booking: string, payments: readonly string[]): Promise<void> {
  for (const payment of payments) {
    const isNews = (await countQuietly(asker, ['decline-told'], { payment })).isAllowed;
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
