import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import styles from './AuthCard.module.css';
import { AuthCard } from './AuthCard';

/** Says that a letter's link is used, expired or invalid, and where to get a new one. */
export function LinkExpired({ href, action }: { href: string; action: string }) {
  const { t } = useTranslation('account');
  return (
    <AuthCard title={t('linkExpired.title')}>
      <p className={styles.text}>{t('linkExpired.text')}</p>
      <ButtonLink to={href} wide reloadDocument>
        {action}
      </ButtonLink>
    </AuthCard>
  );
}
