import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';

/** Offers signing out here or everywhere. */
export function SignOutView({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation('account');
  return (
    <AuthCard title={t('signOut.title')}>
      {hasFailed ? <Notice kind="warning" title={t('signOut.failed')} role="alert" /> : null}
      <p className={styles.text}>{t('signOut.text')}</p>
      <form method="post" className={layout.stack3}>
        <Button intent="here" wide>
          {t('signOut.here')}
        </Button>
        <Button intent="everywhere" variant="secondary" wide>
          {t('signOut.everywhere')}
        </Button>
      </form>
    </AuthCard>
  );
}
