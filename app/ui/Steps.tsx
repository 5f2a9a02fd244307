import { Icon } from './Icon';
import styles from './Steps.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export type StepsProps = {
  /** Name of the list, e.g. "Steps of the booking". */
  label: string;
  /** In order; exactly one is current. `doneText` is read after the names of finished steps. */
  steps: readonly { label: string; state: 'done' | 'current' | 'ahead' }[];
  doneText: string;
};

/**
 * Shows progress towards the ticket; phones name the current step only. Not links: the browser's Back button goes back.
 */
export function Steps({ label, steps, doneText }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label} role="list">
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={styles[step.state]}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" /> : index + 1}
          </span>
          {step.state === 'current' ? (
            <span>{step.label}</span>
          ) : (
            <VisuallyHidden below="tablet">
              {step.label}
              {step.state === 'done' ? <VisuallyHidden>, {doneText}</VisuallyHidden> : null}
            </VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  );
}
