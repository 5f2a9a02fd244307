import { useTranslation } from '~/i18n/use-translation';
import { DateInput } from './DateInput';
import { IntentButton } from './IntentButton';
import styles from './Legs.module.css';
import { PlaceInput } from './PlaceInput';
import { firstDayOfLeg, pickedCode } from './route';
import type { FormControl } from './use-search-form';

/** Fields of a multi-city journey, each leg with its places and date. */
export function Legs({ control }: { control: FormControl }) {
  const { t } = useTranslation('home');
  const { values, onIntent } = control;
  const { dates } = control.state;
  return (
    <div className={styles.legs}>
      {values.legs.map((leg, position) => {
        const number = position + 1;
        return (
          // Legs have no identity except their position.
          <div key={position} role="group" aria-label={t('legs.name', { number })} className={styles.leg}>
            <span className={styles.name} aria-hidden="true">
              {t('legs.name', { number })}
            </span>
            <PlaceInput control={control} side="departure" position={position} />
            <PlaceInput control={control} side="arrival" position={position} />
            <div className={styles.date} data-testid="departure-date-container">
              <DateInput
                control={control}
                name={`legs[${position}].date`}
                label={t('dates.departure')}
                value={leg.date}
                min={firstDayOfLeg(values, position, dates)}
                max={dates.max}
                departure={pickedCode(leg.departure)}
                arrival={pickedCode(leg.arrival)}
              />
            </div>
            {/* Two legs are the least; the choice above leads back to a single journey. */}
            {values.legs.length > 2 ? (
              <div className={styles.remove}>
                <IntentButton
                  intent={{ kind: 'removeLeg', position }}
                  onIntent={onIntent}
                  label={t('legs.remove', { number })}
                  icon="close"
                />
              </div>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
