import type { DeviceButton } from './device-wallets';

/** The page around a wallet's button. */
export type Sheet = {
  button: DeviceButton;
  /** Lets Google's button bring its styles. */
  nonce: string;
  place: HTMLElement;
  /** Sends the token to the shop. */
  pay: (token: string) => void;
  fail: () => void;
};

type MerchantValidation = Event & { validationURL: string };
type Authorization = Event & { payment: { token: object } };

/** The parts of Apple Pay JS that are used here. */
type AppleSession = {
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { status: number }): void;
  onvalidatemerchant: ((event: MerchantValidation) => void) | null;
  onpaymentauthorized: ((event: Authorization) => void) | null;
};
type AppleSessions = {
  new (version: number, request: object): AppleSession;
  readonly STATUS_SUCCESS: number;
  supportsVersion(version: number): boolean;
  canMakePayments(): boolean;
};

const APPLE_VERSION = 3;

/** Shows the button of Apple Pay. @returns false when the device has no Apple Pay */
export function offerApplePay({ button, place, pay, fail }: Sheet): boolean {
  const Session = (window as Window & { ApplePaySession?: AppleSessions }).ApplePaySession;
  if (!Session?.supportsVersion(APPLE_VERSION) || !Session.canMakePayments()) return false;
  const element = document.createElement('apple-pay-button');
  for (const [name, value] of Object.entries({ buttonstyle: 'black', type: 'plain', locale: button.locale })) {
    element.setAttribute(name, value);
  }
  // The sheet may only open in the click itself.
  element.addEventListener('click', () => {
    const session = new Session(APPLE_VERSION, {
      countryCode: button.country,
      currencyCode: button.currency,
      supportedNetworks: button.networks.map(appleNetwork),
      merchantCapabilities: ['supports3DS'],
      total: { label: button.shopName, amount: button.amount, type: 'final' },
    });
    session.onvalidatemerchant = ({ validationURL }) => {
      vouch(button.sessionPath, validationURL).then(
        (merchant) => session.completeMerchantValidation(merchant),
        () => {
          session.abort();
          fail();
        },
      );
    };
    session.onpaymentauthorized = ({ payment }) => {
      session.completePayment({ status: Session.STATUS_SUCCESS });
      pay(JSON.stringify(payment.token));
    };
    session.begin();
  });
  place.append(element);
  return true;
}

async function vouch(path: string, validationUrl: string): Promise<unknown> {
  const answer = await fetch(path, { method: 'POST', body: new URLSearchParams({ validationUrl }) });
  if (!answer.ok) throw new Error('nobody vouches for the shop');
  return answer.json();
}

/** Apple's names: masterCard, amex, visa. */
function appleNetwork(network: string): string {
  return network === 'mastercard' ? 'masterCard' : network;
}

type GoogleAnswer = { paymentMethodData: { tokenizationData: { token: string } } };
/** The parts of Google Pay's client that are used here. */
type GoogleClient = {
  isReadyToPay(request: object): Promise<{ result: boolean }>;
  createButton(options: object): HTMLElement;
  loadPaymentData(request: object): Promise<GoogleAnswer>;
};
type GoogleWindow = Window & {
  google?: { payments: { api: { PaymentsClient: new (options: object) => GoogleClient } } };
};

const GOOGLE_VERSION = { apiVersion: 2, apiVersionMinor: 0 };

/** Shows the button of Google Pay. @returns false when the browser has no Google Pay */
export async function offerGooglePay({ button, nonce, place, pay, fail }: Sheet): Promise<boolean> {
  const Client = (window as GoogleWindow).google?.payments.api.PaymentsClient;
  if (!Client) return false;
  const client = new Client({ environment: button.isTest ? 'TEST' : 'PRODUCTION', nonce });
  const card = {
    type: 'CARD',
    parameters: {
      allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
      allowedCardNetworks: button.networks.map((network) => network.toUpperCase()),
    },
  };
  const { result } = await client.isReadyToPay({ ...GOOGLE_VERSION, allowedPaymentMethods: [card] });
  if (!result) return false;
  const request = {
    ...GOOGLE_VERSION,
    allowedPaymentMethods: [
      {
        ...card,
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway: button.gateway, gatewayMerchantId: button.gatewayMerchantId },
        },
      },
    ],
    merchantInfo: { merchantId: button.merchantId, merchantName: button.shopName },
    transactionInfo: {
      totalPriceStatus: 'FINAL',
      totalPrice: button.amount,
      currencyCode: button.currency,
      countryCode: button.country,
    },
  };
  const onClick = () => {
    client.loadPaymentData(request).then(
      ({ paymentMethodData }) => pay(paymentMethodData.tokenizationData.token),
      (error: { statusCode?: string }) => {
        if (error.statusCode !== 'CANCELED') fail();
      },
    );
  };
  place.append(
    client.createButton({ onClick, buttonColor: 'black', buttonSizeMode: 'fill', buttonLocale: button.locale }),
  );
  return true;
}
