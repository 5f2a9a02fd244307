import { CommentList } from '~/features/landings/comments/CommentList';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { LinkChoice } from '~/ui/LinkChoice';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { CommentsPageScreen } from './screen.server';

/** A page of comments, with the way back to their subject and the way to the form. */
export function CommentsPageView({ screen }: { screen: CommentsPageScreen }) {
  const { t } = useTranslation('comments');
  const { title, count, back, write, comments, pages } = screen;
  return (
    <div className={layout.stack4}>
      <header className={layout.stack2}>
        <p>
          <a href={back.href} className={prose.link}>
            {back.text}
          </a>
        </p>
        <h1>{title}</h1>
        <p className={prose.soft}>{comments.length > 0 ? count : t('none')}</p>
      </header>
      {comments.length > 0 ? (
        <Card>
          <CommentList comments={comments} />
        </Card>
      ) : null}
      {pages.length > 0 ? <LinkChoice label={t('pages')} links={pages} arePages /> : null}
      <p>
        <ButtonLink to={write} rel="nofollow">
          {t('write')}
        </ButtonLink>
      </p>
    </div>
  );
}
