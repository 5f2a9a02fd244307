import { Link } from '@remix-run/react';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import styles from './Dialog.module.css';
import { Icon } from './Icon';

export type DialogProps = {
  title: string;
  /** The page behind. Without JavaScript the dialog is its own page and the close button a plain link. */
  closeHref: string;
  /** With JavaScript: called instead of following the link. */
  onClose?: () => void;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** On a wide screen, sits in the corner instead of the middle. */
  corner?: boolean;
  /** Limits the width to a one-column form. */
  narrow?: boolean;
  testId?: string;
  children: ReactNode;
};

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [tabindex="0"]';

/**
 * A modal dialog. It takes focus when it opens, traps it, and returns it on closing. Escape or a click outside closes
 * it.
 */
export function Dialog({ title, closeHref, onClose, footer, corner, narrow, testId, children }: DialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const closer = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    document.documentElement.classList.add(styles.locked ?? '');
    return () => {
      document.documentElement.classList.remove(styles.locked ?? '');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  function close(event: MouseEvent) {
    if (!onClose) return;
    event.preventDefault();
    onClose();
  }

  function keepFocus(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      closer.current?.click();
    } else if (event.key === 'Tab' && box.current) {
      trap(event, box.current);
    }
  }

  return (
    <div className={[styles.layer, corner && styles.corner, narrow && styles.narrow].filter(Boolean).join(' ')}>
      <Link
        to={closeHref}
        onClick={close}
        className={styles.backdrop}
        tabIndex={-1}
        aria-hidden="true"
        preventScrollReset
      />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles Escape and Tab */}
      <section
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.dialog}
        data-testid={testId}
        onKeyDown={keepFocus}
      >
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Link
            ref={closer}
            to={closeHref}
            onClick={close}
            className={styles.close}
            preventScrollReset
            aria-label={t('close')}
          >
            <Icon name="close" large />
          </Link>
        </div>
        <div className={styles.content}>{children}</div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </section>
    </div>
  );
}

/**
 * Moves focus from the last control to the first on Tab, and from the first (or the dialog itself) to the last on
 * Shift+Tab.
 */
function trap(event: KeyboardEvent, box: HTMLElement) {
  const controls = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.offsetParent !== null);
  const first = controls[0];
  const last = controls.at(-1);
  const at = document.activeElement;
  if (event.shiftKey && (at === first || at === box)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first?.focus();
  }
}
