import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import type { Translate } from '~/i18n/translate';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { AccountSessionFacts } from '~/upstream/account/sessions-contract';
import { formatSaleMoment } from '~/market/sale-day';

export type SessionView = {
  id: string;
  /** "Chrome, Android" */
  device: string;
  /** Ready text: the last use, or that it is this browser. */
  seenText: string;
  isCurrent: boolean;
};

/** Lists the browsers signed in to the account; null when the service does not answer. */
export function sessionsOf(context: RequestContext, token: AuthToken): Promise<readonly AccountSessionFacts[] | null> {
  return degrade(context.upstream.account.listSessions(token), null, { block: 'accountSessions' });
}

/**
 * Describes a browser that is signed in.
 * @param t reads the namespace `profile`
 */
export function sessionView(
  { id, browser, system, lastSeenAt, isCurrent }: AccountSessionFacts,
  market: RequestContext['market'],
  t: Translate,
): SessionView {
  const date = formatSaleMoment(lastSeenAt, market);
  return {
    id,
    device: [browser, system].filter(Boolean).join(', ') || t('settings.browsers.unknown'),
    seenText: isCurrent ? t('settings.browsers.current') : t('settings.browsers.lastSeen', { date }),
    isCurrent,
  };
}
