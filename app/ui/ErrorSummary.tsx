import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from './Icon';
import styles from './ErrorSummary.module.css';
import { fieldId } from './field-id';

export type ErrorSummaryProps = {
  title: string;
  /** In the order of the fields on the page; `field` is the field's name, empty for an error of the whole form. */
  errors: readonly { field: string; message: string }[];
  /** What it takes the focus for, anew whenever this is another: the errors unless told; null: it never does. */
  focusOn?: unknown;
};

/**
 * What is wrong in a form, on top of it; nothing when nothing is. Takes focus when it appears and whenever what it is
 * shown for changes, and leads to each field. Without JavaScript the browser's own `autofocus` and fragment links do the same.
 */
export function ErrorSummary({ title, errors, focusOn }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const said = errors.map((error) => `${error.field}: ${error.message}`).join('\n');
  const cause = focusOn === undefined ? said : focusOn;
  useEffect(() => {
    isFirst.current = false;
    if (cause !== null) box.current?.focus();
  }, [cause]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the page was re-shown because of these errors
      autoFocus={isFirst.current && cause !== null}
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
