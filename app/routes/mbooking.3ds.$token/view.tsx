import { useEffect, useState } from 'react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Revalidation } from '~/ui/Waiting';
import { BankFrame } from './BankFrame';
import styles from './view.module.css';

export type BankScreen = {
  /** The bank's page, already known to be on an allowed host. */
  to: string;
  /** Where to go when the bank is done. */
  donePath: string;
  /** Where this payment can be given up for another one. */
  change: { label: string; to: string };
};

/** How often the page asks whether the bank is done, for a bank whose message does not arrive. */
const ASK_EVERY_SECONDS = 5;

/**
 * The frame is there only where scripts run: nobody would hear its message otherwise, and the visitor would stay in it.
 * The link leads to the bank's page at the top level, with and without scripts.
 */
export function BankView({ screen }: { screen: BankScreen }) {
  const { t } = useTranslation('booking');
  const [isFramed, setFramed] = useState(false);
  useEffect(() => setFramed(true), []);
  return (
    <CheckoutPage step="payment" title={t('bank.title')} lead={<p>{t('bank.text')}</p>}>
      {isFramed ? <Revalidation seconds={ASK_EVERY_SECONDS} /> : null}
      <Card>
        <div className={styles.ways}>
          {isFramed ? <BankFrame to={screen.to} donePath={screen.donePath} title={t('bank.frame')} /> : null}
          <ButtonLink to={screen.to} variant={isFramed ? 'secondary' : 'primary'} reloadDocument>
            {t('bank.open')}
          </ButtonLink>
          <p className={styles.hint}>{t('bank.hint')}</p>
          <p className={styles.links}>
            <a href={screen.donePath} className={styles.link}>
              {t('bank.done')}
            </a>
            <a href={screen.change.to} className={styles.link}>
              {screen.change.label}
            </a>
          </p>
        </div>
      </Card>
    </CheckoutPage>
  );
}
