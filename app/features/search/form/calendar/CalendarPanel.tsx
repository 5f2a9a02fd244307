import { useId, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './DateCalendar.module.css';
import { usePanel } from './use-panel';

export type CalendarPanelProps = {
  title: string;
  /** Beside the title: the chosen days, with the day under the pointer, and without it, for screen readers. */
  summary?: { shown: string; chosen: string };
  /** The day that takes the focus when the calendar opens; empty for the first selectable one. */
  focus: string;
  isNarrow: boolean;
  /** Clears the date; null when there is none. */
  onClear: (() => void) | null;
  /** @param returnsFocus false when the visitor has moved on */
  onClose: (returnsFocus: boolean) => void;
  children: ReactNode;
};

/** Frame of a calendar: its title, and the ways to clear the date and to close. */
export function CalendarPanel({ title, summary, focus, isNarrow, onClear, onClose, children }: CalendarPanelProps) {
  const { t } = useTranslation('calendar');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const dialog = usePanel({ isNarrow, focus, onClear, onClose });

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} data-testid="search-form-calendar">
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.summary} aria-hidden="true">
            {summary?.shown}
          </p>
          <VisuallyHidden>
            <span role="status">{summary?.chosen}</span>
          </VisuallyHidden>
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
