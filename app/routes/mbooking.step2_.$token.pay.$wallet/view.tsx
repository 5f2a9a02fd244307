import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { AttemptFields } from '~/features/booking/payment/AttemptFields';
import { OrderSummary } from '~/features/booking/summary/OrderSummary';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { Price } from '~/ui/Price';
import prose from '~/ui/prose.module.css';
import type { DeviceScreen } from './screen.server';
import styles from './view.module.css';

/**
 * Shows the amount, the wallet's button and the way back. Without the page's script only the text says why there is no
 * button; with it, one state shows at a time.
 */
export function DeviceWalletView({ screen }: { screen: DeviceScreen }) {
  const { form, states, back } = screen;
  return (
    <CheckoutPage
      step="payment"
      title={screen.title}
      lead={<p className={prose.soft}>{screen.payUntil}</p>}
      aside={<OrderSummary order={screen.order} />}
    >
      <Card>
        <div className={styles.pay}>
          <div>
            <Price text={screen.amount} size="huge" />
            <p>{screen.trips.join(', ')}</p>
          </div>
          <form method="post" action={form.action} data-wallet={JSON.stringify(form.button)} className={styles.form}>
            <input type="hidden" name="intent" value={form.intent} />
            <AttemptFields attempt={form.attempt} amount={form.amount} />
            <input type="hidden" name="deviceToken" />
            <div data-wallet-button="" />
            <noscript>
              <p>{states.noScript}</p>
            </noscript>
            <div role="status">
              {(['loading', 'unavailable', 'failed', 'sent'] as const).map((state) => (
                <p key={state} data-wallet-state={state} hidden>
                  {states[state]}
                </p>
              ))}
            </div>
          </form>
          <ButtonLink to={back.to} variant="secondary" reloadDocument>
            {back.label}
          </ButtonLink>
          <ol className={styles.next}>
            {screen.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.safe}>
            <Icon name="lock" />
            {screen.safety}
          </p>
        </div>
      </Card>
    </CheckoutPage>
  );
}
