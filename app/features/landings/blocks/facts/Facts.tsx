import type { FactsScreen } from './screen.server';
import styles from './Facts.module.css';

/** The answers of the first screen, side by side. */
export function Facts({ screen: { label, facts } }: { screen: FactsScreen }) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {facts.map(({ label: name, value, note, href, isSearch }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {href ? (
              <a href={href} rel={isSearch ? 'nofollow' : undefined}>
                {value}
              </a>
            ) : (
              value
            )}
            {note ? <span className={styles.note}>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
