import { environment } from '~/bff/environment/environment.server';
import { allowedAddress } from '~/bff/http/redirects.server';
import type { Booking } from '~/upstream/booking/contract';
import { DEVICE_WALLETS, isDeviceWallet, type DeviceWallet } from '~/upstream/booking/wallet-contract';
import { checkoutPath } from '../flow/checkout-flow';
import { DEVICE_NAMES } from './device-wallets';

/** A link to the page of a device's wallet. */
export type DeviceLink = { wallet: DeviceWallet; label: string; to: string };

/** Returns the address of the provider's script; null when the shop has not configured this wallet. */
export function walletScriptOf(wallet: DeviceWallet): string | null {
  return environment().walletScripts[wallet] ?? null;
}

/** Leaves out the ways to pay whose script is not configured, wherever they are listed or sent. */
export function withConfiguredWallets(booking: Booking): Booking {
  const paymentOptions = booking.paymentOptions.filter(
    ({ option }) => !isDeviceWallet(option) || walletScriptOf(option) !== null,
  );
  return { ...booking, paymentOptions };
}

/** Returns the page with the wallet's button. */
export function devicePath(token: string, wallet: DeviceWallet): string {
  return `${checkoutPath('step2', token)}/pay/${slugOf(wallet)}`;
}

/** Returns the wallet of an address's last part; null for any other text. */
export function deviceOfSlug(slug: string | undefined): DeviceWallet | null {
  return DEVICE_WALLETS.find((wallet) => slugOf(wallet) === slug) ?? null;
}

/** Lists the pages of the wallets that can pay this booking now. */
export function deviceLinks(token: string, ways: readonly { option: string }[]): DeviceLink[] {
  return DEVICE_WALLETS.filter((wallet) => ways.some(({ option }) => option === wallet)).map((wallet) => ({
    wallet,
    label: DEVICE_NAMES[wallet],
    to: devicePath(token, wallet),
  }));
}

/** Where the browser's script asks the shop for Apple's session. */
export function appleSessionPath(token: string): string {
  return `${checkoutPath('step2', token)}/apple-session`;
}

const APPLE_GATEWAY = /^(?:[a-z0-9]+-)*apple-pay-gateway(?:-[a-z0-9]+)*\.apple\.com$/;

/**
 * Checks the address that the browser got from Apple's script: an Apple gateway, or the host of the configured script
 * (the sandbox). Any other would let a page's visitor choose whom the payment service calls.
 */
export function appleValidationUrl(value: string): string | null {
  const script = walletScriptOf('apple_pay');
  if (script === null || !URL.canParse(value)) return null;
  const { host, hostname } = new URL(value);
  return allowedAddress(value, APPLE_GATEWAY.test(hostname) ? [host] : [new URL(script).host]);
}

function slugOf(wallet: DeviceWallet): string {
  return wallet.replace('_', '-');
}
