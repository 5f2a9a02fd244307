import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Price } from '~/ui/Price';
import styles from './SelectionPanel.module.css';

export type SelectionPanelProps = {
  /** Says who chooses: "Seat for Anna". */
  legend: string;
  /** Number of the currently selected seat; null for none. */
  seat: string | null;
  /** Says more about the choice: its place and price, or that there is none. */
  about: string;
  /** Null for a single price, which needs no label. */
  totalLabel: string | null;
  /** Null before anything costs money. */
  total: string | null;
  /** The bar of a phone says this instead, in one line: "Place 32 · +575 ₽". Missing: choice and total. */
  brief?: string;
  /** How much more it costs than the fare, beside the plan; null where that is not known. */
  difference?: { label: string; text: string } | null;
  next: string;
  /** Id of the form that the button submits. */
  form: string;
};

/**
 * Shows this passenger's choice and the total of all seats, always in view: beside the cabin, or a bar at the bottom of
 * a phone.
 */
export function SelectionPanel(props: SelectionPanelProps) {
  const { legend, seat, about, totalLabel, total, brief, difference, next, form } = props;
  const { t } = useTranslation('seats');
  return (
    <aside className={brief ? `${styles.panel} ${styles.isBrief}` : styles.panel} aria-label={t('panel')}>
      <p className={styles.choice} role="status">
        <span className={styles.legend}>{legend}</span>
        <span className={styles.seat}>
          {seat === null ? null : <strong>{seat}</strong>} {about}
        </span>
        {brief ? <strong className={styles.brief}>{brief}</strong> : null}
      </p>
      {difference ? (
        <p className={styles.difference}>
          <span>{difference.label}</span> <strong>{difference.text}</strong>
        </p>
      ) : null}
      {total === null ? null : (
        <p className={styles.total}>
          {totalLabel === null ? null : <span>{totalLabel}</span>}
          <Price text={total} size="large" />
        </p>
      )}
      <div className={styles.go}>
        <Button form={form} wide>
          {next}
        </Button>
      </div>
    </aside>
  );
}
