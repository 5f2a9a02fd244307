import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import layout from '~/ui/layout.module.css';
import type { AnonymizeStatus, lostWith } from './anonymize.server';

type AnonymizeViewProps = { status: AnonymizeStatus; lost: Awaited<ReturnType<typeof lostWith>>; homePath: string };

/** Shows deleting an account: to be confirmed, in flight, done, or failed. */
export function AnonymizeView({ status, lost, homePath }: AnonymizeViewProps) {
  const { t } = useTranslation('profile');
  const isNotTried = status === 'tooMany' || status === 'down';
  return (
    <AuthCard title={t(`anonymize.${status}.title`)}>
      <p className={styles.text} role={status === 'fail' || isNotTried ? 'alert' : undefined}>
        {t(`anonymize.${status}.text`)}
      </p>
      {status === 'idle' && lost.length > 0 ? (
        <p className={styles.text}>{lost.map((what) => t(`anonymize.${what}`)).join(' ')}</p>
      ) : null}
      <div className={layout.stack3}>
        {status === 'idle' || status === 'loading' || isNotTried ? (
          <form method="post">
            <Button wide>{t(status === 'idle' ? 'anonymize.submit' : 'anonymize.again')}</Button>
          </form>
        ) : null}
        {status === 'idle' || status === 'fail' ? (
          <ButtonLink to="/user/settings" variant="secondary" wide reloadDocument>
            {t(status === 'idle' ? 'anonymize.keep' : 'anonymize.toSettings')}
          </ButtonLink>
        ) : null}
        {status === 'success' ? (
          <ButtonLink to={homePath} wide reloadDocument>
            {t('down.toTickets')}
          </ButtonLink>
        ) : null}
      </div>
    </AuthCard>
  );
}
