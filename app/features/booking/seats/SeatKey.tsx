import { useTranslation } from '~/i18n/use-translation';
import type { SeatKind } from './cabin';
import cabinStyles from './CabinTable.module.css';
import styles from './SeatMapView.module.css';

/** Lists the kinds of seats with their prices, and the kinds that cannot be chosen. */
export function SeatKey({ kinds, hasFellows }: { kinds: SeatKind[]; hasFellows: boolean }) {
  const { t } = useTranslation('seats');
  return (
    <ul className={styles.key} role="list" aria-label={t('key.label')}>
      {kinds.map(({ zone, label, price, isForPassenger }) => (
        <li key={`${label} ${price}`}>
          <span className={`${cabinStyles.swatch} ${cabinStyles[zone]}`} />
          <span>
            {label} · <strong>{price}</strong>
            {isForPassenger ? null : <span className={styles.soft}> {t('key.exitOnly')}</span>}
          </span>
        </li>
      ))}
      <li>
        <span className={`${cabinStyles.swatch} ${cabinStyles.takenSwatch}`} />
        {t('key.taken')}
      </li>
      {hasFellows ? (
        <li>
          <span className={`${cabinStyles.swatch} ${cabinStyles.fellow}`} />
          {t('key.fellows')}
        </li>
      ) : null}
    </ul>
  );
}
