import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import type { ClosedProfile } from '../profile/closed-profile';
import { closedDown, profileGate } from '../profile/gate.server';
import { openNotebook, type NotebookPages } from './open-notebook.server';
import { signInToNotebook } from './sign-in.server';

/**
 * Reads the notebook for its own page, or returns a closed page: a guest signs in for the notebook and comes back;
 * otherwise the accounts are unavailable.
 */
export async function visitNotebook(
  context: RequestContext,
): Promise<{ notebook: NotebookPages; account: VerifiedAccount; closed: null } | { closed: ClosedProfile }> {
  const [gate, answer] = await Promise.all([profileGate(context, 'notebook'), openNotebook(context)]);
  if (gate.closed) return { closed: gate.closed };
  if (answer.state === 'guest') throw signInToNotebook(context.url.pathname);
  if (answer.state === 'down') return { closed: closedDown(context) };
  const { passengers, deleted } = answer;
  return { notebook: { passengers, deleted }, account: gate.account, closed: null };
}
