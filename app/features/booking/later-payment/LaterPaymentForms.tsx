import { cardChoice } from '../payment/card-choice';
import type { CardRejection } from '../payment/card-form.server';
import { PayByCard } from '../payment/PayByCard';
import { PayOnline } from '../payment/PayOnline';
import { SbpPayment } from '../payment/SbpPayment';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Notice } from '~/ui/Notice';
import type { LaterPaymentView } from './later-payment-view.server';

type LaterPaymentProps = { payment: LaterPaymentView; rejected: CardRejection | null };

/** Says what became of the last try to pay. It stands above what is paid for. */
export function LaterPaymentNotices({ payment, rejected }: LaterPaymentProps) {
  const { t } = useTranslation('post-sale');
  const { refusal, bankAddress, waitingInApp } = payment;
  return (
    <>
      {refusal && !rejected ? (
        <Notice kind="danger" title={t('refused')} role="alert" takesFocus>
          <p>{refusal}</p>
        </Notice>
      ) : null}
      {bankAddress ? (
        <Notice kind="info" title={t('bank.title')}>
          <p>{t('bank.text')}</p>
          <div>
            <ButtonLink to={bankAddress} reloadDocument>
              {t('bank.link')}
            </ButtonLink>
          </div>
        </Notice>
      ) : null}
      {waitingInApp ? (
        <Notice kind="info" title={waitingInApp.title}>
          <p>{waitingInApp.text}</p>
          <div>
            <ButtonLink to={waitingInApp.link.to} variant="secondary" reloadDocument>
              {waitingInApp.link.label}
            </ButtonLink>
          </div>
        </Notice>
      ) : null}
    </>
  );
}

/** Lists the ways to pay as on step 2; while a fast payment waits, leads to the bank's app instead. */
export function LaterPaymentForms({ payment, rejected }: LaterPaymentProps) {
  const { t } = useTranslation('booking');
  const { ways, attempt, schemes, savedCards, sbp } = payment;
  if (sbp) return <SbpPayment payment={sbp} />;
  const open = rejected ? 'card' : payment.openWay;
  const row = (option: keyof typeof ways) => ({
    isOpen: open === option,
    isOnly: !ways.card || !ways.sbp,
    attempt,
  });
  return (
    <Card flush>
      {ways.sbp ? <PayOnline option="sbp" way={ways.sbp} {...row('sbp')} /> : null}
      {ways.card ? (
        <PayByCard
          way={ways.card}
          title={t('step2.card.title')}
          choice={cardChoice(savedCards, rejected)}
          errors={rejected?.errors ?? {}}
          schemes={schemes}
          {...row('card')}
        />
      ) : null}
    </Card>
  );
}
