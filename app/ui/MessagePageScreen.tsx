import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { ProblemScreen } from './ProblemScreen';
import type { MessagePage } from './message-page';

export function MessagePageScreen({ page: { illustration, title, text, hint, actions } }: { page: MessagePage }) {
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
