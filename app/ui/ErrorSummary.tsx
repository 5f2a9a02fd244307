import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from './Icon';
import styles from './ErrorSummary.module.css';
import { useFieldIds } from './field-scope';

export type ErrorSummaryProps = {
  title: string;
  /** In the order of the fields on the page; `field` is the field's name, empty for an error of the whole form. */
  errors: readonly { field: string; message: string }[];
  /** Takes focus again whenever this value changes; defaults to the errors. Null: never takes focus. */
  focusOn?: unknown;
  /** The title and its short messages are one row. */
  inline?: boolean;
};

/**
 * Lists a form's validation errors above it; renders nothing when there are none. Takes focus when it appears and
 * whenever `focusOn` changes, and links to each field. Without JavaScript, `autofocus` and fragment links do the same.
 */
export function ErrorSummary({ title, errors, focusOn, inline }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const idOf = useFieldIds();
  const titleId = idOf('error-summary-title');
  const messages = errors.map((error) => `${error.field}: ${error.message}`).join('\n');
  const cause = focusOn === undefined ? messages : focusOn;
  useEffect(() => {
    isFirst.current = false;
    if (cause !== null) box.current?.focus();
  }, [cause]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      className={inline ? `${styles.summary} ${styles.row}` : styles.summary}
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the page was re-shown because of these errors
      autoFocus={isFirst.current && cause !== null}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.title}>
        <Icon name="warning" />
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === '' ? (
              message
            ) : (
              <a href={`#${idOf(field)}`} onClick={focusField}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A fragment link only scrolls to a fieldset, so focus its first control. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  const control = target?.matches('input, select, textarea, button')
    ? target
    : target?.querySelector<HTMLElement>('input, select, textarea, button');
  if (!control) return;
  event.preventDefault();
  control.focus();
}
