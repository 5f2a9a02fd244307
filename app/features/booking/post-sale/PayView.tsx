import { Form } from '@remix-run/react';
import { CheckoutPage } from '../flow/CheckoutPage';
import { cardChoice } from '../payment/card-choice';
import type { CardRejection } from '../payment/card-form.server';
import { CardFields, CardSafety } from '../payment/CardFields';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { PriceList } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import type { PayScreen } from './pay-screen.server';
import styles from './post-sale.module.css';

export function PayView({ screen, rejected }: { screen: PayScreen; rejected: CardRejection | null }) {
  const { t } = useTranslation('post-sale');
  const { t: tBooking } = useTranslation('booking');
  return (
    <CheckoutPage step="bought" title={t('payTitle')} lead={<p className={styles.soft}>{screen.until}</p>}>
      <ErrorSummary title={t('errors')} errors={fieldsOf(rejected).summary} />
      {screen.refusal && !rejected ? (
        <Notice kind="danger" title={t('refused')} role="alert">
          <p>{screen.refusal}</p>
        </Notice>
      ) : null}
      {screen.bankAddress ? (
        <Notice kind="info" title={t('bank.title')}>
          <p>{t('bank.text')}</p>
          <div>
            <ButtonLink to={screen.bankAddress} reloadDocument>
              {t('bank.link')}
            </ButtonLink>
          </div>
        </Notice>
      ) : null}
      <Section id="chosen" title={t('chosen')}>
        <PriceList lines={screen.lines} totals={[{ label: t('total'), amount: screen.total }]} />
        <div>
          <ButtonLink to={screen.changePath} variant="quiet" reloadDocument>
            {t('change')}
          </ButtonLink>
        </div>
      </Section>
      <Form method="post" noValidate autoComplete="on">
        <Section id="card" title={tBooking('step2.card.title')}>
          <input type="hidden" name="idempotencyKey" value={screen.idempotencyKey} />
          <input type="hidden" name="amount" value={screen.amount} />
          <CardFields choice={cardChoice([], rejected)} errors={rejected?.errors ?? {}} />
          <Button intent="pay" wide>
            {screen.payText}
          </Button>
          <CardSafety />
        </Section>
      </Form>
    </CheckoutPage>
  );
}
