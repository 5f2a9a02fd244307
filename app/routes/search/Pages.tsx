import { Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import styles from './Pages.module.css';
import type { ResultsScreen } from './results.server';

/** Links the next offers below the first ones, or else the other pages; renders nothing for a single page. */
export function Pages({ results }: { results: ResultsScreen }) {
  const { t } = useTranslation('search');
  if (results.more) {
    return (
      <Link to={results.more.path} className={styles.more} preventScrollReset replace data-testid="show-more">
        {results.more.text}
      </Link>
    );
  }
  if (results.pages.length === 0) return null;
  return (
    <nav className={styles.pages} aria-label={t('results.pages')}>
      {results.previousPath ? (
        <Link to={results.previousPath} rel="prev" className={styles.link}>
          <Icon name="arrow-left" />
          {t('results.previous')}
        </Link>
      ) : null}
      <ol className={styles.numbers} role="list">
        {results.pages.map(({ text, path, isCurrent }, index) => (
          <li key={index}>
            {path ? (
              <Link
                to={path}
                className={styles.link}
                aria-label={t('results.pageNumber', { page: text })}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
      {results.nextPath ? (
        <Link to={results.nextPath} rel="next" className={styles.link}>
          {t('results.next')}
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </nav>
  );
}
