import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import { LinkExpired } from '~/features/account/auth/LinkExpired';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import type { LinkRejection } from './follow.server';

/** Shows a letter's sign-in link in a browser that did not request it. */
export function CodeLinkView({ rejected, homePath }: { rejected: LinkRejection | null; homePath: string }) {
  const { t } = useTranslation('account');
  if (rejected?.isLinkExpired) return <LinkExpired href="/auth/code" action={t('enterCode.again')} />;
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
