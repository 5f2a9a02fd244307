import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { ExchangePage } from './ExchangePage';
import { SurchargeSection, WaySections } from './ExchangeSections';
import type { RequestScreen } from './request-screen.server';

/** Shows where an exchange stands, and what comes next. */
export function RequestView({ screen }: { screen: RequestScreen }) {
  const { t } = useTranslation('exchange');
  const { title, tone, text, about, next, ways, tickets, total, action, orderPath, refreshSeconds } = screen;
  return (
    <ExchangePage title={title} backPath={orderPath} lead={about}>
      {refreshSeconds === null ? null : <meta httpEquiv="refresh" content={String(refreshSeconds)} />}
      <Notice kind={tone === 'neutral' ? 'info' : tone} title={text}>
        {next.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <div>
        <ButtonLink to={action ? action.path : orderPath} variant={action ? 'primary' : 'secondary'} reloadDocument>
          {action ? action.label : t('toOrder')}
        </ButtonLink>
      </div>
      <WaySections ways={ways} />
      <SurchargeSection tickets={tickets} total={total} />
    </ExchangePage>
  );
}
