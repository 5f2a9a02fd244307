import type { RequestContext } from '~/bff/request/context';
import type { AuthOutcomeScreen } from '~/features/account/auth/auth-screen';
import { inboxOf } from '~/features/account/auth/mail-providers';
import { socialViewPath } from '~/features/account/auth/social/social-address';
import type { UnlinkedSocialUser } from '~/bff/cookies/social-flow.server';
import type { UnlinkedUserScreen } from '~/features/account/auth/social/social-screen';
import { AFTER_SIGN_IN } from '~/features/account/auth/return-url.server';
import type { Translate } from '~/i18n/translate';

/** Asks for the e-mail, or for the password of its account. @param t reads the namespace `social` */
export function unlinkedUserScreen(
  view: UnlinkedUserScreen['view'],
  { network, email }: Pick<UnlinkedSocialUser, 'network' | 'email'>,
  { market }: Pick<RequestContext, 'market'>,
  t: Translate,
): UnlinkedUserScreen {
  const words = { network: t(`network.${network}`), email: email ?? '' };
  const isGiven = view === 'need_email' && email !== null;
  return {
    view,
    network,
    title: t(`${view}.title`),
    text: t(isGiven ? 'need_email.textGiven' : `${view}.text`, words),
    textAgain: t(`${view}.text`, words),
    homePath: market.homePath,
    email: email ?? '',
  };
}

/** Says that a letter was sent to the typed e-mail; with the password of its account no letter is needed. */
export function letterScreen(
  email: string,
  { network }: Pick<UnlinkedSocialUser, 'network'>,
  { url, market }: Pick<RequestContext, 'url' | 'market'>,
  t: Translate,
): AuthOutcomeScreen {
  return {
    title: t('letter.title'),
    text: t('letter.text', { email, network: t(`network.${network}`) }),
    inbox: inboxOf(email, url.hostname),
    close: { href: market.homePath, label: t('letter.close') },
    other: { href: socialViewPath('need_auth'), label: t('letter.hasAccount') },
  };
}

/** Welcomes a new account, whose e-mail the network has verified. */
export function welcomeScreen(email: string, t: Translate): AuthOutcomeScreen {
  return {
    title: t('welcome.title'),
    text: t('welcome.text', { email }),
    inbox: null,
    close: { href: AFTER_SIGN_IN, label: t('welcome.close') },
  };
}
