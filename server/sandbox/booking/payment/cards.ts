import type { PaymentStatus } from '~/upstream/booking/contract';

/**
 * The bank's immediate verdict on a card. `delayMs`: the minimum time from the charge to the ticket; `isIssued`: false
 * when the money is refunded instead.
 */
export type CardVerdict =
  | { kind: 'paid'; delayMs: number; isIssued: boolean }
  | { kind: 'threeDs' }
  | { kind: 'declined'; status: Exclude<PaymentStatus, 'success' | 'pending' | 'idle'> };

/** When the tickets that a payment pays for are issued, if at all. */
export type IssueVerdict = Omit<CardVerdict & { kind: 'paid' }, 'kind'>;

/** The cards that the sandbox's bank knows, as its front page lists them. */
export const TEST_CARDS: { pan: string; effect: string; verdict: CardVerdict }[] = [
  { pan: '4242424242424242', effect: 'paid', verdict: { kind: 'paid', delayMs: 0, isIssued: true } },
  { pan: '4000002760003184', effect: '3-D Secure: the bank’s page asks', verdict: { kind: 'threeDs' } },
  {
    pan: '4000000000000259',
    effect: 'paid, the ticket is issued only after 20 seconds',
    verdict: { kind: 'paid', delayMs: 20_000, isIssued: true },
  },
  {
    pan: '4000000000000341',
    effect: 'paid, but the carrier does not issue the ticket: the money goes back',
    verdict: { kind: 'paid', delayMs: 0, isIssued: false },
  },
  {
    pan: '4000000000005126',
    effect: 'paid, but takes no money back: a refund is paid out to the details that the customer gives',
    verdict: { kind: 'paid', delayMs: 0, isIssued: true },
  },
  { pan: '4000000000009995', effect: 'declined: not enough money', verdict: { kind: 'declined', status: 'no_money' } },
  { pan: '4000000000000127', effect: 'declined: wrong CVV', verdict: { kind: 'declined', status: 'cvv_error' } },
  { pan: '4000000000000069', effect: 'declined: card expired', verdict: { kind: 'declined', status: 'expired_card' } },
  {
    pan: '4000000000000002',
    effect: 'declined for no stated reason',
    verdict: { kind: 'declined', status: 'payment_error' },
  },
];

/**
 * Returns the bank's verdict on a well-formed card. A number that is not a test card has no issuer.
 * @param expiry MM/YY, valid through the last day of the month
 */
export function judgeCard(card: { pan: string; expiry: string }, now: Date): CardVerdict {
  const [month = 0, year = 0] = card.expiry.split('/').map(Number);
  if (now.getTime() >= Date.UTC(2000 + year, month, 1)) return { kind: 'declined', status: 'expired_card' };
  const testCard = TEST_CARDS.find(({ pan }) => pan === card.pan);
  return testCard?.verdict ?? { kind: 'declined', status: 'no_issuer' };
}

/** Checks the check digit of card numbers (Luhn). */
export function isLuhnValid(pan: string): boolean {
  if (!/^\d{12,19}$/.test(pan)) return false;
  const sum = [...pan].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
