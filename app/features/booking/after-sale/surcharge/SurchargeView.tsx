import { Form } from '@remix-run/react';
import { LaterPaymentForms, LaterPaymentNotices } from '~/features/booking/later-payment/LaterPaymentForms';
import type { CardRejection } from '~/features/booking/payment/card-form.server';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { PriceList } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import { AfterSalePage } from '../AfterSalePage';
import type { SurchargeScreen } from './surcharge-screen.server';
import type { SurchargeStand } from './surcharge-words.server';

const KINDS: Readonly<Record<SurchargeStand, 'warning' | 'good' | 'info'>> = {
  due: 'warning',
  asked: 'info',
  expired: 'warning',
  paid: 'good',
  cancelled: 'info',
  checking: 'warning',
};

/** Shows a payment that the shop asks for: for whom, how much, until when, and the ways to pay. */
export function SurchargeView({ screen, rejected }: { screen: SurchargeScreen; rejected: CardRejection | null }) {
  const { t } = useTranslation('surcharge');
  const { t: tPostSale } = useTranslation('post-sale');
  const { title, lead, orderPath, stand, state, subject, linesTitle, lines, total, payment } = screen;
  const pay = payment ? { payment, rejected } : null;
  return (
    <AfterSalePage title={title} lead={lead} back={{ path: orderPath, label: t('back') }}>
      <ErrorSummary title={tPostSale('errors')} errors={fieldsOf(rejected).summary} />
      {screen.hasFailed ? (
        <Notice kind="danger" title={t('failed.title')} role="alert" takesFocus>
          <p>{t('failed.text')}</p>
        </Notice>
      ) : null}
      {pay ? <LaterPaymentNotices {...pay} /> : null}
      {stand === 'due' ? null : (
        <Notice
          kind={KINDS[stand]}
          title={state.title}
          role={stand === 'paid' || stand === 'asked' ? 'status' : undefined}
        >
          <p>{state.text}</p>
          <Next screen={screen} />
        </Notice>
      )}
      <Section id="lines" title={linesTitle} text={subject ?? undefined}>
        <PriceList lines={lines} totals={[total]} />
        {stand === 'due' && !payment?.sbp ? <p>{state.text}</p> : null}
      </Section>
      {pay ? <LaterPaymentForms {...pay} /> : null}
    </AfterSalePage>
  );
}

/** Offers the one thing that can be done when nothing can be paid. */
function Next({ screen: { stand, path, orderPath } }: { screen: SurchargeScreen }) {
  const { t } = useTranslation('surcharge');
  if (stand === 'expired') {
    return (
      <Form method="post">
        <Button intent="ask">{t('expired.ask')}</Button>
      </Form>
    );
  }
  const to = stand === 'checking' ? path : orderPath;
  return (
    <div>
      <ButtonLink to={to} variant="secondary" reloadDocument>
        {t(stand === 'checking' ? 'checking.reload' : 'back')}
      </ButtonLink>
    </div>
  );
}
