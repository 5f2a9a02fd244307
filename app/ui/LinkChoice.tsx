import { Link } from '@remix-run/react';
import styles from './LinkChoice.module.css';

export type LinkChoiceProps = {
  /** Name of the list, e.g. "Regions". */
  label: string;
  /** `label` says more than a number does. Without a path it is text: a gap between pages. */
  links: readonly { text: string; label?: string; path: string | null; isCurrent: boolean }[];
  /** The links are pages of one list; otherwise they are parts of this page, which stays where it is scrolled to. */
  arePages?: boolean;
};

/** Links of which one is where one is: pages of a list, parts of a table, regions of a map. Crawlers stay out. */
export function LinkChoice({ label, links, arePages }: LinkChoiceProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links} role="list">
        {links.map(({ text, label, path, isCurrent }, index) => (
          <li key={index}>
            {path === null ? (
              text
            ) : (
              <Link
                to={path}
                rel="nofollow"
                className={styles.link}
                aria-label={label}
                aria-current={isCurrent ? (arePages ? 'page' : 'true') : undefined}
                preventScrollReset={!arePages}
              >
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
