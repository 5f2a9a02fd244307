import { Link } from '@remix-run/react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
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

/**
 * A native modal dialog: the browser traps the focus, closes it on Escape, and keeps the page behind out of reach. Its
 * title takes the focus. A click outside closes it too. Without JavaScript it is open over the page, and closing it is
 * a link. The section inside has role and name, as automation expects (upstream facts §7).
 */
export function Dialog({ title, closeHref, onClose, footer, corner, narrow, testId, children }: DialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const layer = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closer = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const dialog = layer.current;
    if (!dialog) return;
    dialog.open = false;
    dialog.showModal();
    heading.current?.focus();
    return () => {
      // A browser returns the focus when it closes a dialog, but not when the dialog is removed.
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  function close(event: MouseEvent) {
    if (!onClose) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={layer}
      open
      className={[styles.layer, corner && styles.corner, narrow && styles.narrow].filter(Boolean).join(' ')}
      onClose={() => closer.current?.click()}
    >
      <Link
        to={closeHref}
        onClick={close}
        className={styles.backdrop}
        tabIndex={-1}
        aria-hidden="true"
        preventScrollReset
      />
      <section role="dialog" aria-modal="true" aria-labelledby={titleId} className={styles.panel} data-testid={testId}>
        <div className={styles.header}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
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
    </dialog>
  );
}
