import { useTranslation } from '~/i18n/use-translation';
import type { SaleDates } from '~/dates/sale-dates';
import { monthOf } from '~/dates/month-grid';
import type { DayPrices } from '../../calendar/day-prices-link';
import type { FlexibilityChoice } from '../date-calendar';
import { MONTH_PREFIX } from '../form-values';
import { monthDates } from '../flexibility';
import styles from './MonthCards.module.css';
import { lowestOf } from './picker-days';

export type MonthCardsProps = {
  choice: Pick<FlexibilityChoice, 'label' | 'months' | 'month' | 'choose'>;
  dates: SaleDates;
  /** Prices by day of departure. */
  prices: DayPrices;
};

/** Offers the months of a search of a whole month, each with its lowest price as far as it is known. */
export function MonthCards({ choice: { label, months, month: chosen, choose }, dates, prices }: MonthCardsProps) {
  const { t } = useTranslation('calendar');
  const cards = months.map(({ value, label: name }) => {
    const { first, last } = monthDates(monthOf(value.slice(MONTH_PREFIX.length)), dates);
    return { value, name, price: lowestOf(prices, { from: first, to: last }) };
  });
  const lowest = Math.min(...cards.map(({ price }) => price?.amount ?? Infinity));
  return (
    <div role="group" aria-label={label} className={styles.months} data-testid="month-cards">
      {cards.map(({ value, name, price }) => (
        <button
          key={value}
          type="button"
          className={styles.month}
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          <span className={styles.name}>{name}</span>{' '}
          <span className={price?.amount === lowest ? `${styles.price} ${styles.lowest}` : styles.price}>
            {price ? t('picker.lowest', { price: price.text }) : null}
          </span>
        </button>
      ))}
    </div>
  );
}
