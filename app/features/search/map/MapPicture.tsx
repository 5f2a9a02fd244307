import styles from './MapPicture.module.css';
import type { MapPictureView } from './map-picture.server';

/** The map, drawn on the server; cities are links. @param label of the frame, which scrolls on a phone */
export function MapPicture({ picture, label }: { picture: MapPictureView; label: string }) {
  const { width, height, title, land, dots, home, labels } = picture;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable frame must be reachable by keyboard
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.map} role="group" aria-label={title}>
        <path d={land} className={styles.land} />
        {dots ? <path d={dots} className={styles.dots} /> : null}
        {home ? (
          <g className={styles.home} aria-hidden="true">
            <circle cx={home.x} cy={home.y} r="5" />
          </g>
        ) : null}
        {labels.map(({ code, path, text, city, price, dot, x, y, anchor, isOpen }) => (
          <a key={code} href={path} rel="nofollow" aria-label={text} className={isOpen ? styles.open : styles.point}>
            <circle cx={dot.x} cy={dot.y} r="3.5" />
            <text x={x} y={y} textAnchor={anchor}>
              {city}
              <tspan x={x} dy="14">
                {price}
              </tspan>
            </text>
          </a>
        ))}
      </svg>
    </div>
  );
}
