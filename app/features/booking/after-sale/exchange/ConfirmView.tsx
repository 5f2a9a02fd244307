import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/Notice';
import { Section } from '~/ui/Section';
import { ConfirmForm, ConfirmNotices } from '../ConfirmForm';
import type { ConfirmScreen } from './confirm-screen.server';
import { ExchangePage } from './ExchangePage';
import styles from './exchange.module.css';
import { SurchargeSection, WaySections } from './ExchangeSections';

/** Shows both flights, the surcharge ticket by ticket and the fate of the extras, and asks to confirm it. */
export function ConfirmView({ screen }: { screen: ConfirmScreen }) {
  const { t } = useTranslation('exchange');
  const { ways, tickets, total, forfeited, extras, change, isUnclear, backPath } = screen;
  return (
    <ExchangePage title={t('confirm.title')} backPath={backPath}>
      <ConfirmNotices
        unclear={isUnclear ? { title: t('unclear.title'), text: t('unclear.text') } : null}
        change={
          change && {
            title: t('change.title'),
            text: t('change.text'),
            old: { label: t('change.old'), amount: change.old },
            now: { label: t('change.now'), amount: change.now },
          }
        }
      />
      <ConfirmForm
        form={screen}
        heading={t('confirm.heading')}
        before={
          <>
            <WaySections ways={ways} />
            <SurchargeSection tickets={tickets} total={total} />
            {forfeited ? <Notice kind="info" title={forfeited} /> : null}
            {extras.moves.length + extras.returned.length > 0 ? <Extras extras={extras} /> : null}
          </>
        }
      />
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
    <ul className={styles.list}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
