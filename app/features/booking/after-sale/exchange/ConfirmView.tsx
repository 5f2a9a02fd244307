import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { PriceComparison } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import type { ConfirmScreen } from './confirm-screen.server';
import { ExchangePage } from './ExchangePage';
import { SurchargeSection, WaySections } from './ExchangeSections';

/** Shows both flights, the surcharge ticket by ticket and the fate of the extras, and asks to confirm it. */
export function ConfirmView({ screen }: { screen: ConfirmScreen }) {
  const { t } = useTranslation('exchange');
  const { ways, tickets, total, forfeited, extras, change, isUnclear, effects, holds, backPath } = screen;
  return (
    <ExchangePage title={t('confirm.title')} backPath={backPath}>
      {isUnclear ? (
        <Notice kind="warning" title={t('unclear.title')} role="alert">
          <p>{t('unclear.text')}</p>
        </Notice>
      ) : null}
      {change ? (
        <Notice kind="warning" title={t('change.title')} role="alert">
          <PriceComparison
            old={{ label: t('change.old'), amount: change.old }}
            now={{ label: t('change.now'), amount: change.now }}
          />
          <p>{t('change.text')}</p>
        </Notice>
      ) : null}
      <WaySections ways={ways} />
      <SurchargeSection tickets={tickets} total={total} />
      {forfeited ? <Notice kind="info" title={forfeited} /> : null}
      {extras.moves.length + extras.returned.length > 0 ? <Extras extras={extras} /> : null}
      <form method="post" action={screen.action}>
        <input type="hidden" name="idempotencyKey" value={screen.idempotencyKey} />
        <input type="hidden" name="amount" value={screen.amount} />
        <Section id="confirm" title={t('confirm.heading')}>
          {effects.map((effect) => (
            <p key={effect}>{effect}</p>
          ))}
          <p className={prose.soft}>{holds}</p>
          <Button wide>{screen.button}</Button>
        </Section>
      </form>
    </ExchangePage>
  );
}

function Extras({ extras: { moves, returned, money } }: Pick<ConfirmScreen, 'extras'>) {
  const { t } = useTranslation('exchange');
  return (
    <Section id="extras" title={t('extras.title')}>
      {moves.length > 0 ? (
        <>
          <p>{t('extras.moves')}</p>
          <Lines lines={moves} />
        </>
      ) : null}
      {returned.length > 0 ? (
        <>
          <p>{t('extras.returned')}</p>
          <Lines lines={[...returned, ...money]} />
        </>
      ) : null}
    </Section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
