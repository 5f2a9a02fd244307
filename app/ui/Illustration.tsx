import sprite from './illustrations.svg';
import styles from './Illustration.module.css';

/**
 * `notFound`, `critical`, `wrong` and `payment` are the rabbits of the error pages; `nothingFound` is an empty result,
 * `flight` a search in progress; `seat` and `late` are for bookings: seats sold out, departure too close.
 */
export type IllustrationName =
  'notFound' | 'critical' | 'wrong' | 'payment' | 'nothingFound' | 'flight' | 'seat' | 'late';

/**
 * A drawing in the theme's colours, from a file of its own: few pages show one, and as markup all of them would travel
 * in every page's scripts. Decorative: the heading beside it says the same.
 */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className={styles.illustration} viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
