import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { tokenRequest } from '~/upstream/account/contract';
import type { CardsAnswerWire, deleteCardRequest } from '~/upstream/account/cards-contract';
import { ServiceFailure } from '../../service/failure';
import { isLuhnValid, TEST_CARDS } from '../../booking/payment/cards';
import type { SandboxContext } from '../../service/service';
import { accountOfOwner } from '../auth/reauthenticate';
import { accountOf } from '../auth/sign-in';
import { accountOfSession } from '../auth/sessions';

type Clocked = Pick<SandboxContext, 'now' | 'store'>;

/** A card in the bank's safe. Its security code is never stored, and only numbers of test cards are. */
export type StoredCard = {
  pan: string;
  /** Expiry date, MM/YY. */
  expMonthYear: string;
  cardholder: string;
};

const cardRow = z
  .object({ card_id: z.string(), pan: z.string(), expires: z.string(), cardholder: z.string() })
  .transform((row) => ({
    cardId: row.card_id,
    card: { pan: row.pan, expMonthYear: row.expires, cardholder: row.cardholder } satisfies StoredCard,
  }));

/** Returns the card that a payment names; null for an invalid token or another account's card. */
export async function findSavedCard(context: Clocked, authToken: string, cardId: string): Promise<StoredCard | null> {
  const accountId = await accountOfSession(context, authToken);
  if (!accountId) return null;
  const { rows } = await context.store.execute({
    sql: 'SELECT * FROM saved_cards WHERE card_id = ? AND account_id = ?',
    args: [cardId, accountId],
  });
  return rows[0] ? cardRow.parse(rows[0]).card : null;
}

export async function listCards(
  { auth_token: token }: z.output<typeof tokenRequest>,
  context: SandboxContext,
): Promise<CardsAnswerWire> {
  const { id } = await accountOf(token, context);
  const { rows } = await context.store.execute({
    sql: 'SELECT * FROM saved_cards WHERE account_id = ? ORDER BY saved_at DESC, card_id',
    args: [id],
  });
  const cards = rows.map((row) => cardRow.parse(row));
  return {
    cards: cards.map(({ cardId, card }) => ({
      card_id: cardId,
      mask: `•••• ${card.pan.slice(-4)}`,
      brand: card.pan.startsWith('4') ? 'visa' : 'mastercard',
      exp_date_month_year: card.expMonthYear,
      is_expired: isExpired(card.expMonthYear, context.now()),
    })),
  };
}

export async function deleteCard(
  { auth_token: token, card_id: cardId }: z.output<typeof deleteCardRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const { id } = await accountOfOwner(token, context);
  const { rowsAffected } = await context.store.execute({
    sql: 'DELETE FROM saved_cards WHERE card_id = ? AND account_id = ?',
    args: [cardId, id],
  });
  if (rowsAffected === 0) throw new ServiceFailure('NotFound');
  return {};
}

/** Stores a card in the safe; overwrites the record of the same card. */
export async function saveCard({ store, now }: Clocked, accountId: string, card: StoredCard): Promise<string> {
  const { rows } = await store.execute({
    sql: `INSERT INTO saved_cards (card_id, account_id, pan, expires, cardholder, saved_at) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (account_id, pan) DO UPDATE SET expires = excluded.expires, cardholder = excluded.cardholder
          RETURNING card_id`,
    args: [randomUUID(), accountId, card.pan, card.expMonthYear, card.cardholder, now().getTime()],
  });
  return z.string().parse(rows[0]?.card_id);
}

/** Returns the validation error of a card to save, as the bank's page words it; null for a valid card. */
export function cardFault({ pan, expMonthYear, cardholder }: StoredCard, now: Date): string | null {
  if (!isLuhnValid(pan)) return 'This is not a card number.';
  if (!TEST_CARDS.some((known) => known.pan === pan)) return 'The sandbox takes only its test cards.';
  if (!/^(?:0[1-9]|1[0-2])\/\d{2}$/.test(expMonthYear)) return 'Write the expiry date as MM/YY.';
  if (isExpired(expMonthYear, now)) return 'This card has expired.';
  return cardholder === '' ? 'Whose card is it?' : null;
}

/** A card is valid through the last day of its month. */
function isExpired(expMonthYear: string, now: Date): boolean {
  const [month = 0, year = 0] = expMonthYear.split('/').map(Number);
  return now.getTime() >= Date.UTC(2000 + year, month, 1);
}
