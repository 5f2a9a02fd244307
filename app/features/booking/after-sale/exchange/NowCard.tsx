import { useTranslation } from '~/i18n/use-translation';
import prose from '~/ui/prose.module.css';
import type { NowView } from './question-screen.server';
import styles from './exchange.module.css';

/** Keeps the flight that is given up in view while another one is chosen. */
export function NowCard({ now: { route, flights } }: { now: NowView }) {
  const { t } = useTranslation('exchange');
  return (
    <p className={`${prose.soft} ${styles.now}`}>
      {t('date.now')}: {route}, {flights}
    </p>
  );
}
