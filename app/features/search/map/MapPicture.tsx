import { labelPrice } from './labels';
import styles from './MapPicture.module.css';
import type { MapDrawing, MapPictureView, MapPoint } from './map-picture.server';

const LAND = 'land';

/**
 * Shows the map, drawn on the server; cities are links. Phones have a drawing of their own. Where the picture has a
 * `zoom`, the page script `price-map` adds zooming and dragging, also to phones.
 */
export function MapPicture({ picture }: { picture: MapPictureView }) {
  const { title, land, borders, phone, zoom } = picture;
  return (
    <div className={zoom ? (isLow(picture) ? styles.low : styles.frame) : styles.still} data-map>
      <svg
        width={picture.width}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className={styles.map}
        role="group"
        aria-label={title}
      >
        <g id={LAND} data-land>
          <path d={land} className={styles.land} />
          <path d={borders} className={styles.borders} />
        </g>
        <Cities drawing={picture} canMove={zoom !== null} />
      </svg>
      <svg viewBox={`0 0 ${phone.width} ${phone.height}`} className={styles.phone} role="group" aria-label={title}>
        <use href={`#${LAND}`} transform={phone.landPlace} />
        <Cities drawing={phone} canMove={false} />
      </svg>
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

function isLow({ width, height }: MapDrawing): boolean {
  return height < width * 0.65;
}

/** Draws the departure below the cities. @param canMove the page script can place them anew */
function Cities({ drawing: { home, points }, canMove }: { drawing: MapDrawing; canMove: boolean }) {
  return (
    <>
      {home ? <Home {...home} /> : null}
      {points.map((point) => (
        <Point key={point.code} point={point} canMove={canMove} />
      ))}
    </>
  );
}

function Home({ x, y, name, label }: NonNullable<MapDrawing['home']>) {
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
function Point({
  point: { x, y, code, city, price, text, path, label, isOpen, isCovered },
  canMove,
}: {
  point: MapPoint;
  canMove: boolean;
}) {
  // React's types do not know these attributes on a link, which is an element of the drawing here.
  const place = {
    transform: `translate(${x} ${y})`,
    display: isCovered ? 'none' : undefined,
    ...(canMove && { 'data-x': x, 'data-y': y, 'data-city': code }),
    'data-look': label?.look,
  };
  const placed = label && price ? labelPrice(label, price) : null;
  const drawing = (
    <>
      {canMove ? <title>{text}</title> : null}
      <circle r="4" />
      {placed?.chip ? <rect {...placed.chip} /> : null}
      <text y={label?.y ?? 0} textAnchor={label?.anchor} display={label ? undefined : 'none'}>
        <tspan x={label?.x ?? 0}>{city}</tspan>
        {price ? <tspan {...placed?.text}>{price}</tspan> : null}
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
