import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import { LinkExpired } from '~/features/account/auth/LinkExpired';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import type { LinkScreen } from './follow.server';

/** The link of a letter that opens the account, in a browser that has not asked for it. */
export function CodeLinkView({ isLinkExpired, rejected, homePath }: LinkScreen) {
  const { t } = useTranslation('account');
  if (isLinkExpired) return <LinkExpired href="/auth/code" action={t('enterCode.again')} />;
  return (
    <AuthCard title={t('codeLink.title')}>
      <AuthProblems rejected={rejected} homePath={homePath} />
      <p className={styles.text}>{t('codeLink.text')}</p>
      <form method="post">
        <Button wide>{t('codeLink.submit')}</Button>
      </form>
    </AuthCard>
  );
}
