import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Price } from '~/ui/Price';
import prose from '~/ui/prose.module.css';
import { findSeat } from './cabin';
import type { SeatMapScreen } from './seat-map-screen.server';
import { cabinPart } from './seat-rules';
import styles from './SelectionPanel.module.css';

/**
 * Shows this passenger's choice and the total of all seats, always in view: beside the cabin, or a bar at the bottom of
 * a phone. Its buttons submit the cabin's form.
 * @param seat number of the currently selected seat; '' for none
 */
export function SelectionPanel({ screen, seat, form }: { screen: SeatMapScreen; seat: string; form: string }) {
  const { t } = useTranslation('seats');
  const { cabin, words, passenger } = screen;
  const selection = findSeat(cabin, seat);
  const kind = selection && cabin.kinds[selection.mark];
  const about = kind
    ? [
        words.place[selection.place],
        words.part[cabinPart(selection.rowIndex, cabin.rows.length)],
        kind.note,
        kind.price,
      ]
    : [t('none.label')];
  return (
    <aside className={styles.panel} aria-label={t('panel')}>
      <p className={styles.choice} role="status">
        <span className={prose.soft}>{t('legend', { name: words.names[passenger] ?? '' })}</span>
        <span className={styles.seat}>
          {kind ? <strong>{seat}</strong> : null} {about.filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className={styles.total}>
        <span>{t('total')}</span>
        <Price text={kind ? kind.total : screen.totalWithoutSeat} size="large" />
      </p>
      <div className={styles.go}>
        <Button form={form} wide>
          {screen.next}
        </Button>
      </div>
    </aside>
  );
}
