import { getTranslator } from '~/i18n/translator.server';
import type { BlockInput, LandingLink } from '../../block';
import { commentItems, type CommentItem } from '../../comments/comment-items.server';
import { commentLinks, topicOf } from '../../comments/topic';

/** The latest comments on a subject. */
export type CommentsScreen = {
  comments: CommentItem[];
  /** The next page; null when these are all. */
  more: LandingLink | null;
  /** The page of the form. */
  write: string;
};

/** Builds the comments of a subject; null for lists. Without any, the block invites to write the first. */
export function commentsScreen({ sources: { subject, comments }, market }: BlockInput): CommentsScreen | null {
  const topic = topicOf(subject);
  if (!topic || !comments) return null;
  const t = getTranslator(market.locale, 'comments');
  const links = commentLinks(topic, market);
  return {
    comments: commentItems(comments.comments, market),
    more: comments.pages > 1 ? { text: t('more'), href: links.page(2) } : null,
    write: links.write,
  };
}
