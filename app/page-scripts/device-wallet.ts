/** Puts the wallet's own button into the page and sends the token that it gives with the form. */
import { offerApplePay, offerGooglePay, type Sheet } from '~/features/booking/payment/device-sheet';
import type { DeviceButton } from '~/features/booking/payment/device-wallets';

const form = document.querySelector<HTMLFormElement>('form[data-wallet]');
const place = form?.querySelector<HTMLElement>('[data-wallet-button]');
const field = form?.querySelector<HTMLInputElement>('input[name="deviceToken"]');
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** Shows one state, or none while the button waits. */
function show(state: 'loading' | 'unavailable' | 'failed' | 'sent' | null): void {
  form?.querySelectorAll<HTMLElement>('[data-wallet-state]').forEach((text) => {
    text.hidden = text.dataset.walletState !== state;
  });
}

function load(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: source, async: true, nonce });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the script of the wallet did not load')));
    document.head.append(script);
  });
}

async function offer(form: HTMLFormElement, place: HTMLElement, field: HTMLInputElement): Promise<void> {
  const button = JSON.parse(form.dataset.wallet ?? '') as DeviceButton;
  const sheet: Sheet = {
    button,
    nonce,
    place,
    pay: (token) => {
      if (field.value !== '') return;
      field.value = token;
      place.hidden = true;
      show('sent');
      form.submit();
    },
    fail: () => show('failed'),
  };
  show('loading');
  await load(button.script);
  const isOffered = await (button.wallet === 'apple_pay' ? offerApplePay(sheet) : offerGooglePay(sheet));
  show(isOffered ? null : 'unavailable');
}

if (form && place && field) {
  // A page that Back shows again has sent its token.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  offer(form, place, field).catch(() => show('failed'));
}
