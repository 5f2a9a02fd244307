import { useTranslation } from '~/i18n/use-translation';
import table from './CarTable.module.css';
import styles from './CarKey.module.css';
import type { CarScreen } from './train-places-screen.server';
import { PlaceMark } from './PlaceMark';

export type CarKeyProps = {
  car: CarScreen;
  fellows: { mark: string; name: string; seat: string }[];
};

/** Explains the plan: groups of places with their prices, who may not have them, and places of the rest of the party. */
export function CarKey({ car, fellows }: CarKeyProps) {
  const { t } = useTranslation('seats');
  return (
    <ul className={styles.key} role="list" aria-label={t('key.label')}>
      {car.key.map(({ look, sign, label, free, price, refusal }) => (
        <li key={`${label} ${refusal}`}>
          <span className={`${table.swatch} ${refusal ? table.refused : table[look]}`}>
            {sign ? <PlaceMark sign={sign} className={table.swatchMark} /> : null}
          </span>
          <span className={styles.words}>
            <span>
              {label}
              <span className={styles.soft}>{refusal ? ` — ${refusal}` : ` · ${free}`}</span>
            </span>
            {price ? <strong className={styles.price}>{price}</strong> : null}
          </span>
        </li>
      ))}
      {fellows.map(({ mark, name, seat }) => (
        <li key={seat}>
          <span className={`${table.swatch} ${table.fellow}`} aria-hidden="true">
            {mark}
          </span>
          {name} · {seat}
        </li>
      ))}
      <li>
        <span className={`${table.swatch} ${table.taken}`} aria-hidden="true">
          ×
        </span>
        {t('key.taken')}
      </li>
      {car.window ? (
        <li>
          <span className={table.swatchWindow} />
          {car.window}
        </li>
      ) : null}
      {car.signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  );
}
