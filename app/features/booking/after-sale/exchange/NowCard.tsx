import { useTranslation } from '~/i18n/use-translation';
import { Card } from '~/ui/Card';
import prose from '~/ui/prose.module.css';
import type { NowView } from './question-screen.server';
import styles from './exchange.module.css';

/** Keeps the flight that is given up in view while another one is chosen. */
export function NowCard({ now: { route, flights } }: { now: NowView }) {
  const { t } = useTranslation('exchange');
  return (
    <Card flat className={styles.now}>
      <p className={prose.soft}>{t('date.now')}</p>
      <p>
        <strong className={styles.line}>{route}</strong>
        <span className={styles.line}>{flights}</span>
      </p>
    </Card>
  );
}
