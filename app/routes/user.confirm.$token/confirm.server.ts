import { signIn } from '~/bff/account.server';
import type { RequestContext } from '~/bff/context';
import { awaitsConfirmation } from '~/bff/known-browser.server';
import { allowsLink, forgiveLink } from '~/bff/limits/letters.server';
import { AFTER_SIGN_IN } from '~/features/account/way-on.server';
import { getTranslator } from '~/i18n/translator.server';
import type { OpenedAccount } from '~/upstream/account/client.server';
import { UpstreamError } from '~/upstream/error';

export type ConfirmScreen = {
  /** `ask`: the link was followed, nothing is done yet; `tooMany`: nothing is tried for a while. */
  state: 'ask' | 'linkExpired' | 'tooMany' | 'down';
  /** Why it is not done, where the form says so; a ready text. */
  message: string | null;
  homePath: string;
};

/** `target`: the address is confirmed, and this is the way on. */
export type ConfirmOutcome = ConfirmScreen | { target: string };

/**
 * What following the link does (specification 3 §4). In the browser that signed up it confirms and signs in at once.
 * Elsewhere it asks for a click first: mail programs open links by themselves, and a stranger's link must not sign
 * anybody in unawares.
 */
export async function followLink(context: RequestContext, token: string): Promise<ConfirmOutcome> {
  if (!(await awaitsConfirmation(context))) return screenOf(context, 'ask');
  return confirmAnd(context, token, async (opened) => {
    if (await awaitsConfirmation(context, opened.email)) return enter(context, opened);
    // Another address than the one that signed up here: it is confirmed, and its owner knows the password.
    await context.upstream.account.signOut(opened.token);
    return { target: '/auth/login' };
  });
}

/** Confirms the address and signs in: somebody has clicked. */
export function confirmAddress(context: RequestContext, token: string): Promise<ConfirmOutcome> {
  return confirmAnd(context, token, (opened) => enter(context, opened));
}

async function confirmAnd(
  context: RequestContext,
  token: string,
  goOn: (opened: OpenedAccount) => Promise<ConfirmOutcome>,
): Promise<ConfirmOutcome> {
  if (!(await allowsLink(context))) return screenOf(context, 'tooMany');
  try {
    const opened = await context.upstream.account.confirm(token);
    await forgiveLink(context);
    return await goOn(opened);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return screenOf(context, error.code === 'InvalidConfirmationToken' ? 'linkExpired' : 'down');
  }
}

async function enter(context: RequestContext, opened: OpenedAccount): Promise<ConfirmOutcome> {
  await signIn(context, opened, { isRemembered: true });
  return { target: AFTER_SIGN_IN };
}

function screenOf({ market }: RequestContext, state: ConfirmScreen['state']): ConfirmScreen {
  const message = state === 'tooMany' ? getTranslator(market.locale, 'errors')('upstream.tooManyRequests') : null;
  return { state, message, homePath: market.homePath };
}
