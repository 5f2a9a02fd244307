import type { SocialNetworkId } from '~/upstream/account/social-contract';
import styles from './SocialMark.module.css';

/** Initials, not trademarks. */
const INITIALS: Readonly<Record<SocialNetworkId, string>> = {
  vk: 'VK',
  ok: 'OK',
  fb: 'f',
  apple: 'A',
  google: 'G',
  tinkoff: 'T',
};

/** Draws the mark of a network; its name stands beside it. */
export function SocialMark({ id }: { id: SocialNetworkId }) {
  return (
    <span className={`${styles.mark} ${styles[id]}`} aria-hidden="true">
      {INITIALS[id]}
    </span>
  );
}
