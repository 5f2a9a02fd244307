import { Link } from '@remix-run/react';
import type { NearbyCities } from './nearby-cities.server';
import styles from './NearbyCitiesList.module.css';

/** Lists cities near a destination without results. */
export function NearbyCitiesList({ nearby }: { nearby: NearbyCities }) {
  return (
    <section aria-labelledby="nearby-cities" className={styles.block}>
      <h3 id="nearby-cities" className={styles.title}>
        {nearby.title}
      </h3>
      <ul className={styles.cities} role="list">
        {nearby.cities.map(({ place, price, path }) => (
          <li key={path}>
            <Link to={path} rel="nofollow" className={styles.city}>
              {place} <span className={styles.price}>{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
