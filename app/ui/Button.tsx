import { Link, type LinkProps } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './Button.module.css';

type Looks = {
  /** One `primary` a screen: the way on. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** As wide as its column. */
  wide?: boolean;
  testId?: string;
};

export type ButtonProps = Looks &
  Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style'> & {
    /** Sent as the field `intent`, by which the action knows what was pressed. */
    intent?: string;
  };

/** A native submit button unless `type` says otherwise. */
export function Button({ variant, wide, testId, intent, type = 'submit', ...native }: ButtonProps) {
  const sent = intent === undefined ? {} : { name: 'intent', value: intent };
  return <button {...sent} {...native} type={type} className={look(variant, wide)} data-testid={testId} />;
}

export type ButtonLinkProps = Looks & Omit<LinkProps, 'className' | 'style'>;

/** A link that looks like a button: for going somewhere, never for changing something. */
export function ButtonLink({ variant, wide, testId, ...link }: ButtonLinkProps) {
  return <Link {...link} className={look(variant, wide)} data-testid={testId} />;
}

function look(variant: Looks['variant'] = 'primary', wide = false): string {
  return [styles.button, styles[variant], wide ? styles.wide : ''].filter(Boolean).join(' ');
}
