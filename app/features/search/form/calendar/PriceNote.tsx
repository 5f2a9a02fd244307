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
  /** The prices are of whole months, without the colours of days. */
  areMonths?: boolean;
  /** Length of the stay as text; empty while it is open. */
  stay?: string;
  /** The page with the prices of a year; null where it has others than these. */
  yearPath?: string | null;
  /** Buttons below the note, or beside it on a wide screen. */
  children?: ReactNode;
};

/** Foot of a calendar: says what its prices are, and leads to those of a year. */
export function PriceNote({
  prices,
  isReturn,
  areMonths = false,
  stay = '',
  yearPath = null,
  children,
}: PriceNoteProps) {
  const { t } = useTranslation('calendar');
  const { symbol, decimals } = CURRENCIES[useMarket().currency];
  const hasPrices = Object.keys(prices).length > 0;
  const what = hasPrices && [
    t('picker.priced', { currency: symbol, way: wayText({ isReturn }, t) }),
    t('priced.kinds.all'),
    decimals > 0 && !areMonths && t('picker.rounded'),
  ];
  return (
    <div className={styles.foot} data-testid="calendar-prices-note">
      <p className={styles.note}>
        {[stay, ...(what || [])].filter(Boolean).join(' · ')}
        {hasPrices && !areMonths ? (
          <>
            {' · '}
            <span className={styles.cheap}>{t('picker.cheap')}</span>{' '}
            <span className={styles.dear}>{t('picker.dear')}</span>
          </>
        ) : null}
        {hasPrices && yearPath ? (
          <>
            {' · '}
            <a href={yearPath}>{t('nearby.year')}</a>
          </>
        ) : null}
      </p>
      {children}
    </div>
  );
}
