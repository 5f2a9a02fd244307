import type { ReactNode } from 'react';
import { useMarket } from '~/i18n/use-market';
import { useTranslation } from '~/i18n/use-translation';
import { CURRENCIES } from '~/market/currencies';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { wayText } from '../../calendar/priced';
import styles from './PriceNote.module.css';
import type { CalendarPrices } from './use-day-prices';

export type PriceNoteProps = CalendarPrices & {
  isReturn: boolean;
  /** A button beside the note. */
  children?: ReactNode;
};

/** Foot of a calendar: says what its prices are. A phone has one line for it. */
export function PriceNote({ prices, lowest, isReturn, children }: PriceNoteProps) {
  const { t } = useTranslation('calendar');
  const { symbol, decimals } = CURRENCIES[useMarket().currency];
  const what = [t('priced.kinds.all'), decimals > 0 && t('picker.rounded')].filter(Boolean).join(' · ');
  return (
    <div className={styles.foot} data-testid="calendar-prices-note">
      <p className={styles.note}>
        {Object.keys(prices).length > 0 ? (
          <>
            {t('picker.priced', { currency: symbol, way: wayText({ isReturn }, t) })}{' '}
            <VisuallyHidden below="tablet">{what}</VisuallyHidden>
          </>
        ) : null}
      </p>
      <p className={styles.green}>{lowest.size > 0 ? t('picker.green') : null}</p>
      {children}
    </div>
  );
}
