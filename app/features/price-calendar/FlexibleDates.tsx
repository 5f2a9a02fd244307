import { Form, Link } from '@remix-run/react';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Revalidation } from '~/ui/Waiting';
import type { DateFilterView } from './date-filter.server';
import { DateList, DateTable } from './DateTable';
import type { FlexibleDatesScreen } from './flexible-dates.server';
import styles from './FlexibleDates.module.css';

/** How soon a page without its prices asks again. */
const REFRESH_SECONDS = 3;

/** The days of a search with flexible dates, each with its price and a link to its search. */
export function FlexibleDates({ dates }: { dates: FlexibleDatesScreen }) {
  return (
    <section className={styles.block} aria-labelledby="flexible-dates">
      <div className={styles.head}>
        <h2 id="flexible-dates">{dates.title}</h2>
        <p className={styles.lead}>{dates.lead}</p>
      </div>
      <DateFilter filter={dates.filter} />
      {dates.isWaiting ? <AskAgain /> : null}
      {dates.cheapest ? (
        <p className={styles.cheapest}>
          <Link to={dates.cheapest.path} rel="nofollow">
            {dates.cheapest.text}
          </Link>
        </p>
      ) : null}
      {dates.notice ? <Notice kind="info" title={dates.notice} /> : null}
      <Parts dates={dates} />
      {dates.returns ? <DateTable dates={dates} /> : <DateList dates={dates} className={styles.list} />}
    </section>
  );
}

function AskAgain() {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
      </noscript>
      <Revalidation seconds={REFRESH_SECONDS} />
    </>
  );
}

function DateFilter({ filter }: { filter: DateFilterView }) {
  // A new key for another answer: the boxes stand as the link says.
  const key = filter.boxes.map(({ isOn }) => isOn).join();
  return (
    <Form key={key} method="get" action="/search" className={styles.filter} preventScrollReset>
      {filter.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.boxes}>
        <legend className={styles.legend}>{filter.legend}</legend>
        {filter.boxes.map(({ name, value, label, isOn }) => (
          <label key={name} className={styles.box}>
            <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
            {label}
          </label>
        ))}
      </fieldset>
      <Button variant="secondary">{filter.apply}</Button>
    </Form>
  );
}

/** Of a table that is too wide. */
function Parts({ dates: { axes, parts } }: { dates: FlexibleDatesScreen }) {
  if (parts.length === 0) return null;
  return (
    <nav aria-label={axes.back}>
      <ul className={styles.parts} role="list">
        {parts.map((part) => (
          <li key={part.path}>
            <Link
              to={part.path}
              rel="nofollow"
              className={styles.part}
              aria-current={part.isCurrent ? 'true' : undefined}
              preventScrollReset
            >
              {part.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
