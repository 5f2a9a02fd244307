import { Link } from '@remix-run/react';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { LinkChoice } from '~/ui/LinkChoice';
import { Notice } from '~/ui/Notice';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import layout from '~/ui/layout.module.css';
import { AskAgain } from './AskAgain';
import { DateFilter } from './DateFilter';
import { DateList } from './DateList';
import { DateTable } from './DateTable';
import type { FlexibleDatesScreen } from './flexible-dates.server';
import { PriceProgress } from './PriceProgress';
import { PriceBars } from './PriceBars';
import styles from './FlexibleDates.module.css';

/** Shows the days of a search with flexible dates, each with its price and a link to its search. */
export function FlexibleDates({ dates }: { dates: FlexibleDatesScreen }) {
  const hasBars = dates.chart.bars.length > 0;
  return (
    <Card as="section" labelledBy="flexible-dates" flat stack>
      <div className={layout.stack1}>
        <h2 id="flexible-dates">{dates.title}</h2>
        <p className={styles.lead}>{dates.lead}</p>
      </div>
      <DateFilter filter={dates.filter} />
      {dates.isWaiting ? <AskAgain /> : null}
      {dates.cheapest ? (
        <p>
          <ButtonLink to={dates.cheapest.path} rel="nofollow">
            {dates.cheapest.text}
          </ButtonLink>
        </p>
      ) : null}
      {dates.isWaiting ? (
        <PriceProgress>{dates.notice}</PriceProgress>
      ) : dates.notice ? (
        <Notice kind="info" title={dates.notice} />
      ) : null}
      {hasBars ? (
        <div className={layout.stack2}>
          <p className={styles.note}>{dates.chartNote}</p>
          <PriceBars label={dates.axes.departure} chart={dates.chart} />
        </div>
      ) : null}
      <Tickets tickets={dates.tickets} words={dates.ticketWords} />
      <Parts dates={dates} />
      {dates.returns ? <DateTable dates={dates} /> : null}
      {dates.returns || hasBars ? null : <DateList dates={dates} className={styles.list} />}
      <p className={styles.note}>{dates.checked}</p>
    </Card>
  );
}

/** Lists the cheapest days, each a link to its tickets. */
function Tickets({
  tickets,
  words,
}: Pick<FlexibleDatesScreen, 'tickets'> & { words: FlexibleDatesScreen['ticketWords'] }) {
  if (tickets.length === 0) return null;
  return (
    <section aria-labelledby="cheapest-days" className={layout.stack2}>
      <h3 id="cheapest-days">{words.title}</h3>
      <ul role="list" className={styles.tickets} data-testid="cheapest-days">
        {tickets.map(({ day, note, price, difference, path }) => (
          <li key={path}>
            <Link to={path} rel="nofollow" className={styles.ticket}>
              <span>
                {day} {note ? <small>{note}</small> : null}
              </span>{' '}
              <span className={styles.price}>
                <strong>{price}</strong> {difference ? <small>{difference}</small> : null}
              </span>
              <span className={styles.see}>
                <VisuallyHidden below="tablet">{words.see}</VisuallyHidden>
                <Icon name="chevron-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the parts of a table that is too wide. */
function Parts({ dates: { axes, parts } }: { dates: FlexibleDatesScreen }) {
  if (parts.length === 0) return null;
  return <LinkChoice label={axes.back} links={parts} />;
}
