import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import type { EntryState } from './confirm.server';

/** An entry to the prize draw: to be confirmed, done, or failed. */
export function EntryView({ state, homePath }: { state: EntryState; homePath: string }) {
  const { t } = useTranslation('draw');
  const isOver = state === 'done' || state === 'expired';
  return (
    <AuthCard title={t(`entry.${state}.title`)}>
      <p className={styles.text} role={isOver || state === 'ask' ? undefined : 'alert'}>
        {t(`entry.${state}.text`)}
      </p>
      {isOver ? (
        <ButtonLink to={homePath} wide reloadDocument>
          {t('entry.toTickets')}
        </ButtonLink>
      ) : (
        <form method="post">
          <Button wide>{t('entry.ask.submit')}</Button>
        </form>
      )}
    </AuthCard>
  );
}
