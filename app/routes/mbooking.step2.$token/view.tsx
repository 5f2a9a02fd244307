import { Form } from '@remix-run/react';
import { CheckoutPage } from '~/features/checkout/CheckoutPage';
import { OrderSummary } from '~/features/checkout/OrderSummary';
import { CardFields } from '~/features/payment/CardFields';
import { PromoCode } from '~/features/promo-code/PromoCode';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { Price } from '~/ui/Price';
import type { PaymentScreen, PriceChangeScreen } from './screen.server';
import type { Step2Refusal } from './submit.server';
import styles from './view.module.css';

export function Step2View({ screen, refusal }: { screen: PaymentScreen; refusal: Step2Refusal | null }) {
  const { t } = useTranslation('booking');
  const errors = refusal?.errors ?? screen.errors;
  return (
    <CheckoutPage
      step="payment"
      title={t('step2.title')}
      lead={<p className={styles.until}>{screen.payUntil}</p>}
      aside={<OrderSummary order={screen.order} />}
    >
      <ErrorSummary title={t('step2.errors')} errors={errors.summary} />
      {screen.refusal && !refusal ? (
        <Notice kind="danger" title={t('step2.refusal.title')} role="alert">
          <p>{screen.refusal}</p>
        </Notice>
      ) : null}
      {screen.bankPath ? (
        <Notice kind="info" title={t('step2.atBank.title')}>
          <p>{t('step2.atBank.text')}</p>
          <p>
            <a href={screen.bankPath}>{t('step2.atBank.link')}</a>
          </p>
        </Notice>
      ) : null}
      <Travellers screen={screen} />
      {screen.promo ? <PromoCode promo={screen.promo} fault={refusal?.promo ?? null} /> : null}
      <Form method="post" noValidate autoComplete="on">
        <Card as="section" labelledBy="card">
          <div className={styles.form}>
            <h2 id="card" className={styles.title}>
              {t('step2.card.title')}
            </h2>
            <input type="hidden" name="idempotencyKey" value={screen.idempotencyKey} />
            <input type="hidden" name="amount" value={screen.amount} />
            <CardFields cardholder={refusal?.cardholder ?? screen.cardholder} errors={errors.byField} />
            <div className={styles.submit}>
              <Button intent="pay" wide>
                {screen.payText}
              </Button>
              <p className={styles.next}>{t('step2.next')}</p>
            </div>
          </div>
        </Card>
      </Form>
    </CheckoutPage>
  );
}

function Travellers({ screen }: { screen: PaymentScreen }) {
  const { t } = useTranslation('booking');
  return (
    <Card as="section" labelledBy="travellers">
      <div className={styles.head}>
        <h2 id="travellers" className={styles.title}>
          {t('step2.travellers')}
        </h2>
        <a className={styles.edit} href={screen.editPath}>
          {t('step2.edit')}
        </a>
      </div>
      <ul className={styles.people} role="list">
        {screen.passengers.map(({ name, details }, index) => (
          <li key={index}>
            <strong>{name}</strong>
            <span className={styles.details}>{details}</span>
          </li>
        ))}
      </ul>
      <p className={styles.contacts}>{t('step2.contacts', screen.contacts)}</p>
    </Card>
  );
}

export function PriceChangeView({ screen }: { screen: PriceChangeScreen }) {
  const { t } = useTranslation('booking');
  return (
    <CheckoutPage
      step="payment"
      title={t(screen.isHigher ? 'priceChange.titleHigher' : 'priceChange.titleLower')}
      aside={<OrderSummary order={screen.order} />}
    >
      <Card>
        <div className={styles.form}>
          <p>{t('priceChange.reason')}</p>
          <dl className={styles.prices}>
            <div>
              <dt>{t('priceChange.old')}</dt>
              <dd>
                <Price text={screen.oldPrice} size="large" old />
              </dd>
            </div>
            <div>
              <dt>{t('priceChange.new')}</dt>
              <dd>
                <Price text={screen.newPrice} size="huge" />
              </dd>
            </div>
          </dl>
          <p>{t('priceChange.kept')}</p>
          <Form method="post" className={styles.choice}>
            <input type="hidden" name="amount" value={screen.amount} />
            <Button intent="acceptPrice">{t('priceChange.accept', { amount: screen.newPrice })}</Button>
            <ButtonLink to={screen.searchPath} variant="secondary" reloadDocument>
              {t('priceChange.search')}
            </ButtonLink>
          </Form>
        </div>
      </Card>
    </CheckoutPage>
  );
}
