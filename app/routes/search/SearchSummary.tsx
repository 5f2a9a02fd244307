import { SearchForm } from '~/features/search-form/SearchForm';
import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/Notice';
import type { SearchHead } from './screen.server';
import styles from './SearchSummary.module.css';

/** What is searched, with the form to change it folded in. @param isOpen the form is the likely next step */
export function SearchSummary({ head, isOpen = false }: { head: SearchHead; isOpen?: boolean }) {
  const { t } = useTranslation('search');
  return (
    <header className={styles.summary}>
      <h1 className={styles.route}>{head.route}</h1>
      <p className={styles.facts}>{[head.dates, head.passengers].join(' · ')}</p>
      {/* A new key folds it again when another search is shown. */}
      <details key={head.path} className={styles.change} open={isOpen}>
        <summary className={styles.button}>{t('page.change')}</summary>
        <SearchForm state={head.form} action={head.formAction} />
      </details>
      {head.isOfferGone ? (
        <Notice kind="warning" title={t('results.expiredNotice.title')} role="alert">
          <p>{t('results.expiredNotice.text')}</p>
        </Notice>
      ) : null}
    </header>
  );
}
