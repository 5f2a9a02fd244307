import { StatusMark } from '~/ui/StatusMark';
import prose from '~/ui/prose.module.css';
import type { TicketRow } from './order-requests.server';
import styles from './TicketRows.module.css';

/** Requests, one a row, with where each stands. */
export function TicketRows({ rows }: { rows: readonly TicketRow[] }) {
  return (
    <ul role="list" className={styles.rows}>
      {rows.map(({ path, title, details, status }) => (
        <li key={path} className={styles.row}>
          <div>
            <a href={path} className={prose.link}>
              {title}
            </a>
            <p className={prose.soft}>{details}</p>
          </div>
          <StatusMark tone={status.tone}>{status.text}</StatusMark>
        </li>
      ))}
    </ul>
  );
}
