import type { ReactNode } from 'react';
import type { ProgressStep } from './checkout-flow';
import { useTranslation } from '~/i18n/use-translation';
import { Steps } from '~/ui/Steps';
import styles from './CheckoutPage.module.css';
import { PROGRESS } from './progress';

export type CheckoutPageProps = {
  /** `bought`: all steps are complete. Without one the page has no progress: it comes after the sale. */
  step?: ProgressStep | 'bought';
  title: string;
  /** The title is the name of the step, which a phone shows among the steps alone. */
  isStepTitle?: boolean;
  /** Shown below the title. */
  lead?: ReactNode;
  /** The order summary; stays in view beside the page on a wide screen. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Lays out a booking page: progress on top, the form on the left, the order on the right (design §8). */
export function CheckoutPage({ step, title, isStepTitle, lead, aside, children }: CheckoutPageProps) {
  return (
    <div className={aside ? styles.withAside : styles.page}>
      <div className={styles.head}>
        {step ? <Progress step={step} /> : null}
        <h1 className={isStepTitle ? `${styles.title} ${styles.ofStep}` : styles.title}>{title}</h1>
        {lead}
      </div>
      <div className={styles.columns}>
        <div className={styles.content}>{children}</div>
        {aside}
      </div>
    </div>
  );
}

function Progress({ step }: { step: NonNullable<CheckoutPageProps['step']> }) {
  const { t } = useTranslation('booking');
  const at = step === 'bought' ? PROGRESS.length : PROGRESS.indexOf(step);
  const state = (index: number) => (index < at ? 'done' : index === at ? 'current' : 'ahead');
  return (
    <Steps
      label={t('steps.label')}
      doneText={t('steps.done')}
      steps={PROGRESS.map((name, index) => ({ label: t(`steps.${name}`), state: state(index) }))}
    />
  );
}
