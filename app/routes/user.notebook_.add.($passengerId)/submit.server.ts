import { json } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { readForm, textOf } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { askAgain, isOwnerDemanded } from '~/features/account/auth/again.server';
import { faultMessages } from '~/features/booking/passengers/fault-messages';
import { checkSavedPassenger } from '~/features/account/notebook/check-saved';
import { ADD_PATH, editPath, NOTEBOOK_PATH } from '~/features/account/notebook/notebook-address';
import { leaveNotebookNote } from '~/features/account/notebook/notebook-note.server';
import { nameOf, toSave } from '~/features/account/notebook/saved-passenger';
import { signInToNotebook } from '~/features/account/notebook/sign-in.server';
import { ORDER_OF_FAULTS, type FaultyField } from '~/features/booking/passengers/passenger-faults';
import { passengerFieldName, readStep1Values, type PassengerValues } from '~/features/booking/passengers/form-values';
import { genderHints } from '~/features/booking/passengers/gender-hints.server';
import { latinNamesOf, latinProposals } from '~/features/booking/passengers/latin-names';
import { utcToday } from '~/dates/calendar-date';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure, UpstreamError } from '~/upstream/error';
import { asksMiddleName } from './middle-name';
import { newFormKey, readFormKey } from './form-key.server';
import { keepTyped } from './typed.server';
import { passengerScreen, type PassengerParts, type PassengerScreen } from './screen.server';

/**
 * Checks and saves a passenger.
 * @param id null for a new one
 * @returns a redirect to the list, or the form again: 400 with validation errors, 503 when the service does not answer
 * @throws UpstreamError NotFound for a passenger of another account
 */
export async function submitPassenger(context: RequestContext, request: Request, id: string | null) {
  const form = await readForm(request);
  const { account, market, upstream } = context;
  if (!account) return signInToNotebook(id === null ? ADD_PATH : editPath(id));
  const [values = {}] = readStep1Values(form, 1).passengers;
  const asks = asksMiddleName(context, values);
  const parts = { isNew: id === null, values, formKey: readFormKey(form) ?? newFormKey(), asksMiddleName: asks };
  const again = (status: number, change: Partial<PassengerParts>) => {
    return json<{ screen: PassengerScreen }>({ screen: screenOf(context, { ...parts, ...change }) }, { status });
  };
  if (textOf(form, 'intent') === 'latin:0') return again(200, { values: { ...values, ...latinNamesOf(values) } });

  const today = utcToday(new Date());
  const checked = checkSavedPassenger(values, { today, asksMiddleName: asks, locale: market.locale });
  if ('faults' in checked) return again(400, await refused(context, values, checked.faults));

  try {
    const passenger = toSave(checked.person, { id, asksMiddleName: asks });
    const saved = await upstream.account.savePassenger(
      account.token,
      passenger,
      id === null ? parts.formKey : undefined,
    );
    const did = id === null ? 'added' : 'changed';
    await leaveNotebookNote(context, { did, name: nameOf(saved, market.locale), id: saved.id });
    return redirectTo(NOTEBOOK_PATH);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind === 'notFound') throw error;
    if (isOwnerDemanded(error) && id !== null) {
      await keepTyped(context, id, values);
      return askAgain(editPath(id));
    }
    if (error.kind === 'unauthorised') return signInToNotebook(id === null ? ADD_PATH : editPath(id));
    if (error.code === 'AlreadyExistsError') {
      return again(400, await refused(context, values, { passportNumber: 'documentInNotebook' }));
    }
    const { status, messageKey } = describeFailure(error);
    return again(status, { failure: getTranslator(market.locale, 'errors')(messageKey) });
  }
}

export function screenOf({ market }: Pick<RequestContext, 'market'>, parts: PassengerParts): PassengerScreen {
  const t = getTranslator(market.locale, 'notebook');
  return passengerScreen(parts, { market, t, tBooking: getTranslator(market.locale, 'booking') });
}

/**
 * Builds a rejected submission.
 * @param faults message keys by the passenger's own field
 */
async function refused(
  context: RequestContext,
  values: PassengerValues,
  faults: Readonly<Partial<Record<FaultyField, string>>>,
): Promise<Partial<PassengerParts>> {
  const { locale } = context.market;
  const inOrder = ORDER_OF_FAULTS.flatMap((field) => {
    const fault = faults[field];
    return fault ? [[passengerFieldName(0, field), fault] as const] : [];
  });
  const named = Object.fromEntries(inOrder);
  const latin = latinProposals([values], named);
  const hints = await genderHints(context, [values], getTranslator(locale, 'booking'));
  return {
    errors: faultMessages(named, getTranslator(locale, 'errors'), undefined, latin.byField),
    latinName: latin.byPassenger[0] ?? null,
    genderHint: hints[0] ?? null,
  };
}
