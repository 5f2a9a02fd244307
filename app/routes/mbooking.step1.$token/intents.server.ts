import type { RequestContext } from '~/bff/request/context';
import type { Draft } from '~/bff/cookies/drafts.server';
import { FILL_INTENT, SIGN_IN_INTENT } from '~/features/account/notebook/fill-intents';
import { readMove } from '~/features/booking/ancillaries/addon-move';
import { readRemoval } from '~/features/booking/ancillaries/removal-intent';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { amend, readAmendment, type Cleared } from '~/features/booking/passengers/amend';
import type { Step1Values } from '~/features/booking/passengers/form-values';
import type { Booking } from '~/upstream/booking/contract';
import type { PageFields } from './form.server';
import { moveByNotebook } from './notebook.server';

/** The posted form of a known booking, as the handlers of its buttons need it. */
export type PostedStep1 = {
  context: RequestContext;
  fields: PageFields;
  booking: Booking;
  values: Step1Values;
  earlier: Draft | null;
};

/** A button that keeps the form and shows a page without checking it. */
export type Detour = {
  path: string;
  values: Step1Values;
  /** The fields that can be restored. */
  cleared: Cleared | undefined;
  /** Validation errors of the notebook's choices. */
  refused?: Record<string, string>;
  /** Token of the add-on to remove. */
  removal?: string | null;
};

type Handler = (posted: PostedStep1) => Detour | null | Promise<Detour | null>;

/** Handlers by the part of `intent` before its colon. Any other intent checks the form and holds the seats. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  latin: changePassenger,
  clear: changePassenger,
  restore: changePassenger,
  update: goToAddons,
  removeAddon: goToAddons,
  seats: goToAddons,
  [FILL_INTENT]: fillFromNotebook,
  [SIGN_IN_INTENT]: fillFromNotebook,
};

/** Returns the detour of the pressed button; null for the button that continues and for a malformed intent. */
export async function detourOf(posted: PostedStep1): Promise<Detour | null> {
  const { intent } = posted.fields;
  const [name = ''] = intent.split(':');
  return Object.hasOwn(HANDLERS, name) ? (HANDLERS[name]?.(posted) ?? null) : null;
}

function changePassenger({ fields, booking, values, earlier }: PostedStep1): Detour | null {
  const amendment = readAmendment(fields.intent);
  if (!amendment) return null;
  const amended = amend(values, earlier?.cleared ?? null, amendment);
  const path = `${checkoutPath('step1', booking.token)}#passenger-${amendment.index}`;
  return { path, values: amended.values, cleared: amended.cleared ?? undefined };
}

function goToAddons({ fields, booking, values, earlier }: PostedStep1): Detour | null {
  const path = readMove(fields.intent, booking.token, 'crossale');
  return path === null ? null : { path, values, cleared: earlier?.cleared, removal: readRemoval(fields.intent) };
}

async function fillFromNotebook({ context, fields, booking, values, earlier }: PostedStep1): Promise<Detour | null> {
  const move = await moveByNotebook(context, fields, { booking, values });
  return move && { ...move, cleared: earlier?.cleared };
}
