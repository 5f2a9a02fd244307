import { Icon, type IconName } from '~/ui/Icon';
import styles from './IntentButton.module.css';
import { intentValue, type FormIntent } from './intent';
import type { OnIntent } from './use-search-form';

export type IntentButtonProps = {
  intent: FormIntent;
  /** Runs with JavaScript; without it the button submits its intent. */
  onIntent: OnIntent;
  label: string;
  icon?: IconName;
  /** `round`: icon only; `quiet`: text, optionally with an icon; `choice`: one of several options, pressed or not. */
  look?: 'round' | 'quiet' | 'choice';
  isPressed?: boolean;
  disabled?: boolean;
  testId?: string;
};

/** A button that changes the form. */
export function IntentButton(props: IntentButtonProps) {
  const { intent, onIntent, label, icon, look = 'round', isPressed, disabled, testId } = props;
  const isRound = look === 'round';
  return (
    <button
      type="submit"
      name="intent"
      value={intentValue(intent)}
      aria-label={isRound ? label : undefined}
      title={isRound ? label : undefined}
      aria-pressed={isPressed}
      disabled={disabled}
      className={styles[look]}
      data-testid={testId}
      onClick={(press) => onIntent(intent, press)}
    >
      {icon ? <Icon name={icon} /> : null}
      {isRound ? null : label}
    </button>
  );
}
