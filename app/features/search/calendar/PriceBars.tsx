import { Link } from '@remix-run/react';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './PriceBars.module.css';
import type { PriceChartView } from './price-bars';

export type PriceBarsProps = {
  /** Name of the chart. */
  label: string;
  chart: PriceChartView;
  /** A phone shows all bars at once, below each other. Otherwise they scroll, beginning with the lowest. */
  isCompact?: boolean;
};

/** Draws prices as bars, each a link, over the legend of their colours. Scrolls within itself when there are many. */
export function PriceBars({ label, chart: { bars, legend }, isCompact = false }: PriceBarsProps) {
  if (bars.length === 0) return null;
  return (
    <div className={styles.chart}>
      <ul
        className={isCompact ? styles.compact : styles.fromLowest}
        role="list"
        aria-label={label}
        data-testid="price-bars"
      >
        {bars.map((bar) => (
          <li key={bar.path}>
            <Link
              to={bar.path}
              rel="nofollow"
              className={`${styles.bar} ${styles[bar.level]}`}
              aria-current={bar.isCurrent ? 'true' : undefined}
            >
              <span className={styles.price}>
                <VisuallyHidden>{bar.said}</VisuallyHidden>
                <span aria-hidden="true">{bar.short ?? '—'}</span>
              </span>
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                <rect y={100 - bar.share} width="10" height={bar.share} />
              </svg>
              <span className={styles.day} aria-hidden="true">
                {bar.weekday ? <span>{bar.weekday}</span> : null}
                {bar.label}
                {bar.month ? <span className={styles.month}>{bar.month}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.legend} role="list" aria-hidden="true">
        {legend.map(({ level, text }) => (
          <li key={level} className={styles[level]}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
