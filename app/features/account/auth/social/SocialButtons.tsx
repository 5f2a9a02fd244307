import { useFieldIds } from '~/ui/field-scope';
import { Fold } from '~/ui/Fold';
import layout from '~/ui/layout.module.css';
import type { SocialButtonsView } from './social-buttons-view';
import { SocialMark } from './SocialMark';
import styles from './SocialButtons.module.css';

/** Lists sign-in options without a password; those that are rare in the country are folded. */
export function SocialButtons({ title, buttons, more }: SocialButtonsView) {
  const titleId = useFieldIds()('social-title');
  return (
    <div className={layout.stack3}>
      <p className={styles.or} id={titleId}>
        {title}
      </p>
      <Buttons buttons={buttons} labelledBy={titleId} />
      {more.buttons.length > 0 ? (
        <Fold title={more.title}>
          <Buttons buttons={more.buttons} labelledBy={titleId} />
        </Fold>
      ) : null}
    </div>
  );
}

type ButtonsProps = Pick<SocialButtonsView, 'buttons'> & { labelledBy: string };

/** Links, so that they work without scripts and in a new tab. */
function Buttons({ buttons, labelledBy }: ButtonsProps) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {buttons.map(({ id, href, name }) => (
        <li key={id}>
          <a className={styles.button} href={href} rel="nofollow">
            <SocialMark id={id} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
