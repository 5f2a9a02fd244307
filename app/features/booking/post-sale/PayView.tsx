import { CheckoutPage } from '../flow/CheckoutPage';
import { LaterPaymentForms, LaterPaymentNotices } from '../later-payment/LaterPaymentForms';
import type { CardRejection } from '../payment/card-form.server';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { PriceList } from '~/ui/PriceList';
import prose from '~/ui/prose.module.css';
import { Section } from '~/ui/Section';
import type { PayScreen } from './pay-screen.server';
import styles from './post-sale.module.css';

export function PayView({ screen, rejected }: { screen: PayScreen; rejected: CardRejection | null }) {
  const { t } = useTranslation('post-sale');
  const parts = { payment: screen.payment, rejected };
  return (
    <CheckoutPage
      title={t('payTitle')}
      lead={
        <div>
          <p className={styles.trip}>{screen.trip}</p>
          <p className={prose.soft}>{screen.until}</p>
        </div>
      }
    >
      <ErrorSummary title={t('errors')} errors={fieldsOf(rejected).summary} />
      <LaterPaymentNotices {...parts} />
      <Section id="chosen" title={t('chosen')}>
        <PriceList lines={screen.lines} totals={[{ label: t('total'), amount: screen.total }]} />
        <div>
          <a className={prose.link} href={screen.changePath}>
            {t('change')}
          </a>
        </div>
      </Section>
      <LaterPaymentForms {...parts} />
    </CheckoutPage>
  );
}
