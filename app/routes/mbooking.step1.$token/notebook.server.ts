import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { authHref } from '~/market/auth-address';
import { orderFacts } from '~/features/booking/passengers/order-facts';
import { FILL_INTENT, SIGN_IN_INTENT } from '~/features/account/notebook/fill-intents';
import { fillPassengers } from '~/features/account/notebook/fill';
import type { FillView } from '~/features/account/notebook/FillFromNotebook';
import { fillView } from '~/features/account/notebook/fill-screen.server';
import { openNotebook } from '~/features/account/notebook/open-notebook.server';
import { passengerTypes, type Step1Values } from '~/features/booking/passengers/form-values';
import type { PageFields } from './form.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';

/** Step 1 leaves the notebook out rather than wait longer. */
const PAGE_PATIENCE_MS = 500;

/** The notebook's part of step 1. */
export type Step1Notebook = {
  fill: FillView | null;
  /** Label of the checkbox that saves new passengers; null for a guest. */
  saveLabel: string | null;
};

/** Loads the notebook's part. Never rejects and never takes long. Null without accounts. */
export async function step1Notebook(context: RequestContext, booking: Booking): Promise<Step1Notebook | null> {
  const { market } = context;
  const answer = await openNotebook(context, { patienceMs: PAGE_PATIENCE_MS });
  if (answer.state === 'guest' && !(await context.features()).accounts) return null;
  const t = getTranslator(market.locale, 'notebook');
  const words = { locale: market.locale, t, tBooking: getTranslator(market.locale, 'booking') };
  const order = orderFacts(booking, market, new Date());
  return {
    fill: fillView(answer, passengerTypes(booking.search.travelers), order, words),
    saveLabel: answer.state === 'guest' ? null : t('save.label'),
  };
}

/** The result of a submit about the notebook: the form's new values and the next page. */
export type NotebookMove = { values: Step1Values; refused: Record<string, string> | undefined; path: string };

/**
 * Fills passengers from the notebook, or redirects a guest to signing in. Keeps all other input.
 * @returns null for any other submit
 */
export async function moveByNotebook(
  context: RequestContext,
  { intent, notebook }: PageFields,
  { booking, values }: { booking: Booking; values: Step1Values },
): Promise<NotebookMove | null> {
  const pressed = chosenByButton(intent);
  if (intent !== FILL_INTENT && pressed === null && intent !== SIGN_IN_INTENT) return null;
  const path = checkoutPath('step1', booking.token);
  const answer = intent === SIGN_IN_INTENT ? null : await openNotebook(context);
  if (answer === null || answer.state === 'guest') {
    return { values, refused: undefined, path: authHref('login', { from: path, reason: 'notebook' }) };
  }
  const types = passengerTypes(booking.search.travelers);
  const people = answer.state === 'open' ? answer.passengers : null;
  const order = orderFacts(booking, context.market, new Date());
  const filled = fillPassengers(
    values,
    pressed === null ? notebook.slice(0, types.length) : [pressed],
    people,
    types,
    order,
  );
  const hasFaults = Object.keys(filled.faults).length > 0;
  return {
    values: filled.values,
    refused: filled.faults,
    path: hasFaults ? path : `${path}#passenger-${filled.first ?? 0}`,
  };
}

/** Returns the id of the person whose button was pressed; null for any other button. */
function chosenByButton(intent: string): string | null {
  const prefix = `${FILL_INTENT}:`;
  return intent.startsWith(prefix) ? intent.slice(prefix.length) : null;
}
