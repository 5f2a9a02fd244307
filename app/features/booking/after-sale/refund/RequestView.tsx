import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import { PayoutNotices } from '../payout/PayoutNotices';
import { CouponSection, StatementSection } from './RefundSections';
import { RefundPage } from './RefundPage';
import type { RequestScreen } from './request-screen.server';

/** Shows where a request stands, and what comes next. */
export function RequestView({ screen }: { screen: RequestScreen }) {
  const { t } = useTranslation('refund');
  const { title, tone, text, about, next, statement, passengers, action, orderPath, refreshSeconds } = screen;
  return (
    <RefundPage title={title} backPath={orderPath} trip={screen.trip} lead={about}>
      {refreshSeconds === null ? null : <meta httpEquiv="refresh" content={String(refreshSeconds)} />}
      <Notice kind={tone === 'neutral' ? 'info' : tone} title={text}>
        {next.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <PayoutNotices notices={screen.payouts} />
      {statement ? <StatementSection statement={statement} /> : null}
      <CouponSection passengers={passengers} />
      <div className={layout.row3}>
        {action ? (
          <ButtonLink to={action.path} reloadDocument>
            {action.label}
          </ButtonLink>
        ) : null}
        {screen.help ? (
          <ButtonLink to={screen.help.path} variant="secondary" reloadDocument>
            {screen.help.label}
          </ButtonLink>
        ) : null}
        <ButtonLink to={orderPath} variant="secondary" reloadDocument>
          {t('toOrder')}
        </ButtonLink>
      </div>
    </RefundPage>
  );
}
