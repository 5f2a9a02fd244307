import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Section } from '~/ui/Section';
import { CommentList } from '../../comments/CommentList';
import { LandingAnchor } from '../../LandingAnchor';
import type { CommentsScreen } from './screen.server';

/** Comments of visitors, with the way to the form, which has a page of its own: this one is the same for everyone. */
export function Comments({ screen: { comments, more, write } }: { screen: CommentsScreen }) {
  const { t } = useTranslation('comments');
  return (
    <Section
      id="comments"
      title={t('heading')}
      flat
      beside={
        <ButtonLink to={write} variant="secondary" rel="nofollow">
          {t('write')}
        </ButtonLink>
      }
    >
      {comments.length > 0 ? <CommentList comments={comments} /> : <p>{t('none')}</p>}
      {more ? (
        <p>
          <LandingAnchor href={more.href}>{more.text}</LandingAnchor>
        </p>
      ) : null}
    </Section>
  );
}
