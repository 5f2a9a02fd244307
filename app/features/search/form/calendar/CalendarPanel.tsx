import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './DateCalendar.module.css';
import type { AfterCalendar } from '../date-calendar';
import { usePanel } from './use-panel';

export type CalendarPanelProps = {
  /** Name of the calendar; shown unless there is a `head`. */
  title: string;
  /** Stands in the place of the title and its button to clear the date. */
  head?: ReactNode;
  /** Choices below the head. */
  tools?: ReactNode;
  /** The chosen days, for screen readers. */
  status?: string;
  /** The day that takes the focus when the calendar opens; empty for the first selectable one. */
  focus: string;
  isNarrow: boolean;
  /** Clears the date; null when there is none. */
  onClear: (() => void) | null;
  onClose: (focus: AfterCalendar) => void;
  children: ReactNode;
};

/** Frame of a calendar: its title, and the ways to clear the date and to close. */
export function CalendarPanel({
  title,
  head,
  tools,
  status,
  focus,
  isNarrow,
  onClear,
  onClose,
  children,
}: CalendarPanelProps) {
  const { t } = useTranslation('calendar');
  const { t: common } = useTranslation('common');
  const dialog = usePanel({ isNarrow, focus, onClear, onClose });

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} data-testid="search-form-calendar">
      <div className={styles.panel}>
        <div>
          <div className={styles.head}>
            {head ?? (
              <h2 className={styles.title} aria-hidden="true">
                {title}
              </h2>
            )}
            <VisuallyHidden>
              <span role="status">{status}</span>
            </VisuallyHidden>
            {onClear && !head ? (
              <button type="button" className={styles.clear} onClick={onClear}>
                {t('picker.clear')}
              </button>
            ) : null}
            <button
              type="button"
              className={styles.close}
              aria-label={common('close')}
              onClick={() => onClose('field')}
            >
              <Icon name="close" large />
            </button>
          </div>
          {tools}
        </div>
        {children}
      </div>
    </dialog>
  );
}
