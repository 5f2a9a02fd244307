import { useTranslation } from '~/i18n/use-translation';
import styles from './MapPicture.module.css';
import type { MapPictureView, MapPoint } from './map-picture.server';

type MapPictureProps = {
  picture: MapPictureView;
  /** The map of the whole world; null when this is it. */
  worldPath: string | null;
};

/**
 * Shows the map, drawn on the server; cities are links. Without a script a narrow screen scrolls it, beginning in the
 * middle; the page script `price-map` adds zooming and dragging.
 */
export function MapPicture({ picture, worldPath }: MapPictureProps) {
  const { t } = useTranslation('price-map');
  const { width, height, title, land, home, points } = picture;
  return (
    <div className={styles.frame} data-map>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable frame must be reachable by keyboard */}
      <div className={styles.window} role="region" aria-label={t('map.scroll')} tabIndex={0}>
        <div className={styles.sheet}>
          <svg width={width} viewBox={`0 0 ${width} ${height}`} className={styles.map} role="group" aria-label={title}>
            <path d={land} className={styles.land} />
            {home ? <Home {...home} /> : null}
            {points.map((point) => (
              <Point key={point.code} point={point} />
            ))}
          </svg>
          <span className={styles.middle} aria-hidden="true" />
        </div>
      </div>
      <div className={styles.zoom} data-zoom hidden>
        <button type="button" data-zoom-in aria-label={t('map.zoomIn')}>
          +
        </button>
        <button type="button" data-zoom-out data-world={worldPath ?? undefined} aria-label={t('map.zoomOut')}>
          −
        </button>
      </div>
    </div>
  );
}

function Home({ x, y, name, nameY }: NonNullable<MapPictureView['home']>) {
  return (
    <g className={styles.home} transform={`translate(${x} ${y})`} data-x={x} data-y={y} aria-hidden="true">
      <circle r="6" />
      {name ? (
        <text y={nameY} textAnchor="middle">
          {name}
        </text>
      ) : null}
    </g>
  );
}

/** Unnamed points cannot be reached by keyboard: all cities are in the table. */
function Point({ point: { x, y, code, city, price, text, path, label, isOpen, isCovered } }: { point: MapPoint }) {
  // React's types do not know these attributes on a link, which is an element of the drawing here.
  const place = {
    transform: `translate(${x} ${y})`,
    display: isCovered ? 'none' : undefined,
    'data-x': x,
    'data-y': y,
  };
  return (
    <a
      {...place}
      href={path}
      rel="nofollow"
      aria-label={text}
      tabIndex={label ? undefined : -1}
      className={isOpen ? styles.open : styles.point}
      data-city={code}
    >
      <title>{text}</title>
      <circle r={label ? 4 : 3} />
      <text x={label?.x ?? 0} y={label?.y ?? 0} textAnchor={label?.anchor} display={label ? undefined : 'none'}>
        {city}
        <tspan x={label?.x ?? 0} dy="14">
          {price}
        </tspan>
      </text>
    </a>
  );
}
