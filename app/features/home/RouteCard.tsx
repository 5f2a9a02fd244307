import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from '~/ui/Icon';
import styles from './RouteCard.module.css';

type RouteCardProps = {
  href: string;
  departure: string;
  /** Null where `departure` says it all, such as a month. */
  arrival: string | null;
  facts: string;
  /** Null when the price is unknown. */
  price: string | null;
  isOffer?: boolean;
};

/** A direction and its price, linked to its search. */
export function RouteCard({ href, departure, arrival, facts, price, isOffer = false }: RouteCardProps) {
  return (
    <li>
      <Link to={href} rel="nofollow" className={isOffer ? styles.offer : styles.route}>
        <span className={styles.cities}>
          <span className={styles.city}>{departure}</span>
          {arrival ? (
            <>
              {' '}
              <Icon name="arrow-right" /> <span className={styles.city}>{arrival}</span>
            </>
          ) : null}
        </span>{' '}
        <span className={styles.facts}>{facts}</span> {price ? <span className={styles.price}>{price}</span> : null}
      </Link>
    </li>
  );
}

/** Cards of directions. @param props.isWhole a phone shows all of them, else the first few */
export function RouteList({ isWhole = false, children }: { isWhole?: boolean; children: ReactNode }) {
  return (
    <ul className={isWhole ? styles.routes : `${styles.routes} ${styles.short}`} role="list">
      {children}
    </ul>
  );
}
