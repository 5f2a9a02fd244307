import styles from './MapPicture.module.css';
import type { MapPictureView, MapPoint } from './map-picture.server';

/**
 * Shows the map, drawn on the server; cities are links. Without a script a narrow screen scrolls it, beginning in the
 * middle; the page script `price-map` adds zooming and dragging where the picture has a `zoom`.
 */
export function MapPicture({ picture }: { picture: MapPictureView }) {
  const { width, height, title, land, home, points, zoom } = picture;
  return (
    <div className={zoom ? styles.frame : styles.still} data-map>
      {/* Its links take the keyboard to every part of it. */}
      <div className={styles.window}>
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
      {zoom ? (
        <div className={styles.zoom} data-zoom hidden>
          <button type="button" data-zoom-in aria-label={zoom.closer}>
            +
          </button>
          <button type="button" data-zoom-out data-world={zoom.worldPath ?? undefined} aria-label={zoom.farther}>
            −
          </button>
        </div>
      ) : null}
    </div>
  );
}

function Home({ x, y, name, label }: NonNullable<MapPictureView['home']>) {
  return (
    <g className={styles.home} transform={`translate(${x} ${y})`} data-x={x} data-y={y} aria-hidden="true">
      <circle r="6" />
      {name ? (
        <text x={label.x} y={label.y} textAnchor={label.anchor}>
          {name}
        </text>
      ) : null}
    </g>
  );
}

/** Unnamed points cannot be reached by keyboard: all cities are in the table. A city without a price is no link yet. */
function Point({ point: { x, y, code, city, price, text, path, label, isOpen, isCovered } }: { point: MapPoint }) {
  // React's types do not know these attributes on a link, which is an element of the drawing here.
  const place = {
    transform: `translate(${x} ${y})`,
    display: isCovered ? 'none' : undefined,
    'data-x': x,
    'data-y': y,
    'data-city': code,
  };
  const drawing = (
    <>
      <title>{text}</title>
      <circle r={label ? 4 : 3} />
      <text x={label?.x ?? 0} y={label?.y ?? 0} textAnchor={label?.anchor} display={label ? undefined : 'none'}>
        {city}
        {price ? (
          <tspan x={label?.x ?? 0} dy="14">
            {price}
          </tspan>
        ) : null}
      </text>
    </>
  );
  if (path === null) {
    return (
      <g {...place} className={styles.pending}>
        {drawing}
      </g>
    );
  }
  return (
    <a
      {...place}
      href={path}
      rel="nofollow"
      aria-label={text}
      tabIndex={label ? undefined : -1}
      className={isOpen ? styles.open : styles.point}
    >
      {drawing}
    </a>
  );
}
