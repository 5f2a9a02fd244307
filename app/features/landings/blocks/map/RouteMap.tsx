import { Section } from '~/ui/Section';
import styles from './RouteMap.module.css';
import type { MapScreen } from './screen.server';

/** The shortest way between two cities, drawn on the server. */
export function RouteMap({ screen: { title, label, drawing } }: { screen: MapScreen }) {
  const { width, height, land, way, ends } = drawing;
  return (
    <Section id="map" title={title} flat>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.map} role="img" aria-label={label}>
        <path d={land} className={styles.land} />
        <path d={way} className={styles.way} />
        {ends.map(({ x, y, name, anchor, dx, dy }) => (
          <g key={name} transform={`translate(${x} ${y})`} className={styles.end}>
            <circle r="5" />
            <text x={dx} y={dy} textAnchor={anchor}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </Section>
  );
}
