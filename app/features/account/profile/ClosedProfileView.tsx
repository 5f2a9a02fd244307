import { AuthFormView } from '../auth/AuthFormView';
import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import type { ClosedProfile } from './closed-profile';
import { ProfilePage } from './ProfilePage';

/** Shows signing in in place of a page, or that accounts are unavailable while tickets are still sold. */
export function ClosedProfileView(closed: ClosedProfile) {
  const { t } = useTranslation('profile');
  if (closed.state === 'guest') return <AuthFormView {...closed.form} />;
  const notice = (
    <Notice kind="warning" title={t('down.title')}>
      <p>{t('down.text')}</p>
      <p>
        <a href={closed.again}>{t('down.again')}</a>
      </p>
      <p>
        <a href={closed.homePath}>{t('down.toTickets')}</a>
      </p>
    </Notice>
  );
  if (closed.place) {
    return (
      <ProfilePage title={t(closed.place === 'dashboard' ? 'title' : `menu.${closed.place}`)} place={closed.place}>
        {notice}
      </ProfilePage>
    );
  }
  return (
    <div className={layout.column4}>
      <h1>{t('title')}</h1>
      {notice}
    </div>
  );
}
