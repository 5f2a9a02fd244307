import { useTranslation } from '~/i18n/use-translation';
import { PriceList } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import { RideComparison } from '../rides/RideComparison';
import type { TicketLines, WayComparison } from './exchange-words.server';
import styles from './exchange.module.css';

/** Shows each way before and after the exchange, side by side. */
export function WaySections({ ways }: { ways: readonly WayComparison[] }) {
  return (
    <>
      {ways.map(({ title, rides }, way) => (
        <Section key={title} id={`way-${way}`} title={title}>
          {rides.map(({ before, now }, ride) =>
            before ? <RideComparison key={ride} before={before} now={now} isTaken labelledBy={`way-${way}`} /> : null,
          )}
        </Section>
      ))}
    </>
  );
}

/** Itemises the surcharge by ticket. */
export function SurchargeSection({ tickets, total }: { tickets: readonly TicketLines[]; total: string }) {
  const { t } = useTranslation('exchange');
  return (
    <Section id="surcharge" title={t('surcharge.title')}>
      <ul className={styles.tickets} role="list">
        {tickets.map(({ name, number, lines, total: sum }) => (
          <li key={`${name} ${number ?? ''}`}>
            <p className={styles.ticket}>
              <strong className={styles.line}>{name}</strong>
              {number ? <span className={prose.soft}>{number}</span> : null}
            </p>
            <PriceList
              small
              lines={tickets.length > 1 ? [...lines, { label: t('surcharge.ticket'), amount: sum }] : lines}
            />
          </li>
        ))}
      </ul>
      <PriceList lines={[]} totals={[{ label: t('surcharge.total'), amount: total }]} />
    </Section>
  );
}
