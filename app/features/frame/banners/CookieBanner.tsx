import { useLocation } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { DocumentLink } from '~/ui/DocumentLink';
import { postQuietly } from '../quiet-post';
import styles from './CookieBanner.module.css';

/**
 * Stays until accepted. Booking pages show it at the end of the page, others at the bottom of the window, so that it
 * never covers a payment button or the bar above it.
 */
export function CookieBanner({ isBooking }: { isBooking: boolean }) {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted) return null;

  function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    postQuietly(form).then(
      () => setAccepted(true),
      () => form.submit(),
    );
  }

  return (
    <aside
      className={isBooking ? styles.banner : `${styles.banner} ${styles.floating}`}
      aria-label={t('cookies.label')}
    >
      <p className={styles.text}>
        {t('cookies.text')} <DocumentLink to="/confidential">{t('cookies.more')}</DocumentLink>
      </p>
      <form method="post" action="/cookies" onSubmit={accept}>
        <input type="hidden" name="to" value={`${pathname}${search}`} />
        <Button>{t('cookies.accept')}</Button>
      </form>
    </aside>
  );
}
