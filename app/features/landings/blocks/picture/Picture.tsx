import styles from './Picture.module.css';
import type { PictureScreen } from './screen.server';

/** As wide as the page, whose gutters are small. */
const SIZES = '(min-width: 80em) 77.5em, 100vw';

/** The picture of a city. It adds nothing to the text, so it has no name; its place is kept free until it comes. */
export function Picture({ screen: { sources, src, width, height, credit } }: { screen: PictureScreen }) {
  return (
    <figure className={styles.figure}>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
        ))}
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {credit ? <figcaption className={styles.credit}>{credit}</figcaption> : null}
    </figure>
  );
}
