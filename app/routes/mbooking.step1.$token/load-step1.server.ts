import { json } from '@remix-run/node';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { currentAccount } from '~/bff/account/account.server';
import { readDraft } from '~/bff/cookies/drafts.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { collectKept } from '~/features/booking/ancillaries/keep-addons.server';
import { readAddons } from '~/features/booking/ancillaries/read-addons.server';
import { addonRefusalView } from '~/features/booking/ancillaries/refusal-view.server';
import { keepDraft, refusedFields, valuesOf } from '~/features/booking/visit/checkout-draft.server';
import { waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { visitBooking, waitForChange } from '~/features/booking/visit/visit.server';
import { readEntryRules } from '~/features/booking/passengers/entry-rules.server';
import { citizenshipOptions } from '~/features/booking/passengers/citizenships.server';
import { checkTrains } from '~/features/booking/trains/check-trains.server';
import { getTranslator } from '~/i18n/translator.server';
import { withPhoneSample } from '~/i18n/phone-message.server';
import type { Translate } from '~/i18n/translate';
import { describeFailure } from '~/upstream/error';
import { AGAIN } from './again';
import { step1Notebook } from './notebook.server';
import { pendingReservation, reservationEnd } from './reservation.server';
import { step1Screen, type Step1Screen } from './screen.server';

/** The form, or the interruption in its place. */
export type Step1Data = { title: string; screen: Step1Screen | null; interruption: Interrupted['interruption'] | null };

/**
 * Loads step 1 (specification 2 §2). Reports what an earlier POST started first. The booking is critical; add-ons,
 * citizenships and the notebook load in parallel and are left out when late.
 * @throws Response a redirect when the booking's action does not allow the page; 404 when there is no such booking
 */
export async function loadStep1(context: RequestContext, request: Request, token: string) {
  const { market, url } = context;
  const t = getTranslator(market.locale, 'booking');
  const tErrors = withPhoneSample(getTranslator(market.locale, 'errors'), market);
  const title = t('step1.documentTitle', { brand: market.brandName });
  const interrupted = ({ interruption, status }: Interrupted) =>
    json<Step1Data>({ title, screen: null, interruption }, { status });

  const reservation = await pendingReservation(token);
  if (reservation?.state === 'waiting') return interrupted(waiting('seats', t, reservation.sinceMs));
  const kept = await collectKept(token);
  if (kept?.state === 'waiting') return interrupted(waiting('booking', t, kept.sinceMs));
  const refused = reservation?.state === 'ready' ? reservation.value : kept?.state === 'refused' ? kept.refusal : null;
  const draft = await readDraft(context, request, token);
  const endWait = async () => draft?.isReserving && keepDraft(context, token, { ...draft, isReserving: undefined });
  if (reservation) await endWait();
  if (reservation?.state === 'ready' && !refused) return redirectTo(checkoutPath('step2', token));

  const values = draft && valuesOf(draft);
  const chosen = values?.passengers.flatMap(({ citizenship }) => citizenship ?? []) ?? [];
  const asked = readAddons(context, { token });
  const citizenships = citizenshipOptions(context, token, [market.country, ...chosen]);
  const visit = await visitBooking(context, token, 'step1');
  if (!('booking' in visit)) {
    return interrupted(draft ? withKept(visit.interrupted, url, t) : visit.interrupted);
  }
  const { booking } = visit;
  if (draft?.isReserving && !reservation && booking.action === 'seats_reserved') {
    // No process knows the outcome any more, but the booking does.
    await endWait();
    return redirectTo(checkoutPath('step2', token));
  }
  if (booking.action === 'reserving_seats') return interrupted(waitForChange(context, booking, 'seats', 'step1'));
  const failed = reservation?.state === 'failed' ? reservation.error : null;
  const isReserved = booking.isAlreadyReserved;
  // Somebody else may have bought a chosen place.
  const { faults: trainFaults } = await checkTrains(
    context,
    booking,
    failed ? (draft?.trains ?? []) : [],
    values?.passengers ?? [],
    true,
  );
  const end = failed && trainFaults.length === 0 && reservationEnd(failed, booking, { market, t });
  if (end) return interrupted(end);

  const entry = readEntryRules(context, booking, chosen);
  const noted = step1Notebook(context, booking);
  const account = currentAccount(context);
  const screen = step1Screen(
    {
      booking,
      sale: await asked,
      features: await context.features(),
      addonRefusal: refused && addonRefusalView(refused, booking, market),
      hasAddons: draft?.addons === 'some',
      trains: isReserved ? null : (draft?.trains ?? []),
      trainFaults,
      citizenships: await citizenships,
      entryRules: await entry,
      notebook: await noted,
      values,
      accountEmail: (await account)?.email,
      clearedIndex: draft?.cleared?.index ?? null,
      faults: refusedFields(draft, 'step1'),
      failure: failed && trainFaults.length === 0 ? tErrors(describeFailure(failed).messageKey) : null,
      isToBeSentAgain: url.searchParams.has(AGAIN),
      // The passengers were typed in another browser, and only that one has them.
      isElsewhere: booking.action === 'seats_reserved' && !draft,
      now: new Date(),
    },
    { market, t, tSearch: getTranslator(market.locale, 'search'), tErrors },
  );
  return json<Step1Data>({ title, screen, interruption: null });
}

/** Adds to an interruption with a retry that the input is kept, and links back to it. */
function withKept({ interruption, status }: Interrupted, { pathname, search }: URL, t: Translate): Interrupted {
  if (interruption.kind === 'waiting' || !interruption.actions.some(({ to }) => to === pathname)) {
    return { interruption, status };
  }
  const actions = interruption.actions.map((action) =>
    action.to === pathname ? { ...action, to: pathname + search } : action,
  );
  const text = `${interruption.text} ${t('step1.again.title')}.`;
  return { interruption: { ...interruption, text, actions }, status };
}
