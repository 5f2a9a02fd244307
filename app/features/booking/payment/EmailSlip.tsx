import { Form } from '@remix-run/react';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import styles from './EmailSlip.module.css';

type Answer = { intent: string; label: string };

/** `answers`: none once one of them was given. */
export type EmailSlipView = { title: string; answers: Answer[] };

/** Asks whether the address is right that the tickets go to, with a button for either answer; then says where they go. */
export function EmailSlip({ slip: { title, answers } }: { slip: EmailSlipView }) {
  return (
    <Notice kind={answers.length > 0 ? 'warning' : 'good'}>
      <p className={styles.title}>{title}</p>
      {answers.length > 0 ? (
        <Form method="post" className={styles.answers}>
          {answers.map(({ intent, label }) => (
            <Button key={intent} variant="secondary" intent={intent}>
              {label}
            </Button>
          ))}
        </Form>
      ) : null}
    </Notice>
  );
}
