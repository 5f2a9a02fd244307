import { Form } from '@remix-run/react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import type { FareCell } from '~/features/trip/fare-rows.server';
import { ErrorPage } from '~/ui/ErrorPage';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon, type IconName } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { Price } from '~/ui/Price';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { BetterFareScreen, OfferScreen } from './screen.server';
import styles from './view.module.css';

export function BetterFareView({ screen }: { screen: BetterFareScreen }) {
  if (screen.kind === 'offer') return <Offer screen={screen} />;
  const { title, text, onText, onPath } = screen;
  return (
    <ErrorPage
      illustration="flight"
      title={title}
      description={text}
      actions={
        <ButtonLink to={onPath} reloadDocument>
          {onText}
        </ButtonLink>
      }
    />
  );
}

function Offer({ screen }: { screen: OfferScreen }) {
  const { t } = useTranslation('best-buy');
  return (
    <CheckoutPage step={screen.progress} title={screen.title} lead={<p>{screen.lead}</p>}>
      {screen.hasChanged ? (
        <Notice kind="info" title={t('changed.title')} role="status">
          <p>{t('changed.text')}</p>
        </Notice>
      ) : null}
      <Card>
        <div className={styles.offer}>
          <Comparison screen={screen} />
          <p className={styles.soft}>
            <Icon name="clock" />
            <span>{screen.until}</span>
          </p>
          <Form method="post" className={layout.row3}>
            <input type="hidden" name="fareKey" value={screen.fareKey} />
            <input type="hidden" name="amount" value={screen.amount} />
            <Button intent="take">{screen.takeText}</Button>
            <ButtonLink to={screen.keepPath} variant="secondary" reloadDocument>
              {screen.keepText}
            </ButtonLink>
          </Form>
          <p className={prose.soft}>{t('terms')}</p>
        </div>
      </Card>
    </CheckoutPage>
  );
}

/** Compares the differences of the two fares and the ticket total with each. */
function Comparison({ screen }: { screen: OfferScreen }) {
  const { t } = useTranslation('best-buy');
  const { rows, present, better, prices } = screen;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{present}</th>
          <th scope="col">{better}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind}>
            <th scope="row">{row.label}</th>
            <Cell cell={row.present} />
            <Cell cell={row.better} />
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{t('tickets')}</th>
          <td>
            <Price text={prices.present} />
          </td>
          <td>
            <Price text={prices.better} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const STATES: Readonly<Record<FareCell['state'], IconName | null>> = {
  yes: 'check',
  fee: 'card',
  no: 'close',
  unknown: 'info',
  fact: null,
};

function Cell({ cell }: { cell: FareCell }) {
  const icon = STATES[cell.state];
  return (
    <td className={styles[cell.state]}>
      <span className={styles.cell}>
        {icon ? <Icon name={icon} /> : null}
        {cell.text}
      </span>
    </td>
  );
}
