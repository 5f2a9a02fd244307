import { Form } from '@remix-run/react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { ChangeScreen } from './screen.server';
import styles from './view.module.css';

/** @param problem why the last cancellation failed */
export function ChangeView({ screen, problem }: { screen: ChangeScreen; problem: string | null }) {
  const { t } = useTranslation('payment');
  return (
    <CheckoutPage step="payment" title={t('change.title')} lead={<p className={styles.pending}>{screen.pending}</p>}>
      {problem ? <Notice kind="danger" title={problem} role="alert" /> : null}
      <Card>
        <div className={styles.text}>
          <p>{t('change.void')}</p>
          <p className={prose.soft}>{t('change.kept')}</p>
          <div className={layout.row3}>
            <ButtonLink to={screen.bankPath} reloadDocument>
              {t('change.stay')}
            </ButtonLink>
            <Form method="post">
              <input type="hidden" name="attempt" value={screen.attempt} />
              <Button intent="cancelPayment" variant="secondary" wide>
                {t('change.confirm')}
              </Button>
            </Form>
          </div>
        </div>
      </Card>
    </CheckoutPage>
  );
}
