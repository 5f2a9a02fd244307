import type { ReactNode } from 'react';
import { useMarket } from '~/i18n/use-market';
import { useTranslation } from '~/i18n/use-translation';
import { CURRENCIES } from '~/market/currencies';
import { wayText } from '../../calendar/priced';
import styles from './PriceNote.module.css';
import type { DayPrices } from '../../calendar/day-prices-link';

export type PriceNoteProps = {
  prices: DayPrices;
  isReturn: boolean;
  /** Length of the stay as text; empty while it is open. */
  stay?: string;
  /** A button beside the note. */
  children?: ReactNode;
};

/** Foot of a calendar: says what its prices are, in two lines. */
export function PriceNote({ prices, isReturn, stay = '', children }: PriceNoteProps) {
  const { t } = useTranslation('calendar');
  const { symbol, decimals } = CURRENCIES[useMarket().currency];
  const what = [t('priced.kinds.all'), decimals > 0 && t('picker.rounded')].filter(Boolean).join(' · ');
  const hasPrices = Object.keys(prices).length > 0;
  return (
    <div className={styles.foot} data-testid="calendar-prices-note">
      <p className={styles.note}>
        {[stay, hasPrices && t('picker.priced', { currency: symbol, way: wayText({ isReturn }, t) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.note}>{hasPrices ? what : null}</p>
      {children}
    </div>
  );
}
