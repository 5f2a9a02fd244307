import type { UpstreamBinding } from '~/upstream/binding';
import { commentEndpoints as endpoints, type CommentKind, type Comments, type OwnComment } from './comments-contract';

/** A subject with comments; a route has the codes of its two cities, anything else its code or slug. */
export type CommentSubject = { kind: 'routes'; codes: [string, string] } | { kind: CommentKind; codes: [string] };

/** A comment as its author hands it in. @property requestId names the form that was sent */
export type NewComment = { requestId: string; author: string; text: string };

/**
 * Makes the part of the landings client about comments (specification 3 §7). Nothing is cached here: the pages that show
 * comments are kept in memory themselves. Failures are `UpstreamError`s.
 */
export function createCommentsClient({ ids, market: { brand, locale }, transport }: UpstreamBinding) {
  return {
    /** Returns a page of the published comments in the language of the page. @param page from 1 */
    listComments({ kind, codes }: CommentSubject, page: number): Promise<Comments> {
      const listing = { only: 'comments', page, brand, locale } as const;
      const [code, arrival] = codes;
      return arrival === undefined
        ? transport.call(endpoints.listComments, { ...listing, kind, code }, ids)
        : transport.call(endpoints.listRouteComments, { ...listing, kind: 'routes', departure: code, arrival }, ids);
    },

    /** Hands in a comment, which moderation then publishes or declines. The same form sent again adds nothing. */
    createComment({ kind, codes }: CommentSubject, { requestId, author, text }: NewComment): Promise<OwnComment> {
      const path = `/${[kind, ...codes].join('/')}`;
      return transport.call(endpoints.createComment, { request_id: requestId, path, author, text, brand, locale }, ids);
    },

    /** Returns the comments with these tokens, which only their author has. */
    async findOwnComments(tokens: readonly string[]): Promise<OwnComment[]> {
      return tokens.length === 0 ? [] : transport.call(endpoints.findOwnComments, { tokens: [...tokens] }, ids);
    },
  };
}
