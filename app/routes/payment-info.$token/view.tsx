import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { OrderSummary } from '~/features/booking/summary/OrderSummary';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Price } from '~/ui/Price';
import { PriceList } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
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
      <Section id="sums" title={t('sum.heading')}>
        <PriceList lines={sums.slice(0, -1)} totals={sums.slice(-1)} />
        <div className={layout.row3}>
          {actions.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'} reloadDocument>
              {label}
            </ButtonLink>
          ))}
        </div>
        {screen.betterFare ? (
          <p>
            <a className={prose.link} href={screen.betterFare.to}>
              {screen.betterFare.label}
            </a>
          </p>
        ) : null}
      </Section>
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
    <Section id={id} title={heading}>
      <ul className={styles.rows} role="list">
        {rows.map(({ title, text, amount }, index) => (
          <li key={index} className={styles.row}>
            <div>
              <p>{title}</p>
              <p className={prose.soft}>{text}</p>
            </div>
            <Price text={amount} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
