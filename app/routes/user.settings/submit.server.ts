import type { PostedForm } from '~/forms/posted-form.server';
import { z } from 'zod';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { leaveFlash, takeFlash } from '~/bff/cookies/flash.server';
import { pressedButton } from '~/forms/submission.server';
import { submitCardRemoval } from './cards.server';
import { submitUnlinking } from './networks.server';
import { submitEmail, submitPassword } from './credentials.server';
import { submitDeletion } from './deletion.server';
import { submitPasskeyRemoval } from './passkeys.server';
import { submitPersonal, submitPhone } from './personal.server';
import { FORMS, type Outcome, type SavedNote, type SettingsForm } from './sections';
import { submitSessions } from './end-sessions.server';
import { submitLetters, submitMarket } from './wishes.server';

type Submit = (context: RequestContext, account: VerifiedAccount, form: PostedForm) => Promise<Outcome>;

const SUBMITS: Readonly<Record<SettingsForm, Submit>> = {
  personal: (context, { token }, form) => submitPersonal(context, token, form),
  email: submitEmail,
  phone: (context, { token }, form) => submitPhone(context, token, form),
  password: submitPassword,
  passkeys: submitPasskeyRemoval,
  networks: (context, { token }, form) => submitUnlinking(context, token, form),
  letters: (context, { token }, form) => submitLetters(context, token, form),
  market: (context, { token }, form) => submitMarket(context, token, form),
  cards: (context, { token }, form) => submitCardRemoval(context, token, form),
  browsers: (context, { token }, form) => submitSessions(context, token, form),
  deletion: submitDeletion,
};

/** Handles the form's `intent`; null for an unknown one. */
export function submitSettings(
  context: RequestContext,
  account: VerifiedAccount,
  form: PostedForm,
): Promise<Outcome> | null {
  const intent = pressedButton(form);
  const section = FORMS.find((one) => one === intent);
  return section ? SUBMITS[section](context, account, form) : null;
}

const noteSchema = z.object({ kind: z.literal('settings'), section: z.enum(FORMS), email: z.string().optional() });

/** Leaves a notice of a saved change for the next page. */
export function leaveSavedNote(context: RequestContext, note: SavedNote): Promise<void> {
  return leaveFlash(context, { kind: 'settings', ...note });
}

/** Takes the notice once. */
export function takeSavedNote(context: RequestContext): Promise<SavedNote | null> {
  return takeFlash(context, noteSchema);
}
