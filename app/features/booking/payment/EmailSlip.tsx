import { Form } from '@remix-run/react';
import { Icon } from '~/ui/Icon';
import styles from './EmailSlip.module.css';

type Answer = { intent: string; label: string };

/** `answers`: none once one of them was given. */
export type EmailSlipView = { title: string; answers: Answer[] };

/** Says where the tickets go, in a quiet line above the ways to pay; asks whether that is right, until one answer is given. */
export function EmailSlip({ slip: { title, answers } }: { slip: EmailSlipView }) {
  return (
    <div className={answers.length > 0 ? `${styles.slip} ${styles.doubtful}` : styles.slip}>
      <Icon name={answers.length > 0 ? 'warning' : 'check'} />
      <p>{title}</p>
      {answers.length > 0 ? (
        <Form method="post" className={styles.answers}>
          {answers.map(({ intent, label }) => (
            <button key={intent} name="intent" value={intent}>
              {label}
            </button>
          ))}
        </Form>
      ) : null}
    </div>
  );
}
