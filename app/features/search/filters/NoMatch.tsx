import { Link } from '@remix-run/react';
import { Card } from '~/ui/Card';
import { Illustration } from '~/ui/Illustration';
import prose from '~/ui/prose.module.css';
import type { FiltersScreen } from './filters-view';
import styles from './NoMatch.module.css';

/** Shown when the filters match nothing: suggests filters to drop, with the number of results. */
export function NoMatch({ filters: { noMatch, reset } }: { filters: FiltersScreen }) {
  if (!noMatch) return null;
  return (
    <Card>
      <div className={styles.state} data-testid="filter-no-match">
        <Illustration name="nothingFound" />
        <h2>{noMatch.title}</h2>
        <p>{noMatch.text}</p>
        <ul className={styles.drops} role="list">
          {noMatch.drops.map(({ text, matchText, path }) => (
            <li key={path}>
              <Link to={path} className={styles.drop} preventScrollReset>
                <span>{text}</span>
                <strong>{matchText}</strong>
              </Link>
            </li>
          ))}
        </ul>
        {reset ? (
          <Link to={reset.path} className={prose.link} preventScrollReset>
            {reset.text}
          </Link>
        ) : null}
      </div>
    </Card>
  );
}
