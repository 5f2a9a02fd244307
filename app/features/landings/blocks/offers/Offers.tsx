import { RouteCard, RouteList } from '~/features/home/RouteCard';
import prose from '~/ui/prose.module.css';
import type { OffersScreen } from './screen.server';
import styles from './Offers.module.css';

/** Directions with dated prices. */
export function Offers({ screen: { title, rows, note } }: { screen: OffersScreen }) {
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className={styles.title}>
        {title}
      </h2>
      <p className={prose.soft}>{note}</p>
      <RouteList isWhole>
        {rows.map(({ href, departure, arrival, date, price }) => (
          <RouteCard key={href} href={href} departure={departure} arrival={arrival} facts={date} price={price} />
        ))}
      </RouteList>
    </section>
  );
}
