import { useTranslation } from '~/i18n/use-translation';
import type { SeatKind } from './cabin';
import cabinStyles from './CabinTable.module.css';
import type { SeatMapScreen } from './seat-map-screen.server';
import styles from './SeatMapView.module.css';

export type KeyEntry = Pick<SeatKind, 'zone' | 'label' | 'price' | 'refusal'>;

/** Lists the kinds of seats with their prices, the seats that are taken, and those of the rest of the party by name. */
export function SeatKey({ kinds, fellows }: { kinds: KeyEntry[]; fellows: SeatMapScreen['fellows'] }) {
  const { t } = useTranslation('seats');
  return (
    <ul className={styles.key} role="list" aria-label={t('key.label')}>
      {kinds.map(({ zone, label, price, refusal }) => (
        <li key={`${label} ${price}`}>
          <span className={`${cabinStyles.swatch} ${cabinStyles[zone]}`} />
          <span>
            {label} · <strong>{price}</strong>
            {refusal ? <span className={styles.soft}> {refusal}</span> : null}
          </span>
        </li>
      ))}
      <li>
        <span className={`${cabinStyles.swatch} ${cabinStyles.takenSwatch}`} />
        {t('key.taken')}
      </li>
      {fellows.map(({ mark, name, seat }) => (
        <li key={seat}>
          <span className={`${cabinStyles.swatch} ${cabinStyles.fellow}`} aria-hidden="true">
            {mark}
          </span>
          {name} · {seat}
        </li>
      ))}
    </ul>
  );
}
