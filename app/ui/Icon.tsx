import sprite from './icons.svg';
import styles from './Icon.module.css';

export type IconName =
  | 'plane'
  | 'train'
  | 'bus'
  | 'city'
  | 'swap'
  | 'share'
  | 'calendar'
  | 'person'
  | 'pin'
  | 'bag'
  | 'hand-bag'
  | 'no-bag'
  | 'clock'
  | 'moon'
  | 'arrow-right'
  | 'arrow-left'
  | 'chevron-down'
  | 'chevron-right'
  | 'check'
  | 'close'
  | 'warning'
  | 'info'
  | 'card'
  | 'lock'
  | 'shield'
  | 'mail'
  | 'phone'
  | 'ticket'
  | 'search'
  | 'plus'
  | 'minus'
  | 'visa'
  | 'seat'
  | 'document'
  | 'pencil'
  | 'filter'
  | 'sort'
  | 'refresh'
  | 'signal'
  | 'beach'
  | 'mountains'
  | 'sun'
  | 'family'
  | 'menu'
  | 'help'
  | 'globe'
  | 'app'
  | 'bed'
  | 'sale'
  | 'meal'
  | 'eye'
  | 'baby'
  | 'paw'
  | 'bicycle'
  | 'accessible'
  | 'wc';

/** A stroke icon in the text colour, 20 px unless CSS overrides it. Decorative: the text beside it says the same. */
export function Icon({ name, large }: { name: IconName; large?: boolean }) {
  return (
    <svg className={large ? styles.large : styles.icon} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
