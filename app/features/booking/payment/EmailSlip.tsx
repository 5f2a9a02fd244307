import { Form } from '@remix-run/react';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import styles from './EmailSlip.module.css';

type Answer = { intent: string; label: string };

export type EmailSlipView = { title: string; use: Answer; right: Answer };

/** Asks whether the address is right that the tickets go to, with a button for either answer. */
export function EmailSlip({ slip: { title, use, right } }: { slip: EmailSlipView }) {
  return (
    <Notice kind="warning">
      <p className={styles.title}>{title}</p>
      <Form method="post" className={styles.answers}>
        {[use, right].map(({ intent, label }) => (
          <Button key={intent} variant="secondary" intent={intent}>
            {label}
          </Button>
        ))}
      </Form>
    </Notice>
  );
}
