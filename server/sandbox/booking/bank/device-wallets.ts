/**
 * A simulation of Apple Pay and Google Pay: scripts with the real ones' functions, whose sheet is drawn in the page, and
 * the calls behind the sheet. Both hold two cards, one without money.
 */
import { z } from 'zod';
import { hundredthsFromMajor } from '~/market/money';
import type { DeviceWallet } from '~/upstream/booking/wallet-contract';
import type { SandboxHandler } from '../../service/service';
import { addDeviceToken, hasAppleSession } from '../records/device-tokens';
import { DEVICE_CARDS, DEVICE_MERCHANT } from '../payment/device-payment';

const confirmation = z.object({
  /** As the sheets show it: 245.10 */
  amount: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  card: z.enum(DEVICE_CARDS.map(({ pan }) => pan.slice(-4))),
  /** The merchant session of Apple Pay, or the merchant at the gateway of Google Pay. */
  merchant: z.string().max(200),
});

/** Gives a token for a payment that the customer confirmed on the device. */
function authorize(option: DeviceWallet): SandboxHandler {
  return async ({ body, headers }, context) => {
    const given = confirmation.safeParse(body);
    const { origin } = headers;
    if (!given.success || !origin) return { status: 400, json: {} };
    const { amount, currency, card, merchant } = given.data;
    const now = context.now().getTime();
    const isKnown =
      option === 'apple_pay'
        ? await hasAppleSession(context.store, merchant, new URL(origin).hostname, now)
        : merchant === DEVICE_MERCHANT;
    if (!isKnown) return { status: 403, json: {}, headers: { 'Access-Control-Allow-Origin': origin } };
    const token = { option, amount: hundredthsFromMajor(amount), currency, cardLast4: card, createdAt: now };
    const id = await addDeviceToken(context.store, token);
    return { json: { id }, headers: { 'Access-Control-Allow-Origin': origin } };
  };
}

function script(source: string): SandboxHandler {
  return (_request, { origin }) => ({
    script: `${SHEET}${source}`.replaceAll('ORIGIN', JSON.stringify(origin)),
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  });
}

/** Draws the sheet; `choose` gets the end of a card's number, or null when the customer closes it. */
const SHEET = `const openSheet = (provider, label, amount, choose) => {
  const box = document.createElement('div');
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', 'Sandbox of ' + provider);
  box.style.cssText = 'position:fixed;z-index:50;left:0;right:0;bottom:0;margin:0 auto;max-width:440px;padding:24px;border-radius:16px 16px 0 0;background:#fff;color:#1f2329;box-shadow:0 0 32px #0006;display:grid;gap:8px';
  const button = (text, value) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
    made.style.cssText = 'font:inherit;padding:8px 16px;min-height:48px;cursor:pointer';
    made.addEventListener('click', () => { box.remove(); choose(value); });
    return made;
  };
  const head = Object.assign(document.createElement('p'), { textContent: provider + ': ' + label + ', ' + amount });
  head.style.cssText = 'font-weight:700;margin:0';
  box.append(head, CARDS, button('Cancel', null));
  document.body.append(box);
  box.querySelector('button').focus();
};
const authorize = async (path, fields) => {
  const answer = await fetch(ORIGIN + '/payment/' + path + '/authorize', { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error('refused');
  return (await answer.json()).id;
};
const payButton = (name) => {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
  made.style.cssText = 'font:inherit;font-weight:600;width:100%;min-height:48px;border:0;border-radius:8px;background:#000;color:#fff;cursor:pointer';
  return made;
};
`.replace('CARDS', DEVICE_CARDS.map(({ pan }) => `button('•••• ${pan.slice(-4)}', '${pan.slice(-4)}')`).join(', '));

/** ApplePaySession (version 3) and the element of the button, as Apple's documentation describes them. */
const APPLE = `(() => {
  customElements.define('apple-pay-button', class extends HTMLElement {
    connectedCallback() { this.style.display = 'block'; this.append(payButton('Apple Pay')); }
  });
  window.ApplePaySession = class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static supportsVersion(version) { return version <= 14; }
    static canMakePayments() { return window.isSecureContext; }
    constructor(version, request) {
      if (!ApplePaySession.supportsVersion(version)) throw new Error('InvalidAccessError');
      this.request = request;
    }
    begin() {
      const event = new Event('validatemerchant');
      event.validationURL = ORIGIN + '/payment/apple-pay/session';
      this.onvalidatemerchant?.(event);
    }
    completeMerchantValidation(merchant) {
      const { total, currencyCode } = this.request;
      openSheet('Apple Pay', total.label, total.amount + ' ' + currencyCode, async (card) => {
        if (card === null) return this.oncancel?.(new Event('cancel'));
        try {
          const data = await authorize('apple-pay', { amount: total.amount, currency: currencyCode, card, merchant: merchant.merchantSessionIdentifier });
          const event = new Event('paymentauthorized');
          const paymentMethod = { displayName: 'Visa ' + card, network: 'Visa', type: 'credit' };
          event.payment = { token: { paymentData: { version: 'EC_v1', data }, paymentMethod, transactionIdentifier: data.slice(0, 16) } };
          this.onpaymentauthorized?.(event);
        } catch { this.oncancel?.(new Event('cancel')); }
      });
    }
    completePayment() {}
    abort() {}
  };
})();
`;

/** google.payments.api.PaymentsClient (version 2), as Google's documentation describes it. */
const GOOGLE = `(() => {
  class PaymentsClient {
    async isReadyToPay() { return { result: true }; }
    createButton({ onClick }) {
      const box = document.createElement('div');
      const button = payButton('Google Pay');
      button.addEventListener('click', onClick);
      box.append(button);
      return box;
    }
    loadPaymentData({ transactionInfo, merchantInfo, allowedPaymentMethods: [method] }) {
      const { totalPrice: amount, currencyCode: currency } = transactionInfo;
      const merchant = method.tokenizationSpecification.parameters.gatewayMerchantId;
      return new Promise((resolve, reject) => {
        openSheet('Google Pay', merchantInfo.merchantName, amount + ' ' + currency, async (card) => {
          if (card === null) return reject({ statusCode: 'CANCELED' });
          try {
            const signedMessage = await authorize('google-pay', { amount, currency, card, merchant });
            const token = JSON.stringify({ protocolVersion: 'ECv2', signedMessage });
            const info = { cardNetwork: 'VISA', cardDetails: card };
            resolve({ apiVersion: 2, apiVersionMinor: 0, paymentMethodData: { type: 'CARD', info, tokenizationData: { type: 'PAYMENT_GATEWAY', token } } });
          } catch { reject({ statusCode: 'DEVELOPER_ERROR' }); }
        });
      });
    }
  }
  window.google = { payments: { api: { PaymentsClient } } };
})();
`;

export const DEVICE_ROUTES: Record<string, SandboxHandler> = {
  'GET /apple-pay.js': script(APPLE),
  'POST /apple-pay/authorize': authorize('apple_pay'),
  'GET /google-pay.js': script(GOOGLE),
  'POST /google-pay/authorize': authorize('google_pay'),
};
