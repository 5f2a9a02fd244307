import { useLocation } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { DocumentLink } from '~/ui/DocumentLink';
import { postQuietly } from '../quiet-post';
import styles from './CookieNote.module.css';

/**
 * A line of the footer, until it is dismissed. The shop sets only cookies that it cannot work without, which need no
 * consent, so the note informs, covers nothing and waits for nobody.
 */
export function CookieNote() {
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
    <aside className={styles.note} aria-label={t('cookies.label')}>
      <p>
        {t('cookies.text')}{' '}
        <DocumentLink className={styles.more} to="/confidential#cookies">
          {t('cookies.more')}
        </DocumentLink>
      </p>
      <form method="post" action="/cookies" onSubmit={accept}>
        <input type="hidden" name="to" value={`${pathname}${search}`} />
        <Button variant="quiet">{t('cookies.accept')}</Button>
      </form>
    </aside>
  );
}
