import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RequestContext } from '~/bff/request/context';
import type { ClosedProfile } from '~/features/account/profile/closed-profile';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { profileGate } from '~/features/account/profile/gate.server';
import {
  chooseRegistration,
  type RegistrationRejection,
} from '~/features/booking/after-sale/registration/choose-registration.server';
import {
  registrationScreen,
  type RegistrationScreen,
} from '~/features/booking/after-sale/registration/registration-screen.server';
import { RegistrationView } from '~/features/booking/after-sale/registration/RegistrationView';
import { visitRegistration } from '~/features/booking/after-sale/registration/visit-registration.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingAction, bookingLoader, type BookingVisit } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';

export const handle: BookingRouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'booking', 'addons', 'post-sale', 'registration'],
  page: 'post-sale',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['names', 'pay'], act: ['names', 'pay'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type RegistrationData = {
  title: string;
  /** Signing in, in place of the page: for a visitor without the right. */
  closed: ClosedProfile | null;
  screen: RegistrationScreen | null;
  isGone: boolean;
  interruption: Interruption | null;
};

/** Sells online registration after the sale (specification 3 §2); a guest without the right logs in on the page itself. */
export const loader = bookingLoader(handle, openPage, askToLogIn);

async function openPage({ context, token }: BookingVisit) {
  const { market, url } = context;
  const { locale } = market;
  const page = { title: titleIn(market), closed: null, isGone: url.searchParams.has('gone') };
  const visit = await visitRegistration(context, token);
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<RegistrationData>({ ...page, screen: null, interruption }, { status });
  }
  const t = getTranslator(locale, 'registration');
  const words = { t, tAddons: getTranslator(locale, 'addons'), locale, market };
  const screen = registrationScreen(visit.booking, visit.state, words);
  return json<RegistrationData>({ ...page, screen, interruption: null });
}

/** Returns null for an account without the right: logging in would not help. */
async function askToLogIn(context: RequestContext) {
  const { accounts } = await context.features();
  if (!accounts || context.account) return null;
  const { closed } = await profileGate(context, 'orders');
  const page = { title: titleIn(context.market), screen: null, isGone: false, interruption: null };
  return closed && json<RegistrationData>({ ...page, closed }, { status: 403 });
}

function titleIn({ locale, brandName }: Market): string {
  return getTranslator(locale, 'registration')('documentTitle', { brand: brandName });
}

export const action = bookingAction(handle, ({ context, request, token }) =>
  chooseRegistration(context, request, token),
);

export default function OnlineRegistration() {
  const { closed, screen, isGone, interruption } = useLoaderData<typeof loader>();
  const rejected = useActionData<RegistrationRejection>();
  if (closed) return <ClosedProfileView {...closed} />;
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <RegistrationView screen={screen} rejected={rejected ?? null} isGone={isGone} /> : null;
}
