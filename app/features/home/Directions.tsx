import { useTranslation } from '~/i18n/use-translation';
import type { DirectionRow } from './directions.server';
import { RouteCard, RouteList } from './RouteCard';

/** Popular directions; renders nothing without any. */
export function Directions({ rows }: { rows: readonly DirectionRow[] }) {
  const { t } = useTranslation('home');
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="directions">
      <h2 id="directions">{t('directions.title')}</h2>
      <RouteList>
        {rows.map(({ href, departure, arrival, date, price }) => (
          <RouteCard key={href} href={href} departure={departure} arrival={arrival} facts={date} price={price} />
        ))}
      </RouteList>
    </section>
  );
}
