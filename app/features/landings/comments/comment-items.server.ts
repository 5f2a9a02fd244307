import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Comment } from '~/upstream/landings/comments-contract';

/** A comment: plain texts. `at`: ISO date. */
export type CommentItem = { id: string; author: string; text: string; date: { at: string; text: string } };

/** Builds the published comments of a page. */
export function commentItems(comments: readonly Comment[], market: Market): CommentItem[] {
  return comments.map(({ id, author, text, writtenOn }) => ({
    id,
    author,
    text,
    date: { at: writtenOn, text: formatDate(writtenOn, market, 'long') },
  }));
}
