import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { RadioGroup } from '~/ui/RadioGroup';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { StickyBar } from '../StickyBar';
import { DayStrip } from './DayStrip';
import { ExchangePage } from './ExchangePage';
import { NowCard } from './NowCard';
import type { FlightOption, FlightsScreen } from './flights-screen.server';
import styles from './exchange.module.css';

/** Lists the flights of a day with their surcharge; nothing is chosen beforehand. */
export function FlightsView({ screen }: { screen: FlightsScreen }) {
  const { t } = useTranslation('exchange');
  const { lead, now, action, given, backPath, error, note, flights, days } = screen;
  return (
    <ExchangePage title={t('flights.title')} backPath={backPath} lead={lead}>
      <ErrorSummary title={t('errors')} errors={error ? [{ field: 'flight', message: error }] : []} />
      <NowCard now={now} />
      {days.length > 0 ? <DayStrip days={days} /> : null}
      {flights.length === 0 ? (
        <Notice kind="info" title={t('flights.none')}>
          <p>{t(days.length > 0 ? 'flights.tryDay' : 'flights.tryDate')}</p>
        </Notice>
      ) : (
        <form method="get" action={action} className={`${layout.stack4} ${styles.flights}`}>
          {given.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <p className={prose.soft}>{note}</p>
          <RadioGroup
            name="flight"
            legend={t('flights.title')}
            legendHidden
            error={error ?? undefined}
            options={flights.map((flight) => ({ value: flight.value, label: <Flight flight={flight} /> }))}
          />
          <StickyBar text={<Sums flights={flights} />}>
            <Button name="asked" value="flights">
              {t('continue')}
            </Button>
          </StickyBar>
        </form>
      )}
      <a className={prose.link} href={backPath}>
        {t('flights.other')}
      </a>
    </ExchangePage>
  );
}

/** The chosen flight with its surcharge, of which the style shows one; a flight far down the list is only chosen there. */
function Sums({ flights }: Pick<FlightsScreen, 'flights'>) {
  return (
    <span className={styles.sums}>
      {flights.map(({ value, times, surcharge }) => (
        <span key={value}>
          <span className={prose.soft}>{times}</span> <strong>{surcharge}</strong>
        </span>
      ))}
    </span>
  );
}

function Flight({ flight: { times, details, otherAirport, surcharge, each, isLowest } }: { flight: FlightOption }) {
  const { t } = useTranslation('exchange');
  return (
    <span className={styles.flight}>
      <strong>{times}</strong>
      <strong>{surcharge}</strong>
      <span className={prose.soft}>{details}</span>
      {otherAirport ? <span className={styles.other}>{otherAirport}</span> : null}
      {each.map((text) => (
        <span key={text} className={prose.soft}>
          {text}
        </span>
      ))}
      {isLowest ? <span className={styles.lowest}>{t('flights.lowest')}</span> : null}
    </span>
  );
}
