import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/context.server';
import { readDraft } from '~/bff/drafts.server';
import { checkoutPath } from '~/bff/checkout-flow';
import { redirectTo } from '~/bff/redirects.server';
import { collectKept } from '~/features/ancillaries/keep-addons.server';
import { readAddons } from '~/features/ancillaries/read-addons.server';
import { addonRefusalView } from '~/features/ancillaries/refusal-view.server';
import { refusedFields, valuesOf } from '~/features/checkout/checkout-draft.server';
import { waiting, type Interrupted } from '~/features/checkout/interruption';
import { InterruptionScreen } from '~/features/checkout/InterruptionScreen';
import { tokenOf, visitBooking } from '~/features/checkout/visit.server';
import { citizenshipOptions } from '~/features/passengers/citizenships.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure } from '~/upstream/error';
import { step1Notebook } from './notebook.server';
import { step1Screen, type Step1Screen } from './screen.server';
import { pendingReservation, reservationEnd } from './reservation.server';
import { submitStep1, type Step1Refusal } from './submit.server';
import { Step1View } from './view';

export const handle: RouteHandle = { hydrate: true, i18n: ['common', 'booking'], page: 'step1', noStore: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type Step1Data = { title: string; screen: Step1Screen | null; interruption: Interrupted['interruption'] | null };

export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  const context = await getContext(args);
  const { market, url } = context;
  const t = getTranslator(market.locale, 'booking');
  const tErrors = getTranslator(market.locale, 'errors');
  const title = t('step1.documentTitle', { brand: market.brandName });
  const interrupted = ({ interruption, status }: Interrupted) =>
    json<Step1Data>({ title, screen: null, interruption }, { status });

  const reservation = await pendingReservation(token);
  if (reservation?.state === 'waiting') return interrupted(waiting('seats', t));
  const kept = await collectKept(token);
  if (kept?.state === 'waiting') return interrupted(waiting('booking', t));
  const refused = reservation?.state === 'ready' ? reservation.value : kept?.state === 'refused' ? kept.refusal : null;
  if (reservation?.state === 'ready' && !refused) return redirectTo(checkoutPath('step2', token));

  const asked = readAddons(context, token);
  const visit = await visitBooking(context, token, 'step1');
  if (!('booking' in visit)) return interrupted(visit.interrupted);
  const { booking } = visit;
  if (booking.action === 'reserving_seats') return interrupted(waiting('seats', t));
  const failed = reservation?.state === 'failed' ? reservation.error : null;
  const end = failed && reservationEnd(failed, booking, { market, t });
  if (end) return interrupted(end);

  const noted = step1Notebook(context, booking);
  const draft = await readDraft(context, args.request, token);
  const values = draft && valuesOf(draft);
  const chosen = values?.passengers.flatMap(({ citizenship }) => citizenship ?? []) ?? [];
  const screen = step1Screen(
    {
      booking,
      sale: await asked,
      features: await context.features(),
      addonRefusal: refused && addonRefusalView(refused, booking, market),
      hasAddons: draft?.addons === 'some',
      citizenships: await citizenshipOptions(context, token, [market.country, ...chosen]),
      notebook: await noted,
      values,
      clearedIndex: draft?.cleared?.index ?? null,
      faults: refusedFields(draft, 'step1'),
      failure: failed ? tErrors(describeFailure(failed).messageKey) : null,
      isToBeSentAgain: url.searchParams.has('again'),
      // Typed in another browser, which alone has it.
      isElsewhere: booking.action === 'seats_reserved' && !draft,
      now: new Date(),
    },
    { market, t, tSearch: getTranslator(market.locale, 'search'), tErrors },
  );
  return json<Step1Data>({ title, screen, interruption: null });
}

export async function action(args: ActionFunctionArgs) {
  const token = tokenOf(args.params);
  return submitStep1(await getContext(args), args.request, token);
}

export default function Step1() {
  const { screen, ...data } = useLoaderData<typeof loader>();
  const refusal: Step1Refusal | undefined = useActionData<typeof action>();
  const interruption = data.interruption ?? refusal?.interruption;
  if (interruption) return <InterruptionScreen screen={interruption} hydrated />;
  return screen ? <Step1View screen={screen} refusal={refusal ?? null} /> : null;
}
