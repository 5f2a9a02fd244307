import { Form } from '@remix-run/react';
import { Price } from '~/ui/Price';
import layout from '~/ui/layout.module.css';
import type { AddonLinesView } from './order-lines.server';
import styles from './AddonLines.module.css';

/**
 * Lists the ancillaries added to the tickets, each with a button that removes it.
 * @param form id of the form to submit along; without it the button submits alone
 */
export function AddonLines({ addons, form }: { addons: AddonLinesView; form?: string }) {
  const { lines, remove, frozen, problem } = addons;
  if (lines.length === 0 && !problem) return null;
  const list = (
    <ul className={styles.lines} role="list">
      {lines.map(({ label, details, amount, removal }, index) => (
        <li key={index} className={styles.line}>
          <div>
            <p className={styles.label}>{label}</p>
            <p className={styles.detail}>{details.join(' · ')}</p>
          </div>
          <div className={styles.side}>
            <Price text={amount} />
            {removal ? (
              <button
                name="intent"
                value={removal}
                form={form}
                className={styles.remove}
                aria-label={[remove, label, ...details].join(', ')}
              >
                {remove}
              </button>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={layout.stack2}>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {form || !lines.some(({ removal }) => removal) ? list : <Form method="post">{list}</Form>}
      {frozen ? <p className={styles.detail}>{frozen}</p> : null}
    </div>
  );
}
