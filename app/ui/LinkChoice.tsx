import { Link } from '@remix-run/react';
import styles from './LinkChoice.module.css';

export type LinkChoiceProps = {
  /** Name of the list, e.g. "Regions". */
  label: string;
  /** `label` says more than a number does. */
  links: readonly { text: string; label?: string; path: string; isCurrent: boolean }[];
  /** The links are pages of one list; otherwise they are parts of this page, which stays where it is scrolled to. */
  arePages?: boolean;
};

/** Links of which one is where one is: pages of a list, parts of a table, regions of a map. Crawlers stay out. */
export function LinkChoice({ label, links, arePages }: LinkChoiceProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links} role="list">
        {links.map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              rel="nofollow"
              className={styles.link}
              aria-label={link.label}
              aria-current={link.isCurrent ? (arePages ? 'page' : 'true') : undefined}
              preventScrollReset={!arePages}
            >
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
