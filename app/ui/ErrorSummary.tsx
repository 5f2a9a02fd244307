import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from './Icon';
import styles from './ErrorSummary.module.css';
import { fieldId } from './field-id';

export type ErrorSummaryProps = {
  title: string;
  /** In the order of the fields on the page; `field` is the field's name, empty for an error of the whole form. */
  errors: readonly { field: string; message: string }[];
};

/**
 * What is wrong in a form, on top of it; nothing when nothing is. Takes focus when it appears and whenever the errors
 * change, and leads to each field. Without JavaScript the browser's own `autofocus` and fragment links do the same.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const said = errors.map((error) => `${error.field}: ${error.message}`).join('\n');
  useEffect(() => {
    if (said !== '') box.current?.focus();
  }, [said]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the page was re-shown because of these errors
      autoFocus
      aria-labelledby="error-summary-title"
    >
      <h2 id="error-summary-title" className={styles.title}>
        <Icon name="warning" />
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === '' ? (
              message
            ) : (
              <a href={`#${fieldId(field)}`} onClick={focusField}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A fragment link scrolls to a fieldset but does not focus it: its first control is meant. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  const control = target?.matches('input, select, textarea, button')
    ? target
    : target?.querySelector<HTMLElement>('input, select, textarea, button');
  if (!control) return;
  event.preventDefault();
  control.focus();
}
