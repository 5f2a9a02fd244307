import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import type { CallbackScreen } from '~/features/account/auth/social/social-screen';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Waiting } from '~/ui/Waiting';
import layout from '~/ui/layout.module.css';

const REFRESH_SECONDS = 2;

/** Shows the callback page: a short wait, or why the sign-in failed and how to continue. */
export function CallbackView(screen: CallbackScreen) {
  const { t } = useTranslation('social');
  if (screen.state === 'waiting') {
    return <Waiting mode="plain" title={screen.title} text={t('waiting.text')} refreshSeconds={REFRESH_SECONDS} />;
  }
  return (
    <AuthCard title={screen.title}>
      <p className={styles.text} role="status">
        {screen.text}
      </p>
      <div className={layout.stack3}>
        <ButtonLink to="/auth/login" wide reloadDocument>
          {t('failure.again')}
        </ButtonLink>
        <ButtonLink to={screen.homePath} variant="secondary" wide reloadDocument>
          {t('failure.close')}
        </ButtonLink>
      </div>
    </AuthCard>
  );
}
