import { currentAccount } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { textOf } from '~/forms/form.server';
import { cardBrand } from '~/features/booking/payment/card-brand.server';
import { EMPTY_CARD, type CardAgain } from '~/features/booking/payment/card-choice';
import {
  CARD_FIELDS,
  chosenSavedCard,
  readCard,
  readSavedCard,
  type CardFault,
} from '~/features/booking/payment/card-form.server';
import { CardData, SavedCardData } from '~/upstream/booking/card-data.server';
import type { PaymentMeans } from '~/upstream/booking/client.server';
import type { PaymentMeansName } from '~/upstream/booking/payment-contract';

export type MeansRead =
  { ok: true; means: PaymentMeans } | { ok: false; faults: Record<string, CardFault>; again: CardAgain };

const HOLDER_SHOWN = 50;

/**
 * What is paid with: the fast payment system, a card of the account, or the card that was typed. The chosen radio
 * decides, so that nothing that a browser has filled into fields out of sight is charged.
 */
export async function readMeans(context: RequestContext, form: FormData, option: PaymentMeansName): Promise<MeansRead> {
  if (option === 'sbp') return { ok: true, means: { option } };
  const cardId = chosenSavedCard(form);
  const account = cardId === null ? null : await currentAccount(context);
  if (cardId !== null && account) {
    const read = readSavedCard(form, cardId);
    if (!read.ok) return { ...read, again: { ...EMPTY_CARD, chosen: cardId } };
    return { ok: true, means: { option, card: new SavedCardData(read.card), authToken: account.token } };
  }
  const read = readCard(form, new Date());
  if (!read.ok) {
    const cardholder = textOf(form, CARD_FIELDS.cardholder).slice(0, HOLDER_SHOWN);
    const brand = CARD_FIELDS.pan in read.faults ? null : cardBrand(textOf(form, CARD_FIELDS.pan));
    return { ...read, again: { ...EMPTY_CARD, cardholder, brand } };
  }
  return { ok: true, means: { option, card: new CardData(read.card) } };
}
