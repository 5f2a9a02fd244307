import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import type { PayoutNotice } from './notices-screen.server';

/** Says where money is that a card did not take back, and leads to the page that pays it out. */
export function PayoutNotices({ notices }: { notices: readonly PayoutNotice[] }) {
  return notices.map(({ kind, title, text, link, isWaiting }) => (
    <Notice key={link.to} kind={kind} title={title}>
      <p>{text}</p>
      <div>
        <ButtonLink to={link.to} variant={isWaiting ? 'primary' : 'secondary'} reloadDocument>
          {link.label}
        </ButtonLink>
      </div>
    </Notice>
  ));
}
