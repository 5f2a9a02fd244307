import type { PostedForm } from '~/forms/posted-form.server';
import { currentAccount } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { secretField } from '~/forms/fields.server';
import { defineFields, readFields, readSubmission } from '~/forms/submission.server';
import { cardForm, isSavedCard, withNumber, type CardRejection } from './card-form.server';
import { getTranslator } from '~/i18n/translator.server';
import { DEVICE_NAMES } from './device-wallets';
import { CardData, DeviceToken, SavedCardData } from '~/upstream/booking/card-data.server';
import type { PaymentMeans } from '~/upstream/booking/means.server';
import { isDeviceWallet, LONGEST_DEVICE_TOKEN } from '~/upstream/booking/wallet-contract';
import type { PaymentMeansName } from '~/upstream/booking/payment-contract';

/** `reject`: shows the page again when a valid card cannot be charged. */
export type MeansRead<Option extends PaymentMeansName = PaymentMeansName> =
  { means: Extract<PaymentMeans, { option: Option }>; reject: Reject } | { rejected: CardRejection };
type Reject = (rejection: { status: number; message: string }) => CardRejection;

const tokenFields = defineFields({ deviceToken: secretField({ kept: LONGEST_DEVICE_TOKEN + 1 }) });

/**
 * Reads the payment means: the fast payment system, a wallet, the token of a device's wallet, a saved card, or a typed
 * card. The chosen radio decides, so that autofilled hidden fields are never charged.
 */
export function readMeans<Option extends PaymentMeansName>(
  context: RequestContext,
  form: PostedForm,
  option: Option,
): Promise<MeansRead<Option>>;
export async function readMeans(
  context: RequestContext,
  form: PostedForm,
  option: PaymentMeansName,
): Promise<MeansRead> {
  const account = isSavedCard(readFields(cardForm, form).card.saved) ? await currentAccount(context) : null;
  const facts = { now: new Date(), isSignedIn: account !== null };
  const submission = readSubmission(cardForm, form, getTranslator(context.market.locale, 'errors'), facts);
  const reject: Reject = (rejection) => withNumber(submission.reject(rejection), form);
  if (isDeviceWallet(option)) {
    const { deviceToken: token } = readFields(tokenFields, form);
    if (token !== '' && token.length <= LONGEST_DEVICE_TOKEN) {
      return { means: { option, token: new DeviceToken({ token }) }, reject };
    }
    const t = getTranslator(context.market.locale, 'payment');
    return { rejected: reject({ status: 400, message: t('device.noToken', { name: DEVICE_NAMES[option] }) }) };
  }
  if (option !== 'card') return { means: { option }, reject };
  const { value } = submission;
  if (!value) return { rejected: withNumber(submission.reject(), form) };
  if ('typed' in value) return { means: { option, card: new CardData(value.typed) }, reject };
  // The form reads a saved card only for a signed-in visitor.
  if (!account) throw new Error('a saved card without its account');
  return { means: { option, card: new SavedCardData(value.saved), authToken: account.token }, reject };
}
