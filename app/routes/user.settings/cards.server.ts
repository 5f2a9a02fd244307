import type { RequestContext } from '~/bff/request/context';
import { textOf } from '~/forms/form.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';
import { refusalsOf } from './refusals.server';
import type { Outcome } from './sections';

/** Removes a saved card; of a card that is not of this account nothing is told but that there is none. */
export async function submitCardRemoval(context: RequestContext, token: AuthToken, form: FormData): Promise<Outcome> {
  const refusals = refusalsOf(context, 'cards');
  try {
    await context.upstream.account.deleteCard(token, textOf(form, 'cardId').slice(0, 100));
    return { saved: { section: 'cards' } };
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'notFound') return refusals.gone();
    return refusals.failed(error);
  }
}
