import { useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { TextField, type TextFieldProps } from '~/ui/TextField';
import styles from './PassengerFields.module.css';
import { likelyEmail } from './likely-email';

/**
 * Asks for the address of the tickets. With a script it offers the likely address as soon as the field is left with a slip
 * of the keyboard; without one the payment page asks.
 */
export function EmailField(props: Pick<TextFieldProps, 'value' | 'error'>) {
  const { t } = useTranslation('booking');
  const [likely, setLikely] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const take = () => {
    const input = box.current?.querySelector('input');
    if (!input || !likely) return;
    input.value = likely;
    // The draft is kept by what is typed.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    setLikely(null);
  };
  return (
    <div ref={box}>
      <TextField
        {...props}
        name="email"
        label={t('step1.contacts.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        testId="email-input"
        onBlur={({ currentTarget }) => setLikely(likelyEmail(currentTarget.value.trim()))}
        below={
          <div role="status">
            {likely ? (
              <button type="button" className={styles.likely} onClick={take}>
                {t('step1.contacts.likely', { likely })}
              </button>
            ) : null}
          </div>
        }
      />
    </div>
  );
}
