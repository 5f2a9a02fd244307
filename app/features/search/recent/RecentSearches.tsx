import { Form, Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { FORGET_SEARCHES } from './forget-intent';
import type { RecentSearch } from './recent-searches.server';
import styles from './RecentSearches.module.css';

type RecentSearchesProps = {
  searches: readonly RecentSearch[];
  /** Target of the button that clears the list: the market's home page. */
  action: string;
};

/** The last searches of this browser as links, with a button that clears them. Nothing without any. */
export function RecentSearches({ searches, action }: RecentSearchesProps) {
  const { t } = useTranslation('home');
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={styles.recent} data-testid="recent-searches">
      <div className={styles.head}>
        <h2 id="recent" className={styles.title}>
          {t('recent.title')}
        </h2>
        <Form method="post" action={action} preventScrollReset>
          <Button variant="quiet" intent={FORGET_SEARCHES}>
            {t('recent.clear')}
          </Button>
        </Form>
      </div>
      <ul role="list" className={styles.list}>
        {searches.map(({ path, route, dates, passengers }) => (
          <li key={path}>
            <Link to={path} rel="nofollow" className={styles.search}>
              <span className={styles.route}>{route}</span>{' '}
              <span className={styles.facts}>
                {dates} · {passengers}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
