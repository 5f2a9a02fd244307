import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './field.module.css';

/** The hint of a control; `describe` refers to its id. */
export function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  );
}

/** The error of a control; `describe` refers to its id. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  );
}
