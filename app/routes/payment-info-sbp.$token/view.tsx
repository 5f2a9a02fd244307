import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { SbpPayment } from '~/features/booking/payment/SbpPayment';
import { useTranslation } from '~/i18n/use-translation';
import prose from '~/ui/prose.module.css';
import type { SbpScreen } from './screen.server';

export function SbpView({ screen }: { screen: SbpScreen }) {
  const { t } = useTranslation('sbp');
  return (
    <CheckoutPage step="payment" title={t('title')} lead={<p className={prose.soft}>{t('lead')}</p>}>
      <SbpPayment payment={screen} />
    </CheckoutPage>
  );
}
