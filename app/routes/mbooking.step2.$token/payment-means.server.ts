import type { PostedForm } from '~/forms/posted-form.server';
import { currentAccount } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { readFields, readSubmission } from '~/forms/submission.server';
import { cardForm, isSavedCard, withBrand, type CardRejection } from '~/features/booking/payment/card-form.server';
import { getTranslator } from '~/i18n/translator.server';
import { CardData, SavedCardData } from '~/upstream/booking/card-data.server';
import type { PaymentMeans } from '~/upstream/booking/client.server';
import type { PaymentMeansName } from '~/upstream/booking/payment-contract';

/** `reject`: shows the page again when a valid card cannot be charged. */
export type MeansRead = { means: PaymentMeans; reject: Reject } | { rejected: CardRejection };
type Reject = (rejection: { status: number; message: string }) => CardRejection;

/**
 * Reads the payment means: the fast payment system, a wallet, a saved card, or a typed card. The chosen radio decides, so that
 * autofilled hidden fields are never charged.
 */
export async function readMeans(
  context: RequestContext,
  form: PostedForm,
  option: PaymentMeansName,
): Promise<MeansRead> {
  const account = isSavedCard(readFields(cardForm, form).card.saved) ? await currentAccount(context) : null;
  const facts = { now: new Date(), isSignedIn: account !== null };
  const submission = readSubmission(cardForm, form, getTranslator(context.market.locale, 'errors'), facts);
  const reject: Reject = (rejection) => withBrand(submission.reject(rejection), form);
  if (option !== 'card') return { means: { option }, reject };
  const { value } = submission;
  if (!value) return { rejected: withBrand(submission.reject(), form) };
  if ('typed' in value) return { means: { option, card: new CardData(value.typed) }, reject };
  // The form reads a saved card only for a signed-in visitor.
  if (!account) throw new Error('a saved card without its account');
  return { means: { option, card: new SavedCardData(value.saved), authToken: account.token }, reject };
}
