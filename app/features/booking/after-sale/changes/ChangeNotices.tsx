import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import prose from '~/ui/prose.module.css';
import type { ChangeNotice } from './notices-screen.server';

/** Says on the page of an order what carriers have changed, and leads to what can be done about it. */
export function ChangeNotices({ notices }: { notices: readonly ChangeNotice[] }) {
  const { t } = useTranslation('changes');
  return notices.map(({ title, text, path, isWaiting }, index) => (
    <Notice key={path ?? index} kind={isWaiting ? 'warning' : 'info'} title={title}>
      <p>{text}</p>
      {path && isWaiting ? (
        <div>
          <ButtonLink to={path} reloadDocument>
            {t('notice.open')}
          </ButtonLink>
        </div>
      ) : null}
      {path && !isWaiting ? (
        <a className={prose.link} href={path}>
          {t('notice.details')}
        </a>
      ) : null}
    </Notice>
  ));
}
