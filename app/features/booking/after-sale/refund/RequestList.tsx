import { StatusMark } from '~/ui/StatusMark';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { RequestLine } from './area-screen.server';
import styles from './refund.module.css';

/** Lists the requests about an order, each with where it stands; nothing without any. */
export function RequestList({ requests }: { requests: readonly RequestLine[] }) {
  if (requests.length === 0) return null;
  return (
    <ul role="list">
      {requests.map(({ path, title, status, facts }) => (
        <li key={path} className={styles.request}>
          <div className={layout.between}>
            <a className={prose.link} href={path}>
              {title}
            </a>
            <StatusMark tone={status.tone}>{status.text}</StatusMark>
          </div>
          {facts.map((fact) => (
            <p key={fact} className={prose.soft}>
              {fact}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
