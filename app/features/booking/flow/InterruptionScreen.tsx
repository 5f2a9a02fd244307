import { MessagePageScreen } from '~/ui/MessagePageScreen';
import { ButtonLink } from '~/ui/Button';
import { Waiting } from '~/ui/Waiting';
import type { Interruption } from './interruption';

/**
 * Shows an interruption in place of the page.
 * @param hydrated whether the page ships scripts; they then poll instead of reloading the page
 */
export function InterruptionScreen({ screen, hydrated }: { screen: Interruption; hydrated: boolean }) {
  if (screen.kind === 'waiting') {
    const { title, text, refreshSeconds, elapsed, actions = [] } = screen;
    return (
      <Waiting title={title} text={text} refreshSeconds={refreshSeconds} mode={hydrated ? 'script' : 'plain'}>
        {elapsed ? <p>{elapsed}</p> : null}
        {actions.map(({ label, to }) => (
          <ButtonLink key={to} to={to} variant="secondary" reloadDocument>
            {label}
          </ButtonLink>
        ))}
      </Waiting>
    );
  }
  return <MessagePageScreen page={screen} />;
}
