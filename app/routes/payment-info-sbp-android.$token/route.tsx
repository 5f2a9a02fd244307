import { appLinkLoader } from '~/features/sbp/app-link.server';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common'],
  page: 'payment-info',
  noStore: true,
  params: { token: 'secret' },
};

export const loader = appLinkLoader;

export default function AndroidPayment() {
  return null;
}
