import { Link } from '@remix-run/react';
import type { MoreWaysView } from './more-ways.server';
import styles from './MoreWays.module.css';

type MoreWaysProps = {
  ways: MoreWaysView;
  /** Its place on the card. */
  className: string | undefined;
};

/** Links the other ways back of a way out, or on from a first flight, as the last line of their card. */
export function MoreWays({ ways, className }: MoreWaysProps) {
  return (
    <Link to={ways.path} className={`${styles.more} ${className}`} data-testid="more-ways">
      {ways.text}
    </Link>
  );
}
