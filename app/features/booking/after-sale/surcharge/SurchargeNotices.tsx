import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import type { SurchargeNotice } from './notices-screen.server';

/** Says on the page of an order what the shop asks to be paid, until when, and leads there. */
export function SurchargeNotices({ notices }: { notices: readonly SurchargeNotice[] }) {
  return notices.map(({ title, text, link, isDue }, index) => (
    <Notice key={link?.to ?? index} kind={isDue ? 'warning' : 'info'} title={title}>
      <p>{text}</p>
      {link ? (
        <div>
          <ButtonLink to={link.to} variant={isDue ? 'primary' : 'secondary'} reloadDocument>
            {link.label}
          </ButtonLink>
        </div>
      ) : null}
    </Notice>
  ));
}
