import { useTranslation } from '~/i18n/use-translation';
import { FieldError } from '~/ui/FieldMessage';
import { fieldId } from '~/ui/field-id';
import { Icon, type IconName } from '~/ui/Icon';
import { Price } from '~/ui/Price';
import styles from './FareTable.module.css';
import { FIELDS } from './form';
import type { FareFeature, FareScreen, FareView } from './screen.server';

const ICONS: Readonly<Record<FareFeature['kind'], IconName>> = {
  baggage: 'bag',
  cabinBag: 'hand-bag',
  refund: 'refresh',
  exchange: 'swap',
};

/** Fares side by side, each a radio; what they offer stands in rows, so that they can be compared across. */
export function FareTable({ screen }: { screen: FareScreen }) {
  const { t } = useTranslation('booking');
  const id = fieldId(FIELDS.fareKey);
  return (
    <fieldset className={styles.fares} aria-describedby={screen.fareError ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{t('step0.fares')}</legend>
      <FieldError id={id} error={screen.fareError ?? undefined} />
      <div className={styles.table}>
        {screen.fares.map((fare, index) => (
          <Fare key={fare.key} fare={fare} index={index} isChosen={fare.key === screen.chosenFareKey} />
        ))}
      </div>
    </fieldset>
  );
}

function Fare({ fare, index, isChosen }: { fare: FareView; index: number; isChosen: boolean }) {
  const { t } = useTranslation('booking');
  const id = fieldId(FIELDS.fareKey);
  return (
    <label className={styles.fare}>
      <span className={styles.name}>
        <input
          type="radio"
          id={index === 0 ? id : `${id}-${index}`}
          name={FIELDS.fareKey}
          value={fare.key}
          defaultChecked={isChosen}
          data-fare={index}
          required
        />
        {fare.name}
        {fare.isRecommended ? <span className={styles.recommended}>{t('step0.recommended')}</span> : null}
      </span>
      <span className={styles.price}>
        <Price text={fare.total} size="large" />
        {fare.difference ? <span className={styles.difference}>{fare.difference}</span> : null}
      </span>
      {fare.features.map(({ kind, text, state }) => (
        <span key={kind} className={`${styles.feature} ${styles[state]}`}>
          <Icon name={state === 'no' && kind === 'baggage' ? 'no-bag' : ICONS[kind]} />
          {text}
        </span>
      ))}
    </label>
  );
}
