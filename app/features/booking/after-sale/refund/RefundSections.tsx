import { useTranslation } from '~/i18n/use-translation';
import { PriceList } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import type { PassengerCoupons } from './refund-words.server';
import type { StatementView } from './statement.server';
import styles from './refund.module.css';

/** Shows the money of a refund line by line, where it goes and until when. */
export function StatementSection({
  statement: { lines, total, destinations, allTo, until },
}: {
  statement: StatementView;
}) {
  const { t } = useTranslation('refund');
  return (
    <Section id="money" title={t('money.title')}>
      <PriceList lines={lines} totals={[{ label: t('money.total'), amount: total }]} />
      {allTo ? <p>{allTo}</p> : null}
      {destinations.length > 0 && !allTo ? (
        <ul role="list">
          {destinations.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      {until && destinations.length > 0 ? <p>{until}</p> : null}
    </Section>
  );
}

/** Lists the tickets of a refund by passenger. */
export function CouponSection({ passengers, note }: { passengers: readonly PassengerCoupons[]; note?: string | null }) {
  const { t } = useTranslation('refund');
  return (
    <Section id="tickets" title={t('money.tickets')}>
      <ul className={styles.passengers} role="list">
        {passengers.map(({ name, tickets }, index) => (
          <li key={index}>
            <strong>{name}</strong>
            {tickets.map(({ routes, number }) => (
              <div key={number}>
                {routes.map((route) => (
                  <p key={route}>{route}</p>
                ))}
                {number ? (
                  <p className={`${prose.soft} ${styles.number}`}>
                    {t('which.tickets', { count: 1, numbers: number })}
                  </p>
                ) : null}
              </div>
            ))}
          </li>
        ))}
      </ul>
      {note ? <p className={prose.soft}>{note}</p> : null}
    </Section>
  );
}
