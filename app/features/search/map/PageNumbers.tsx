import { Link } from '@remix-run/react';
import styles from './PageNumbers.module.css';
import type { PageLinks } from './pages';

/** Links to the pages of a list. */
export function PageNumbers({ pages }: { pages: PageLinks | null }) {
  if (!pages) return null;
  return (
    <nav aria-label={pages.label}>
      <ul className={styles.pages} role="list">
        {pages.links.map(({ text, label, path, isCurrent }) => (
          <li key={path}>
            <Link
              to={path}
              rel="nofollow"
              className={styles.page}
              aria-label={label}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
