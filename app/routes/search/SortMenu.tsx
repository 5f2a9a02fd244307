import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './OrderTabs.module.css';
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
    <div ref={menu} className={styles.menu} data-testid="sort-dropdown">
      <div>
        {/* A new key closes the list after a choice, because the page does not reload. */}
        <details key={sorting.label}>
          <summary className={styles.summary}>
            <Icon name="sort" />
            <VisuallyHidden below="tablet">{sorting.label}</VisuallyHidden>
          </summary>
          <div className={styles.list} role="list" data-testid="sort-dropdown-list">
            {sorting.options.map((option) => (
              <div key={option.text} role="listitem">
                <Link
                  to={option.path}
                  className={styles.option}
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
