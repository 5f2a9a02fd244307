import { z } from 'zod';
import { leaveFlash, takeFlash } from '~/bff/cookies/flash.server';
import { allowsDrawEntry, countDrawLetter } from '~/bff/limits/letters.server';
import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { settle } from '~/bff/waiting/pending.server';
import type { PostedForm } from '~/forms/posted-form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { PrizeDraw } from '~/upstream/settings/draw-contract';
import { drawForm } from './form.server';

export type DrawRejection = RejectedSubmission<'drawEmail' | 'agree', 'draw'>;

const noteSchema = z.object({ kind: z.literal('drawEntered'), email: z.string() });

/** Returns the address to which a letter has just been sent; null when the form is to be shown. Told once. */
export async function addressAsked(context: RequestContext): Promise<string | null> {
  return (await takeFlash(context, noteSchema))?.email ?? null;
}

/**
 * Asks by letter whether the owner of an address takes part. Whoever takes part already, or has been asked enough times today,
 * sees the same as everybody.
 * @returns null when the page says that the letter is on its way
 */
export async function enterDraw(
  context: RequestContext,
  draw: Pick<PrizeDraw, 'id'>,
  form: PostedForm,
): Promise<DrawRejection | null> {
  const { locale, brand } = context.market;
  const { value, reject } = readSubmission(drawForm, form, getTranslator(locale, 'errors'));
  if (!value) return reject();
  const { email } = value;
  const t = getTranslator(locale, 'draw');
  if (!(await allowsDrawEntry(context))) return reject({ status: 429, texts: { drawEmail: t('form.tooMany') } });
  const outcome = await settle(`draw ${brand} ${draw.id} ${email}`, () => ask(context, draw.id, email));
  if (outcome.state === 'ready') {
    await leaveFlash(context, { kind: 'drawEntered', email });
    return null;
  }
  const isInvalid = outcome.state === 'failed' && outcome.error.code === 'ValidationError';
  if (isInvalid) return reject({ errors: { drawEmail: 'wrongEmail' } });
  return reject({ status: 503, message: t('form.failed') });
}

async function ask(context: RequestContext, drawId: string, email: string): Promise<void> {
  const limit = await countDrawLetter(context, email);
  if (!limit.isAllowed) return;
  try {
    await context.upstream.feedback.enterDraw(drawId, email, letterOrigin(context));
  } catch (error) {
    await limit.refundPoint();
    throw error;
  }
}
