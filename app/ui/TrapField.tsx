import { TextField, type TextFieldProps } from './TextField';
import styles from './TrapField.module.css';

/**
 * A field that must stay empty: people neither see nor reach it, programs that fill in every field fill it in too. It is
 * never shown with what was typed, so that a person whose browser filled it in only has to send the form again.
 */
export function TrapField({ value: _typed, ...field }: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'label'>) {
  return (
    <div className={styles.trap}>
      <TextField {...field} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
