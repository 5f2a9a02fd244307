import { Form } from '@remix-run/react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { OrderOpener, OrderSummary } from '~/features/booking/summary/OrderSummary';
import { cardChoice } from '~/features/booking/payment/card-choice';
import { EmailSlip } from '~/features/booking/payment/EmailSlip';
import { PayByCard } from '~/features/booking/payment/PayByCard';
import { PayOnline } from '~/features/booking/payment/PayOnline';
import { PART_FIELDS } from '~/features/booking/payment/part-payment';
import { PartPayment } from '~/features/booking/payment/PartPayment';
import { PromoCode } from '~/features/booking/payment/PromoCode';
import { WalletMark } from '~/features/booking/payment/WalletMark';
import { fieldsOf, rejectionOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Fold } from '~/ui/Fold';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { PriceComparison } from '~/ui/PriceList';
import prose from '~/ui/prose.module.css';
import type { PaymentScreen, PriceChangeScreen } from './screen.server';
import type { Step2Rejection } from './submit.server';
import styles from './view.module.css';

type StepProps = { screen: PaymentScreen; rejected: Step2Rejection | null };

export function Step2View({ screen, rejected }: StepProps) {
  const { t } = useTranslation('booking');
  // A wrong promo code is told at its field, which takes the focus; the rest of the page is right.
  const summary = (rejected ? fieldsOf<string>(rejected).summary : screen.errors.summary).filter(
    ({ field }) => field !== 'promoCode' && !PART_FIELDS.some((part) => part === field),
  );
  const promo = screen.promo ? <PromoCode promo={screen.promo} rejected={rejectionOf(rejected, 'promo')} /> : null;
  // After a refusal the page is about another try: the way that was tried comes first.
  const isAgain = screen.refusal !== null || rejected?.form === 'card';
  const slip = screen.emailSlip ? <EmailSlip slip={screen.emailSlip} /> : null;
  // A code that came with a link, or is the account's own, waits to be applied; any other one is a rarer choice than the ways to pay.
  const isPromoFirst =
    screen.promo?.applied === null && (screen.promo.offered.code !== '' || screen.promo.own.length > 0);
  return (
    <CheckoutPage
      step="payment"
      title={screen.title ?? t('steps.payment')}
      isStepTitle={screen.title === null}
      lead={
        <div className={styles.lead}>
          <p className={styles.trip}>{screen.tripLine}</p>
          <p className={styles.order}>
            <strong className={styles.amount}>{screen.order.total}</strong>
            <OrderOpener />
          </p>
          <p className={prose.soft}>{screen.payUntil}</p>
        </div>
      }
      aside={<OrderSummary order={screen.order} hasBar={false} />}
    >
      <ErrorSummary
        title={summary.some(({ field }) => field !== '') ? t('step1.errors') : t('step2.refusal.title')}
        errors={summary}
      />
      {screen.refusal && !rejected ? (
        <Notice kind="danger" role="alert" takesFocus>
          <p className={styles.refusal}>{screen.refusal}</p>
        </Notice>
      ) : null}
      <Notices screen={screen} />
      {isAgain ? null : slip}
      {promo && isPromoFirst ? <Card className={styles.folds}>{promo}</Card> : null}
      {screen.parts.length > 0 ? (
        <Card className={styles.folds}>
          {screen.parts.map((part) => (
            <PartPayment key={part.field} part={part} rejected={rejectionOf(rejected, part.field)} />
          ))}
        </Card>
      ) : null}
      <Ways screen={screen} rejected={rejected} isAgain={isAgain} />
      {isAgain ? slip : null}
      {(promo && !isPromoFirst) || screen.travellers ? (
        <Card className={styles.folds}>
          {isPromoFirst ? null : promo}
          {screen.travellers ? <Travellers travellers={screen.travellers} /> : null}
        </Card>
      ) : null}
      {screen.freeCancellation && screen.ways.card === null ? (
        <FreeCancellation text={screen.freeCancellation} />
      ) : null}
      {screen.earned ? <p className={prose.soft}>{screen.earned}</p> : null}
      <p className={`${prose.soft} ${styles.note}`}>{screen.holdNote}</p>
    </CheckoutPage>
  );
}

function FreeCancellation({ text }: { text: string }) {
  return (
    <p className={styles.free}>
      <Icon name="check" />
      {text}
    </p>
  );
}

/** Lists the ways to pay: wallets of the device first, then a row for each, of which one is open. */
function Ways({ screen, rejected, isAgain }: StepProps & { isAgain: boolean }) {
  const { t } = useTranslation('booking');
  const { ways, attempt, deviceLinks } = screen;
  const card = rejectionOf(rejected, 'card');
  const open = card ? 'card' : screen.openWay;
  const isOnly = Object.values(ways).filter((way) => way !== null).length === 1;
  const row = (option: keyof typeof ways) => ({ isOpen: open === option, isOnly, attempt });
  const devices =
    deviceLinks.length > 0 ? (
      <p className={styles.devices}>
        {deviceLinks.map(({ wallet, label, to }) => (
          <ButtonLink key={to} to={to} variant="secondary" reloadDocument>
            <WalletMark wallet={wallet} />
            {label}
          </ButtonLink>
        ))}
      </p>
    ) : null;
  const rows = {
    sbp: ways.sbp ? <PayOnline key="sbp" option="sbp" way={ways.sbp} {...row('sbp')} /> : null,
    card: ways.card ? (
      <PayByCard
        key="card"
        way={ways.card}
        title={t('step2.card.title')}
        choice={cardChoice(screen.savedCards, card, screen.typedCard)}
        errors={rejected ? rejected.errors : screen.errors.byField}
        schemes={screen.schemes}
        promise={screen.freeCancellation ? <FreeCancellation text={screen.freeCancellation} /> : null}
        {...row('card')}
      />
    ) : null,
    wallet: ways.wallet ? <PayOnline key="wallet" option="wallet" way={ways.wallet} {...row('wallet')} /> : null,
    e_wallet: ways.e_wallet ? (
      <PayOnline key="e_wallet" option="e_wallet" way={ways.e_wallet} {...row('e_wallet')} />
    ) : null,
  };
  const options = ['sbp', 'card', 'wallet', 'e_wallet'] as const;
  const sorted = isAgain ? [...options].sort((a, b) => Number(b === open) - Number(a === open)) : options;
  return (
    <Card flush>
      {isAgain ? null : devices}
      {sorted.map((option) => rows[option])}
      {isAgain ? devices : null}
    </Card>
  );
}

function Notices({ screen: { pending, notices } }: { screen: PaymentScreen }) {
  return (
    <>
      {pending ? (
        <Notice kind="info" title={pending.title}>
          <p>{pending.text}</p>
          <p className={styles.links}>
            <a href={pending.bank.to}>{pending.bank.label}</a>
            <a href={pending.change.to}>{pending.change.label}</a>
          </p>
        </Notice>
      ) : null}
      {notices.map(({ id, kind, title, text }) => (
        <Notice key={id} kind={kind} title={title}>
          <p>{text}</p>
        </Notice>
      ))}
    </>
  );
}

function Travellers({ travellers }: { travellers: NonNullable<PaymentScreen['travellers']> }) {
  const { t } = useTranslation('booking');
  const { passengers, contacts, editPath } = travellers;
  return (
    <Fold
      title={
        <>
          <strong>{t('step2.travellers')}</strong>
          <span className={prose.soft}>{passengers.map(({ name }) => name).join(', ')}</span>
          <span className={prose.soft}>{contacts.email}</span>
        </>
      }
    >
      <ul className={styles.people} role="list">
        {passengers.map(({ name, details, typed }, index) => (
          <li key={index}>
            <strong>{name}</strong>
            <span className={prose.soft}>{details}</span>
            {typed ? <span className={prose.soft}>{typed}</span> : null}
          </li>
        ))}
      </ul>
      <p className={prose.soft}>{t('step2.contacts', contacts)}</p>
      {editPath ? (
        <a className={prose.link} href={editPath}>
          {t('step2.edit')}
        </a>
      ) : null}
    </Fold>
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
      <Card stack>
        <p>{t('priceChange.reason')}</p>
        <PriceComparison
          old={{ label: t('priceChange.old'), amount: screen.oldPrice }}
          now={{ label: t('priceChange.new'), amount: screen.newPrice }}
          size="huge"
        />
        <p className={screen.isHigher ? undefined : styles.less}>{screen.difference}</p>
        <p className={prose.soft}>{screen.kept}</p>
        <Form method="post" className={styles.answer}>
          <input type="hidden" name="amount" value={screen.amount} />
          <Button intent="acceptPrice">{t('priceChange.accept', { amount: screen.newPrice })}</Button>
          <ButtonLink to={screen.searchPath} variant="secondary" reloadDocument>
            {t('priceChange.search')}
          </ButtonLink>
        </Form>
      </Card>
    </CheckoutPage>
  );
}
