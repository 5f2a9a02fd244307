import { Icon, type IconName } from '~/ui/Icon';
import styles from './IntentButton.module.css';
import { intentValue, type FormIntent } from './intents';

export type IntentButtonProps = {
  intent: FormIntent;
  /** With JavaScript; without it the button submits its intent. */
  onIntent?: (intent: FormIntent) => void;
  label: string;
  icon: IconName;
  disabled?: boolean;
  testId?: string;
};

/** A round button with an icon that changes the form. */
export function IntentButton({ intent, onIntent, label, icon, disabled, testId }: IntentButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intentValue(intent)}
      aria-label={label}
      title={label}
      disabled={disabled}
      className={styles.button}
      data-testid={testId}
      onClick={
        onIntent
          ? (event) => {
              event.preventDefault();
              onIntent(intent);
            }
          : undefined
      }
    >
      <Icon name={icon} />
    </button>
  );
}
