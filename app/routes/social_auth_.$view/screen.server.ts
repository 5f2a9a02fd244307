import type { RequestContext } from '~/bff/context';
import { NO_PROBLEM, type AuthOutcomeScreen, type AuthProblem } from '~/features/account/auth-screen';
import { inboxOf } from '~/features/account/mail-providers';
import type { Stranger } from '~/features/account/social/social-cookie.server';
import type { StrangerScreen } from '~/features/account/social/social-screen';
import { AFTER_SIGN_IN } from '~/features/account/way-on.server';
import type { Translate } from '~/i18n/use-translation';

/** Asks for the address, or for the password of its account. @param t reads the namespace `social` */
export function strangerScreen(
  view: StrangerScreen['view'],
  { network, email }: Pick<Stranger, 'network' | 'email'>,
  { market }: Pick<RequestContext, 'market'>,
  t: Translate,
  problem: AuthProblem = NO_PROBLEM,
): StrangerScreen {
  const name = t(`network.${network}`);
  const isGiven = view === 'need_email' && email !== null && problem === NO_PROBLEM;
  return {
    view,
    network,
    title: t(`${view}.title`),
    text: t(isGiven ? 'need_email.textGiven' : `${view}.text`, { network: name, email: email ?? '' }),
    homePath: market.homePath,
    email: email ?? '',
    problem,
  };
}

/** A new account is open; its address waits to be confirmed. */
export function welcomeScreen(email: string, { url }: Pick<RequestContext, 'url'>, t: Translate): AuthOutcomeScreen {
  return {
    title: t('welcome.title'),
    text: t('welcome.text', { email }),
    inbox: inboxOf(email, url.hostname),
    close: { href: AFTER_SIGN_IN, label: t('welcome.close') },
  };
}
