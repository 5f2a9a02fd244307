import { json } from '@remix-run/node';
import { redirectTo } from '~/bff/http/redirects.server';
import type { RequestContext } from '~/bff/request/context';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { Interruption } from '~/features/booking/flow/interruption';
import { DEVICE_NAMES } from '~/features/booking/payment/device-wallets';
import { walletScriptOf } from '~/features/booking/payment/device-wallets.server';
import { isAcceptedPrice, visitPayment } from '~/features/booking/payment/visit-payment.server';
import { orderPrice, paymentWays } from '~/features/booking/summary/price-lines';
import { getTranslator } from '~/i18n/translator.server';
import { dashed } from '~/market/punctuation';
import type { DeviceWallet } from '~/upstream/booking/wallet-contract';
import { deviceScreen, type DeviceScreen } from './screen.server';

/** `walletScript` opens the page's policy for that one script. */
type DeviceWalletData = {
  title: string;
  screen: DeviceScreen | null;
  interruption: Interruption | null;
  walletScript: string | null;
};

/**
 * Loads the page with the button of a device's wallet.
 * @throws Response a redirect to step 2, which says why, when this wallet cannot pay the order now
 */
export async function loadDeviceWallet(
  context: RequestContext,
  request: Request,
  { token, wallet }: { token: string; wallet: DeviceWallet },
) {
  const { market } = context;
  const t = getTranslator(market.locale, 'payment');
  const title = dashed([t('device.title', { name: DEVICE_NAMES[wallet] }), market.brandName], market.locale);
  const order = await visitPayment(context, request, token);
  if (!('booking' in order)) {
    const { interruption, status } = order.interrupted;
    return json<DeviceWalletData>({ title, screen: null, interruption, walletScript: null }, { status });
  }
  const { booking, ancillaries } = order;
  const ways = paymentWays(booking, orderPrice(booking, { ancillaries }));
  const way = ways.find(({ option }) => option === wallet);
  const walletScript = walletScriptOf(wallet);
  if (!way?.device || walletScript === null || !isAcceptedPrice(order)) {
    throw redirectTo(checkoutPath('step2', token));
  }
  const screen = deviceScreen(
    order,
    { wallet, device: way.device, total: way.total, script: walletScript, now: new Date() },
    market,
  );
  return json<DeviceWalletData>({ title, screen, interruption: null, walletScript });
}
