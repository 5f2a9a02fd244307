import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { deviceOfSlug } from '~/features/booking/payment/device-wallets.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { loadDeviceWallet } from './load-device-wallet.server';
import { DeviceWalletView } from './view';

/** Not hydrated: besides the provider's script only the small one that connects it to the form. */
export const handle: BookingRouteHandle = {
  hydrate: false,
  scripts: ['device-wallet'],
  runsWallet: true,
  i18n: ['common', 'booking', 'payment'],
  page: 'step2',
  noStore: true,
  params: { token: 'secret', wallet: 'public' },
  access: { load: ['change', 'pay'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** Its form is sent to step 2, the one place that charges. */
export const loader = bookingLoader(handle, ({ context, request, token, params }) => {
  const wallet = deviceOfSlug(params.wallet);
  if (!wallet) throw new Response(null, { status: 404 });
  return loadDeviceWallet(context, request, { token, wallet });
});

export default function DeviceWalletPage() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <DeviceWalletView screen={screen} /> : null;
}
