import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import type { NewsletterState } from './confirm.server';

/** Shows the newsletter subscription: to be confirmed, done, or failed. */
export function NewsletterView({ state, homePath }: { state: NewsletterState; homePath: string }) {
  const { t } = useTranslation('account');
  const isOver = state === 'done' || state === 'expired';
  return (
    <AuthCard title={t(`newsletter.${state}.title`)}>
      <p className={styles.text} role={isOver || state === 'ask' ? undefined : 'alert'}>
        {t(`newsletter.${state}.text`)}
      </p>
      {isOver ? (
        <ButtonLink to={homePath} wide reloadDocument>
          {t('newsletter.toTickets')}
        </ButtonLink>
      ) : (
        <form method="post">
          <Button wide>{t(state === 'ask' ? 'newsletter.submit' : 'newsletter.again')}</Button>
        </form>
      )}
    </AuthCard>
  );
}
