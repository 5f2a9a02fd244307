import { useFieldIds } from '~/ui/field-scope';
import layout from '~/ui/layout.module.css';
import type { SocialButtonsView } from './social-buttons-view';
import { SocialMark } from './SocialMark';
import styles from './SocialButtons.module.css';

/** Lists sign-in options without a password: links, so that they work without scripts and in a new tab. */
export function SocialButtons({ title, buttons }: SocialButtonsView) {
  const titleId = useFieldIds()('social-title');
  return (
    <div className={layout.stack3}>
      <p className={styles.or} id={titleId}>
        {title}
      </p>
      <ul className={styles.list} aria-labelledby={titleId}>
        {buttons.map(({ id, href, name }) => (
          <li key={id}>
            <a className={styles.button} href={href} rel="nofollow">
              <SocialMark id={id} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
