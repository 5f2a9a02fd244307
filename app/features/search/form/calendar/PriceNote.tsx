import { useMarket } from '~/i18n/use-market';
import { useTranslation } from '~/i18n/use-translation';
import { CURRENCIES } from '~/market/currencies';
import { pricedForAdult } from '../../calendar/priced';
import styles from './DateCalendar.module.css';

/** Says what the prices of a calendar are; empty while it has none. */
export function PriceNote({ isShown, isReturn }: { isShown: boolean; isReturn: boolean }) {
  const { t } = useTranslation('calendar');
  const { symbol, decimals } = CURRENCIES[useMarket().currency];
  const note = t('picker.priced', { currency: symbol, what: pricedForAdult({ isReturn }, t) });
  return (
    <p className={styles.note}>
      {isShown ? (
        <>
          {[note, decimals > 0 && t('picker.rounded')].filter(Boolean).join(' ')}{' '}
          <span className={styles.lowest}>{t('picker.green')}</span>
        </>
      ) : null}
    </p>
  );
}
