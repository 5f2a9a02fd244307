import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import { NO_PROBLEM } from '~/features/account/auth/auth-screen';
import { LinkExpired } from '~/features/account/auth/LinkExpired';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import type { LinkScreen } from './follow.server';

/** The link of a letter that opens the account, in a browser that has not asked for it. */
export function CodeLinkView({ state, message, homePath }: LinkScreen) {
  const { t } = useTranslation('account');
  if (state === 'linkExpired') return <LinkExpired href="/auth/code" action={t('enterCode.again')} />;
  return (
    <AuthCard title={t('codeLink.title')}>
      <AuthProblems problem={{ ...NO_PROBLEM, message, isDown: state === 'down' }} homePath={homePath} />
      <p className={styles.text}>{t('codeLink.text')}</p>
      <form method="post">
        <Button wide>{t('codeLink.submit')}</Button>
      </form>
    </AuthCard>
  );
}
