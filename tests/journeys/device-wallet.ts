import { parseHtml } from '#tests/setup/html';
import { formWith } from '#tests/setup/html-form';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import type { DeviceButton } from '~/features/booking/payment/device-wallets';

export const DEVICE_SLUGS = { apple_pay: 'apple-pay', google_pay: 'google-pay' } as const;

/** Returns what the script of a wallet's page knows. */
export function buttonOf({ text }: PlainPage): DeviceButton {
  const json = parseHtml(text).querySelector('form[data-wallet]')?.getAttribute('data-wallet');
  if (!json) throw new Error('the page has no button of a wallet');
  return JSON.parse(json) as DeviceButton;
}

/**
 * Does what the scripts of a wallet's page do: asks for the merchant session, confirms on the device and fills in the
 * form. @returns the fields to send to step 2
 */
export async function confirmOnDevice(
  page: PlainPage,
  visitor: PlainBrowser,
  { card = '4242', amount }: { card?: string; amount?: string } = {},
): Promise<FormFields> {
  const button = buttonOf(page);
  const provider = `${new URL(button.script).origin}/payment/${DEVICE_SLUGS[button.wallet]}`;
  const merchant =
    button.wallet === 'apple_pay'
      ? await appleSession(visitor, button, `${provider}/session`)
      : (button.gatewayMerchantId ?? '');
  const fields = { amount: amount ?? button.amount, currency: button.currency, card, merchant };
  const answer = await fetch(`${provider}/authorize`, {
    method: 'POST',
    headers: { origin: visitor.origin },
    body: new URLSearchParams(fields),
  });
  const { id } = (await answer.json()) as { id: string };
  const token = button.wallet === 'apple_pay' ? { paymentData: { data: id } } : { signedMessage: id };
  return { ...formWith(page.text, 'deviceToken').fields, deviceToken: JSON.stringify(token) };
}

async function appleSession(visitor: PlainBrowser, button: DeviceButton, validationUrl: string): Promise<string> {
  const { text, status } = await visitor.post(button.sessionPath, { validationUrl });
  if (status !== 200) throw new Error(`the merchant session answered ${status}`);
  return (JSON.parse(text) as { merchantSessionIdentifier: string }).merchantSessionIdentifier;
}
