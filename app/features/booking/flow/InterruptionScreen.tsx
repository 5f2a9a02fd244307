import { ToldPageScreen } from '~/ui/ToldPageScreen';
import { ButtonLink } from '~/ui/Button';
import { Waiting } from '~/ui/Waiting';
import type { Interruption } from './interruption';

/** @param hydrated whether the page ships scripts, which then ask again instead of a reload */
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
  return <ToldPageScreen page={screen} />;
}
