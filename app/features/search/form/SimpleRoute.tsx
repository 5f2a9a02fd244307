import { useTranslation } from '~/i18n/use-translation';
import { ANYWHERE, LIMITS } from '../query/search-query';
import { TextField } from '~/ui/TextField';
import { DateInput } from './DateInput';
import type { TripDays } from './date-calendar';
import type { DAY_FIELDS } from './form-values';
import { FlexibilitySelect, flexibilityChoice, MonthField, monthText, NightsField } from './FlexibilitySelect';
import { NOTICE } from './day-notice';
import { labelOf } from './field-labels';
import { IntentButton } from './IntentButton';
import { PlaceInput } from './PlaceInput';
import styles from './SearchForm.module.css';
import { NO_NUMBER } from './passengers';
import { canSwap, lastOfRange, pickedCode } from './route';
import { daysBetween } from '~/dates/calendar-date';
import { isOnSale } from '~/dates/sale-dates';
import type { FormControl } from './use-search-form';

type DayField = (typeof DAY_FIELDS)[number];

/** Fields of a one-way or return journey. */
export function SimpleRoute({ control }: { control: FormControl }) {
  const { t } = useTranslation('home');
  const { state, values, onIntent } = control;
  const { dates, examples } = state;
  const { dateType, departureDate, dateBack } = values;
  const departure = pickedCode(values.departure);
  const isFlexible = dateType !== 'date';
  const searchesMonth = !isFlexible && values.flexibility === 'month';
  // The calendar shows the month around the day.
  const isMonth = searchesMonth && !control.enhanced;
  const dayClass = isFlexible ? styles.range : isMonth ? styles.month : styles.date;
  const isStaySet = isOnSale(departureDate, dates) && isOnSale(dateBack, dates) && dateBack >= departureDate;
  const stay = isStaySet ? t('dates.nights', { count: daysBetween(departureDate, dateBack) }) : undefined;

  /** One calendar for both days, or for both ends of a range. */
  const tripOf = (first: DayField, second: DayField): TripDays => ({
    isRange: isFlexible,
    days: { out: values[first], back: values[second] },
    labels: { out: t(labelOf(first, dateType)), back: t(labelOf(second, dateType)) },
    min: first === 'dateBack' && isOnSale(departureDate, dates) ? departureDate : dates.min,
    onDay: (side, date) => control.setDay(side === 'out' ? first : second, date),
    flexibility: flexibilityChoice(control, t),
  });

  const day = (name: DayField, start = '') => {
    const isEnd = name.endsWith('End');
    const isBack = name.startsWith('dateBack');
    const isStarted = isOnSale(start, dates);
    const isOptional = name === 'dateBack' && !isFlexible;
    const ends = [departure, pickedCode(values.arrival)] as const;
    const [from, to] = isBack && isFlexible ? [ends[1], ends[0]] : ends;
    return (
      <DateInput
        control={control}
        name={name}
        label={t(isOptional ? 'dates.backOptional' : labelOf(name, dateType))}
        emptyText={isOptional ? t('dates.addBack') : undefined}
        chosenText={searchesMonth ? (name === 'dateBack' ? stay : monthText(control)) : undefined}
        value={values[name]}
        min={isStarted ? start : dates.min}
        max={isEnd && isStarted ? lastOfRange(start, dates) : dates.max}
        departure={from}
        arrival={to}
        isSecond={isFlexible ? isEnd : isBack}
        trip={
          !isFlexible
            ? tripOf('departureDate', 'dateBack')
            : isBack
              ? tripOf('dateBack', 'dateBackEnd')
              : tripOf('departureDate', 'departureDateEnd')
        }
      />
    );
  };

  return (
    <>
      <div className={styles.places}>
        <PlaceInput control={control} side="departure" position={0} />
        <PlaceInput
          control={control}
          side="arrival"
          position={0}
          before={
            <div className={styles.swap}>
              <IntentButton
                intent={{ kind: 'swap' }}
                onIntent={onIntent}
                disabled={!canSwap(values)}
                label={t('places.swap')}
                icon="swap"
              />
            </div>
          }
        />
        {examples.length > 0 && values.arrival.text === '' ? (
          <div role="group" aria-label={t('places.examples')} className={`${styles.extras} ${styles.examples}`}>
            {examples
              .filter(({ code }) => code !== departure && code !== ANYWHERE)
              .slice(0, 2)
              .concat(examples.filter(({ code }) => code === ANYWHERE))
              .map(({ code, label }) => (
                <IntentButton
                  key={code}
                  intent={{ kind: 'goTo', code }}
                  onIntent={onIntent}
                  label={label}
                  look="quiet"
                />
              ))}
          </div>
        ) : null}
      </div>
      <div className={dayClass} data-testid="departure-date-container">
        {isMonth ? <MonthField control={control} /> : day('departureDate')}
        {isFlexible ? day('departureDateEnd', departureDate) : null}
        {isFlexible ? <span className={styles.nights}>{t('dates.rangeLimit')}</span> : null}
        <div className={styles.extras}>
          {isFlexible || isMonth ? (
            <IntentButton
              intent={{ kind: 'dates', type: 'date' }}
              onIntent={onIntent}
              label={t('flexibility.exact')}
              icon="calendar"
              look="quiet"
            />
          ) : (
            <FlexibilitySelect control={control} />
          )}
        </div>
      </div>
      <div className={dayClass} data-testid="date-back-container">
        {dateType === 'stay' ? (
          <Stay control={control} />
        ) : (
          <>
            {isMonth ? <NightsField control={control} /> : day('dateBack', departureDate)}
            {isFlexible ? day('dateBackEnd', dateBack || departureDate) : null}
          </>
        )}
        <div className={styles.extras}>
          {isFlexible ? (
            <IntentButton
              intent={{ kind: 'dates', type: dateType === 'stay' ? 'range' : 'stay' }}
              onIntent={onIntent}
              label={t(dateType === 'stay' ? 'dates.byDates' : 'dates.byStay')}
              look="quiet"
            />
          ) : null}
          {isFlexible || searchesMonth || !stay ? null : <span className={styles.nights}>{stay}</span>}
          {(dateBack !== '' && !isMonth) || dateType === 'stay' ? (
            <IntentButton
              intent={{ kind: 'noReturn' }}
              onIntent={onIntent}
              label={t('dates.noReturn')}
              icon="close"
              look="quiet"
            />
          ) : null}
        </div>
      </div>
      <p role="status" className={styles.dayNotice}>
        {control.dayNotice ? t(`dates.${control.dayNotice}`) : null}
      </p>
      {control.dayNotice ? <input type="hidden" name={NOTICE} value={control.dayNotice} /> : null}
    </>
  );
}

/** Days until the way back. */
function Stay({ control: { values, errors, change } }: { control: FormControl }) {
  const { t } = useTranslation('home');
  return (['stayMin', 'stayMax'] as const).map((name) => (
    <TextField
      key={name}
      type="number"
      inputMode="numeric"
      name={name}
      label={t(`dates.${name}`)}
      min={LIMITS.stayDays.min}
      max={LIMITS.stayDays.max}
      value={values[name] === NO_NUMBER ? '' : String(values[name])}
      onValue={(days) => change({ [name]: days === '' ? NO_NUMBER : Number(days) })}
      error={errors[name]}
    />
  ));
}
