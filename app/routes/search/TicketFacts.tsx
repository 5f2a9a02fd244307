import { Warnings } from '~/features/trip/Warnings';
import { Icon } from '~/ui/Icon';
import type { TicketView } from './ticket.server';
import styles from './TicketDialog.module.css';

/** Shows at the top of an opened ticket what it is: the times of each trip, what an only fare includes, other airports. */
export function TicketFacts({ ticket: { times, facts, fares, otherPorts } }: { ticket: TicketView }) {
  return (
    <section className={styles.summary} data-testid="ticket-facts">
      <ul className={styles.when} role="list">
        {times.map(({ when, who }) => (
          <li key={when}>
            {when}
            <span className={styles.who}>{who}</span>
          </li>
        ))}
      </ul>
      {fares ? null : (
        <ul className={styles.facts} role="list" aria-label={facts.title}>
          {facts.facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <Warnings texts={otherPorts} list={styles.facts} item={styles.warning} />
    </section>
  );
}
