import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { CardData, DeviceToken, SavedCardData } from './card-data.server';
import type { BookAndIssueRequestWire } from './contract';
import type { DeviceWallet } from './wallet-contract';

/**
 * `savedCard`: a card that the account of `authToken` keeps. `sbp`: the fast payment system, roubles only. `wallet`: the
 * one that the booking's payment options name. `e_wallet`: the part that the account wished for. `token`: from the provider of a device's wallet.
 */
export type PaymentMeans =
  CardMeans | { option: DeviceWallet; token: DeviceToken } | { option: 'sbp' } | { option: 'wallet' | 'e_wallet' };

/** A card: typed, or saved in an account. */
export type CardMeans =
  { option: 'card'; card: CardData } | { option: 'card'; card: SavedCardData; authToken: AuthToken };

type MeansWire = Pick<BookAndIssueRequestWire['payment'], 'card' | 'card_id' | 'cvv' | 'device_token'>;

/** Writes the means of a payment; the token of a saved card's account is a key of the request. */
export function meansToWire(means: PaymentMeans): MeansWire {
  if ('token' in means) return { device_token: means.token.reveal().token };
  if (means.option !== 'card') return {};
  if (means.card.kind === 'savedCard') {
    const { cardId, cvv } = means.card.reveal();
    return { card_id: cardId, cvv };
  }
  const { cardholder, pan, expiry, cvv } = means.card.reveal();
  return { card: { cardholder, pan: pan.replace(/\s/g, ''), exp_date_month_year: expiry, cvv } };
}
