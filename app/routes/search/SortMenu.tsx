import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './Results.module.css';
import type { ResultsScreen } from './results.server';

/** Links for the order of the offers, in a list that folds without a script. */
export function SortMenu({ sorting }: { sorting: ResultsScreen['sorting'] }) {
  const { t } = useTranslation('search');
  const menu = useRef<HTMLDivElement>(null);

  // Automation presses the boxes around the controls (upstream facts §7): such a click counts as one on the control.
  useEffect(() => {
    const box = menu.current;
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof HTMLDivElement)) return;
      target.querySelector<HTMLElement>(':scope > details > summary, :scope > a')?.click();
    };
    box?.addEventListener('click', press);
    return () => box?.removeEventListener('click', press);
  }, []);

  return (
    <div ref={menu} className={styles.sort} data-testid="sort-dropdown">
      <div>
        {/* A new key closes the list after a choice, because the page does not reload. */}
        <details key={sorting.label}>
          <summary className={styles.sortSummary}>
            <VisuallyHidden below="tablet">
              <span className={styles.sortLabel}>{t('results.sortLabel')}:</span>
            </VisuallyHidden>{' '}
            <span className={styles.sortValue}>{sorting.label}</span>
          </summary>
          <div className={styles.sortList} role="list" data-testid="sort-dropdown-list">
            {sorting.options.map((option) => (
              <div key={option.text} role="listitem">
                <Link
                  to={option.path}
                  className={styles.sortOption}
                  aria-current={option.isCurrent ? 'true' : undefined}
                  preventScrollReset
                >
                  <span>{option.text}</span>
                  {option.isDescending ? <span className={styles.direction}>{t('results.descending')}</span> : null}
                </Link>
              </div>
            ))}
          </div>
        </details>
      </div>
    </div>
  );
}
