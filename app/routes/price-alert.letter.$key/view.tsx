import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { Button } from '~/ui/Button';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { LetterScreen } from './screen.server';

/** The alert of a letter: to be confirmed, watched, paused or left. */
export function LetterView({ screen: { title, text, trip, buttons, isFault } }: { screen: LetterScreen }) {
  return (
    <AuthCard title={title}>
      {trip ? (
        <div className={layout.stack1}>
          <p>
            <strong>{trip.route}</strong>
          </p>
          <p className={prose.soft}>{trip.facts}</p>
        </div>
      ) : null}
      <p className={styles.text} role={isFault ? 'alert' : undefined}>
        {text}
      </p>
      {buttons.length > 0 ? (
        <form method="post" className={layout.stack2}>
          {buttons.map(({ intent, label }, index) => (
            <Button key={intent} intent={intent} variant={index === 0 ? 'primary' : 'quiet'} wide>
              {label}
            </Button>
          ))}
        </form>
      ) : null}
      {trip ? (
        <p>
          <a href={trip.href} rel="nofollow" className={prose.link}>
            {trip.link}
          </a>
        </p>
      ) : null}
    </AuthCard>
  );
}
