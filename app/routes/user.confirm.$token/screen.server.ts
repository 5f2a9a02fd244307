import type { RequestContext } from '~/bff/request/context';
import type { Translate } from '~/i18n/translate';
import type { ConfirmOutcome } from './confirm.server';

/** The page of a letter's link. Ready texts. */
export type ConfirmScreen = { title: string; homePath: string } & (
  | { state: 'linkExpired' }
  | { state: 'notRead' }
  | {
      state: 'asked';
      text: string;
      /** The password that it needs: a new one, or that of the account. */
      password: { label: string; isNew: boolean } | null;
      submit: string;
    }
);

/**
 * Builds the page of a letter's link.
 * @param t reads the namespace `account`
 */
export function confirmScreen(
  outcome: Exclude<ConfirmOutcome, { target: string }>,
  { market }: Pick<RequestContext, 'market'>,
  t: Translate,
): ConfirmScreen {
  const { homePath } = market;
  if (outcome.state !== 'asked') {
    return { state: outcome.state, title: t('confirm.title'), homePath };
  }
  const { link } = outcome;
  const { email, needs } = link;
  const words = `confirm.${link.kind}`;
  const isNew = needs === 'newPassword';
  return {
    state: 'asked',
    title: t(`${words}.title`),
    text: t(`${words}.${needs}`, { email }),
    password: needs === 'nothing' ? null : { label: t(isNew ? 'newPassword' : 'password'), isNew },
    submit: t(`${words}.submit`),
    homePath,
  };
}
