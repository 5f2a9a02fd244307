import { Link, type LinkProps } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './Button.module.css';

type Looks = {
  /** Use one `primary` per screen, for the next step. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Fills the width of its column. */
  wide?: boolean;
  testId?: string;
};

export type ButtonProps = Looks &
  Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style'> & {
    /** Value of the field `intent`, which tells the action which button was pressed. */
    intent?: string;
  };

/** A native submit button unless `type` says otherwise. */
export function Button({ variant, wide, testId, intent, type = 'submit', ...native }: ButtonProps) {
  const nameAndValue = intent === undefined ? {} : { name: 'intent', value: intent };
  return <button {...nameAndValue} {...native} type={type} className={look(variant, wide)} data-testid={testId} />;
}

export type ButtonLinkProps = Looks & Omit<LinkProps, 'className' | 'style'>;

/** A link styled as a button: for navigation, never for changing anything. */
export function ButtonLink({ variant, wide, testId, ...link }: ButtonLinkProps) {
  return <Link {...link} className={look(variant, wide)} data-testid={testId} />;
}

function look(variant: Looks['variant'] = 'primary', wide = false): string {
  return [styles.button, styles[variant], wide ? styles.wide : ''].filter(Boolean).join(' ');
}
