import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import styles from './DateCalendar.module.css';
import { usePanel } from './use-panel';

export type CalendarPanelProps = {
  title: string;
  /** Beside the title: the chosen days. */
  summary?: string;
  isNarrow: boolean;
  /** Clears the date; null when there is none. */
  onClear: (() => void) | null;
  /** @param returnsFocus false when the visitor has moved on */
  onClose: (returnsFocus: boolean) => void;
  children: ReactNode;
};

/** Frame of a calendar: its title, and the ways to clear the date and to close. */
export function CalendarPanel({ title, summary, isNarrow, onClear, onClose, children }: CalendarPanelProps) {
  const { t } = useTranslation('calendar');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const dialog = usePanel(isNarrow, () => onClose(false));

  /** Backspace and Delete clear the date (specification 1 §4). */
  function onKeyDown(event: KeyboardEvent) {
    const isClear = event.key === 'Backspace' || event.key === 'Delete';
    if (!isClear && event.key !== 'Escape') return;
    event.preventDefault();
    if (isClear) onClear?.();
    else onClose(true);
  }

  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose(true);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click outside closes it; it handles its own keys
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-testid="search-form-calendar"
      onCancel={(event) => {
        event.preventDefault();
        onClose(true);
      }}
      onClick={closeBeside}
      onKeyDown={onKeyDown}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p role="status" className={styles.summary}>
            {summary}
          </p>
          {onClear ? (
            <button type="button" className={styles.clear} onClick={onClear}>
              {t('picker.clear')}
            </button>
          ) : null}
          <button type="button" className={styles.close} aria-label={common('close')} onClick={() => onClose(true)}>
            <Icon name="close" large />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
