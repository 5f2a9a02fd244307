import { ProblemScreen } from '~/features/frame/ProblemScreen';
import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
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
  const { illustration, title, text, hint, actions } = screen;
  return (
    <ProblemScreen
      kind={illustration}
      title={title}
      text={text}
      actions={actions.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'} reloadDocument>
          {label}
        </ButtonLink>
      ))}
    >
      {hint ? (
        <Notice kind="info" title={hint.title}>
          <p>{hint.text}</p>
        </Notice>
      ) : null}
    </ProblemScreen>
  );
}
