import { CheckoutPage } from '~/features/checkout/CheckoutPage';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { BankFrame } from './BankFrame';
import styles from './view.module.css';

export type BankScreen = {
  /** The bank's page, already known to be on an allowed host. */
  to: string;
  /** Where to go when the bank is done. */
  donePath: string;
};

export function BankView({ screen }: { screen: BankScreen }) {
  const { t } = useTranslation('booking');
  return (
    <CheckoutPage step="payment" title={t('bank.title')} lead={<p>{t('bank.text')}</p>}>
      <Card>
        <div className={styles.ways}>
          <BankFrame to={screen.to} donePath={screen.donePath} title={t('bank.frame')} />
          <ButtonLink to={screen.to} reloadDocument>
            {t('bank.open')}
          </ButtonLink>
          <p className={styles.hint}>{t('bank.hint')}</p>
          <p>
            <a href={screen.donePath}>{t('bank.done')}</a>
          </p>
        </div>
      </Card>
    </CheckoutPage>
  );
}
