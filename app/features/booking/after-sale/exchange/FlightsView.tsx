import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { RadioGroup } from '~/ui/RadioGroup';
import { Section } from '~/ui/Section';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { ExchangePage } from './ExchangePage';
import type { FlightOption, FlightsScreen } from './flights-screen.server';
import styles from './exchange.module.css';

/** Lists the flights of a day with their surcharge; nothing is chosen beforehand. */
export function FlightsView({ screen }: { screen: FlightsScreen }) {
  const { t } = useTranslation('exchange');
  const { lead, action, given, backPath, error, flights, days } = screen;
  return (
    <ExchangePage title={t('flights.title')} backPath={backPath} lead={lead}>
      <ErrorSummary title={t('errors')} errors={error ? [{ field: 'flight', message: error }] : []} />
      {flights.length === 0 ? (
        <Notice kind="info" title={t('flights.none')}>
          <p>{t(days.length > 0 ? 'flights.tryDay' : 'flights.tryDate')}</p>
        </Notice>
      ) : (
        <form method="get" action={action} className={layout.stack4}>
          {given.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <p className={prose.soft}>{t('flights.note')}</p>
          <RadioGroup
            name="flight"
            legend={t('flights.title')}
            legendHidden
            error={error ?? undefined}
            options={flights.map((flight) => ({ value: flight.value, label: <Flight flight={flight} /> }))}
          />
          <div>
            <Button name="asked" value="flights">
              {t('continue')}
            </Button>
          </div>
        </form>
      )}
      <Section id="days" title={t('flights.days')}>
        <ul className={styles.days} role="list">
          {days.map(({ text, path }) => (
            <li key={path}>
              <a href={path}>{text}</a>
            </li>
          ))}
          <li>
            <a href={backPath}>{t('flights.other')}</a>
          </li>
        </ul>
      </Section>
    </ExchangePage>
  );
}

function Flight({ flight: { times, details, surcharge, each } }: { flight: FlightOption }) {
  return (
    <span className={styles.flight}>
      <span>
        <strong className={styles.line}>{times}</strong>
        <span className={`${styles.line} ${prose.soft}`}>{details}</span>
      </span>
      <span>
        <strong className={styles.line}>{surcharge}</strong>
        {each.map((text) => (
          <span key={text} className={`${styles.line} ${prose.soft}`}>
            {text}
          </span>
        ))}
      </span>
    </span>
  );
}
