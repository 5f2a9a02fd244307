import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { AddonLines } from '../ancillaries/AddonLines';
import { FoldedTrip } from '~/features/trip/FoldedTrip';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Price } from '~/ui/Price';
import { PriceList } from '~/ui/PriceList';
import styles from './OrderSummary.module.css';
import type { OrderSummaryView } from './order-summary';

const ID = 'order-summary';

/**
 * The browser opens and closes the popover without a script. React 18 passes these attributes on but has no types for
 * them.
 */
const POPOVER = { popover: 'auto' };
const opener = (action: 'show' | 'hide') => ({ popovertarget: ID, popovertargetaction: action });

export type OrderSummaryProps = {
  order: OrderSummaryView;
  payUntil?: string;
  /** Id of the form to submit when an add-on is removed. */
  form?: string;
  /** Text of the button in the bar that submits that form; without one the bar only tells the total. */
  submit?: string;
  /** False where the page has an `OrderOpener`, and its button names the total. */
  hasBar?: boolean;
};

/**
 * Shows what is being bought and the price. Beside the form on a wide screen, always in view; on a phone a bar at the
 * bottom, or an `OrderOpener`, opens it as a native popover.
 */
export function OrderSummary({ order, payUntil, form, submit, hasBar = true }: OrderSummaryProps) {
  const { t } = useTranslation('booking');
  const totals = order.totals ?? [{ label: t('summary.total'), amount: order.total }];
  const [first] = totals;
  const [line, ...others] = order.lines;
  // One traveller without anything else: the line would only say the total again.
  const isTold = others.length === 0 && totals.length === 1 && line?.amount === first?.amount;
  return (
    <>
      <aside id={ID} className={styles.summary} aria-labelledby="order-summary-title" {...POPOVER}>
        <div className={styles.head}>
          <h2 id="order-summary-title" className={styles.title}>
            {t('summary.title')}
          </h2>
          <button type="button" className={styles.close} aria-label={t('summary.close')} {...opener('hide')}>
            <Icon name="close" large />
          </button>
        </div>
        <div className={styles.trips}>
          {order.trips.map((trip, index) => (
            <FoldedTrip key={index} trip={trip} heading="h3" />
          ))}
        </div>
        <div className={layout.stack1}>
          {order.fare ? <p className={styles.fare}>{order.fare}</p> : null}
          {order.rulesPath ? (
            <a className={prose.link} href={order.rulesPath}>
              {t('summary.rules')}
            </a>
          ) : null}
          <ul className={prose.soft} role="list">
            {order.baggage.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {isTold ? null : <PriceList lines={order.lines} small />}
        <AddonLines addons={order.addons} form={form} />
        <div className={styles.totals}>
          <PriceList lines={order.paymentLines ?? []} totals={totals} small />
        </div>
        {order.note ? <p className={prose.soft}>{order.note}</p> : null}
        {payUntil ? (
          <p className={styles.until}>
            <Icon name="clock" />
            {payUntil}
          </p>
        ) : null}
      </aside>
      {hasBar ? (
        <div className={styles.bar}>
          <p className={styles.barTotal}>
            <span className={prose.soft}>{first?.label}</span>
            {order.oldTotal ? <Price text={order.oldTotal} old /> : null}
            <Price text={first?.amount ?? order.total} size="large" />
          </p>
          <button
            type="button"
            className={styles.barButton}
            aria-label={submit ? t('summary.open') : undefined}
            {...opener('show')}
          >
            {submit ? null : t('summary.open')}
            <Icon name={submit ? 'info' : 'chevron-right'} />
          </button>
          {submit ? (
            <div className={styles.barSubmit}>
              <Button form={form} wide>
                {submit}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** Opens the summary on a phone, from the head of a page without the bar. */
export function OrderOpener() {
  const { t } = useTranslation('booking');
  return (
    <button type="button" className={styles.opener} {...opener('show')}>
      {t('summary.open')}
      <Icon name="chevron-down" />
    </button>
  );
}
