import type { ReactNode } from 'react';
import { Button, ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { PriceComparison } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { StickyBar } from './StickyBar';
import styles from './ConfirmForm.module.css';

type Words = { title: string; text: string };

/** The data of a confirmation, and the texts above its button. */
export type ConfirmFormView = {
  action: string;
  idempotencyKey: string;
  /** Hundredths; posted back. */
  amount: number;
  effects: string[];
  /** Until when the sum holds, or what else is good to know before the press. */
  holds: string;
  button: string;
  /** Leaves everything as it is. */
  keep: { label: string; to: string };
};

type ConfirmFormProps = {
  form: ConfirmFormView;
  heading: string;
  /** Stands above the button where it is long: the button stays in view below it. */
  before?: ReactNode;
  children?: ReactNode;
};

/** Confirms a quote by one button, whose form carries the shown sum and its idempotency key. */
export function ConfirmForm({ form, heading, before, children }: ConfirmFormProps) {
  return (
    <form method="post" action={form.action} className={before ? layout.column4 : undefined}>
      <input type="hidden" name="idempotencyKey" value={form.idempotencyKey} />
      <input type="hidden" name="amount" value={form.amount} />
      {before}
      <Section id="confirm" title={heading}>
        {form.effects.length > 1 ? (
          <ul className={styles.effects}>
            {form.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        ) : (
          <p>{form.effects[0]}</p>
        )}
        {children}
        <p className={prose.soft}>{form.holds}</p>
        {before ? null : <Button wide>{form.button}</Button>}
        <ButtonLink to={form.keep.to} variant="secondary" wide reloadDocument>
          {form.keep.label}
        </ButtonLink>
      </Section>
      {before ? (
        <StickyBar>
          <Button>{form.button}</Button>
        </StickyBar>
      ) : null}
    </form>
  );
}

type Change = Words & { old: { label: string; amount: string }; now: { label: string; amount: string } };

/** Says what became of an earlier confirmation: its outcome is unknown, or the sum has changed. */
export function ConfirmNotices({ unclear, change }: { unclear: Words | null; change: Change | null }) {
  return (
    <>
      {unclear ? (
        <Notice kind="warning" title={unclear.title} role="alert">
          <p>{unclear.text}</p>
        </Notice>
      ) : null}
      {change ? (
        <Notice kind="warning" title={change.title} role="alert">
          <PriceComparison old={change.old} now={change.now} />
          <p>{change.text}</p>
        </Notice>
      ) : null}
    </>
  );
}
