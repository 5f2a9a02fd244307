import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { OrderSummary } from '~/features/booking/summary/OrderSummary';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Notice } from '~/ui/Notice';
import { Price } from '~/ui/Price';
import type { PaymentInfoScreen } from './screen.server';
import styles from './view.module.css';

export function PaymentInfoView({ screen }: { screen: PaymentInfoScreen }) {
  const { t } = useTranslation('payment-info');
  const { tone, status, sums, ways, attempts, actions } = screen;
  return (
    <CheckoutPage
      step={screen.isBought ? 'bought' : 'payment'}
      title={t('title')}
      aside={<OrderSummary order={screen.order} />}
    >
      <Notice kind={tone} title={status.title}>
        <p>{status.text}</p>
      </Notice>
      <Card as="section" labelledBy="sums">
        <div className={styles.section}>
          <h2 id="sums" className={styles.title}>
            {t('sum.heading')}
          </h2>
          <dl className={styles.rows}>
            {sums.map(({ label, amount }, index) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  <Price text={amount} size={index === sums.length - 1 ? 'large' : undefined} />
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            {actions.map(({ label, to }, index) => (
              <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'} reloadDocument>
                {label}
              </ButtonLink>
            ))}
          </div>
          {screen.betterFare ? (
            <p>
              <a className={styles.link} href={screen.betterFare.to}>
                {screen.betterFare.label}
              </a>
            </p>
          ) : null}
        </div>
      </Card>
      {ways.length > 0 ? <Rows id="ways" heading={t('way.heading')} rows={ways} /> : null}
      {attempts.length > 0 ? (
        <Rows
          id="attempts"
          heading={t('attempt.heading')}
          rows={attempts.map(({ title, result, amount }) => ({ title, text: result, amount }))}
        />
      ) : null}
    </CheckoutPage>
  );
}

function Rows({ id, heading, rows }: { id: string; heading: string; rows: PaymentInfoScreen['ways'] }) {
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.section}>
        <h2 id={id} className={styles.title}>
          {heading}
        </h2>
        <ul className={styles.rows} role="list">
          {rows.map(({ title, text, amount }, index) => (
            <li key={index} className={styles.row}>
              <div>
                <p>{title}</p>
                <p className={styles.soft}>{text}</p>
              </div>
              <Price text={amount} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
