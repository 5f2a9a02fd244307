import { numberedPages, type NumberedPage } from '~/features/frame/numbered-pages';
import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { pathOf } from '~/features/landings/addresses';
import { commentItems, type CommentItem } from '~/features/landings/comments/comment-items.server';
import { subjectName } from '~/features/landings/comments/commented-subject.server';
import { commentLinks } from '~/features/landings/comments/topic';
import type { Subject } from '~/features/landings/subjects';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import type { Market } from '~/market/market';
import type { CommentSubject } from '~/upstream/landings/comments-client.server';
import type { Comments } from '~/upstream/landings/comments-contract';

/** A page of comments: plain data, ready texts. */
export type CommentsPageScreen = {
  title: string;
  count: string;
  back: { text: string; href: string };
  write: string;
  comments: CommentItem[];
  /** Links to the pages; empty when there is only one. */
  pages: NumberedPage[];
};

type CommentsPageData = { subject: Subject; topic: CommentSubject; comments: Comments; page: number };

/** Builds a page of the comments on a subject. Pure. */
export function commentsPageScreen(data: CommentsPageData, market: Market): CommentsPageScreen {
  const { subject, topic, comments, page } = data;
  const t = getTranslator(market.locale, 'comments');
  const links = commentLinks(topic, market);
  const name = subjectName(subject, market.locale);
  return {
    title: t('title', { name }),
    count: t('count', { count: comments.total }),
    back: { text: name, href: pathInLanguage(BRANDS[market.brand], pathOf(subject, market.locale), market.locale) },
    write: links.write,
    comments: commentItems(comments.comments, market),
    pages: numberedPages(comments.pages, page, { path: links.page, label: (one) => t('page', { page: one }) }),
  };
}
