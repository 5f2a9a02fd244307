import { AfterSalePage } from '~/features/booking/after-sale/AfterSalePage';
import { fieldsOf, rejectionOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { Steps } from '~/ui/Steps';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { Waiting } from '~/ui/Waiting';
import { CodeStep } from './CodeStep';
import { DetailsStep } from './DetailsStep';
import type { Instead } from './load-payout.server';
import type { CodeScreen, DetailsScreen, MessageScreen, PayoutScreen } from './screen.server';
import type { PayoutRejection } from './submit.server';
import styles from './view.module.css';

type PayoutProps = { screen: PayoutScreen; instead: Instead; rejected: PayoutRejection | null };

/** Shows the one screen of a payout that fits: a form, what has happened, or the wait. */
export function PayoutView({ screen, instead, rejected }: PayoutProps) {
  const other = rejectionOf(rejected, 'screen');
  const shown = (other && instead[other.screen]) ?? screen;
  if (shown.name === 'loading') {
    return <Waiting title={shown.title} text={shown.text} refreshSeconds={shown.refreshSeconds} mode="plain" />;
  }
  if (shown.name === 'payoutForm') return <PayoutForm screen={shown} rejected={rejected} />;
  return <Message screen={shown} failure={rejectionOf(rejected, 'ask')?.message ?? null} />;
}

function PayoutForm({ screen, rejected }: { screen: DetailsScreen | CodeScreen; rejected: PayoutRejection | null }) {
  const { t } = useTranslation('payout');
  const isCode = screen.step === 'code';
  return (
    <AfterSalePage title={screen.title} lead={screen.lead} back={screen.back}>
      <ErrorSummary title={t('problem')} errors={fieldsOf(rejected).summary} />
      <Steps
        label={t('steps.label')}
        doneText={t('steps.done')}
        steps={[
          { label: t('steps.details'), state: isCode ? 'done' : 'current' },
          { label: t('steps.code'), state: isCode ? 'current' : 'ahead' },
        ]}
      />
      {isCode ? (
        <CodeStep screen={screen} rejected={rejectionOf(rejected, 'code')} />
      ) : (
        <DetailsStep screen={screen} rejected={rejectionOf(rejected, 'details')} />
      )}
      <p className={prose.soft}>
        {t('help.text')} <a href="/contacts">{t('help.contacts')}</a>
      </p>
    </AfterSalePage>
  );
}

function Message({ screen, failure }: { screen: MessageScreen; failure: string | null }) {
  const { t } = useTranslation('payout');
  const { title, tone, text, facts, ask, actions, back } = screen;
  const content = (
    <>
      {failure === null ? null : (
        <Notice kind="danger" title={t('askFailed.title')} role="alert" takesFocus>
          <p>{failure}</p>
        </Notice>
      )}
      <Notice kind={tone} role={tone === 'good' ? 'status' : undefined}>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      {ask === null ? null : (
        <form method="post">
          <Button intent="ask">{ask}</Button>
        </form>
      )}
      {actions.length > 0 ? (
        <div className={layout.row3}>
          {actions.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'} reloadDocument>
              {label}
            </ButtonLink>
          ))}
        </div>
      ) : null}
    </>
  );
  return (
    <AfterSalePage title={title} back={back ?? { path: '/user/orders', label: t('action.orders') }}>
      {content}
    </AfterSalePage>
  );
}

function Facts({ facts }: Pick<MessageScreen, 'facts'>) {
  return (
    <Card>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
