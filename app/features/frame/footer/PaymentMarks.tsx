import { useTranslation } from '~/i18n/use-translation';
import { Icon, type IconName } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import type { CurrencyCode } from '~/market/currencies';
import { useFrame } from '../use-frame';
import styles from './Footer.module.css';

const MARKS: { name: string; icon: IconName; currency?: CurrencyCode }[] = [
  { name: 'cards', icon: 'card' },
  { name: 'sbp', icon: 'app', currency: 'RUB' },
  { name: 'threeDs', icon: 'shield' },
  { name: 'encryption', icon: 'lock' },
];

/** Explains how payments are taken and secured, with our own marks instead of trademarks. */
export function PaymentMarks() {
  const { t } = useTranslation('common');
  const { market } = useFrame();
  const marks = MARKS.filter(({ currency = market.currency }) => currency === market.currency);
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{t('footer.marks.title')}</h2>
      <ul role="list" className={layout.row2}>
        {marks.map(({ name, icon }) => (
          <li key={name} className={styles.mark}>
            <Icon name={icon} />
            {t(`footer.marks.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
