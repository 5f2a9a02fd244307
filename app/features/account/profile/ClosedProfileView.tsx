import { AuthFormView } from '../auth/AuthFormView';
import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/Notice';
import type { ClosedProfile } from './closed-profile';

/** The log-in in the place of a page, or word that accounts do not answer: tickets are sold all the same. */
export function ClosedProfileView(closed: ClosedProfile) {
  const { t } = useTranslation('profile');
  if (closed.state === 'guest') return <AuthFormView {...closed.form} />;
  return (
    <>
      <h1>{t('title')}</h1>
      <Notice kind="warning" title={t('down.title')}>
        <p>{t('down.text')}</p>
        <p>
          <a href={closed.again}>{t('down.again')}</a>
        </p>
        <p>
          <a href={closed.homePath}>{t('down.toTickets')}</a>
        </p>
      </Notice>
    </>
  );
}
