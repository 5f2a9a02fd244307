/**
 * Comments on landing pages (specification 3 §3, §7): GET /data/landings{path} with only=comments, and
 * POST /data/landings/comments. Visitors write them without an account; a moderator reads each before it appears.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { openEnum, tolerantList } from '~/upstream/tolerance';

/** Comments on one page (specification 3 §9). */
export const COMMENTS_PER_PAGE = 20;
/** Letters of a comment. */
export const COMMENT_TEXT = { min: 10, max: 1_000 } as const;
const MOST_AUTHOR_LETTERS = 40;
/** Comments that a visitor asks about at once. */
export const MOST_OWN = 20;

/** Subjects with comments, as the addresses of the service name them. */
export const COMMENT_KINDS = ['routes', 'cities', 'airports', 'countries', 'airlines'] as const;
export type CommentKind = (typeof COMMENT_KINDS)[number];

const count = z.number().int().nonnegative();
const market = { brand: z.string(), locale: z.string() };
const listing = {
  only: z.literal('comments'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(50).default(COMMENTS_PER_PAGE),
  ...market,
};
export const routeCommentsRequest = z.object({
  kind: z.literal('routes'),
  departure: z.string(),
  arrival: z.string(),
  ...listing,
});
export const commentsRequest = z.object({ kind: z.enum(COMMENT_KINDS), code: z.string(), ...listing });

/** `author` and `text` are plain text: markup in them is text too. */
const commentWire = z
  .looseObject({ id: z.string(), author: z.string(), text: z.string(), written_on: z.iso.date() })
  .transform(({ id, author, text, written_on: writtenOn }) => ({ id, author, text, writtenOn }));

/** The published comments in one language, the latest first; `total` counts all of them. */
export const commentsAnswer = z
  .looseObject({
    comments_data: z.looseObject({ comments: tolerantList(commentWire), page: count, pages: count, total: count }),
  })
  .transform(({ comments_data: { comments, page, pages, total } }) => ({ comments, page, pages, total }));

/** `path`: /routes/LON/PAR, /cities/LON. `request_id` names the form that was sent: sent again, it adds nothing. */
export const createCommentRequest = z.object({
  request_id: z.string().min(8).max(100),
  path: z.string().max(60),
  author: z.string().min(1).max(MOST_AUTHOR_LETTERS),
  text: z.string().min(COMMENT_TEXT.min).max(COMMENT_TEXT.max),
  ...market,
});

/** A comment as its author sees it. The token is the author's alone: it opens the comment before it is published. */
const ownCommentWire = z
  .looseObject({
    token: z.string(),
    author: z.string(),
    text: z.string(),
    written_on: z.iso.date(),
    state: openEnum(['moderation', 'published', 'declined'], 'moderation'),
    reason: openEnum(['contacts', 'repeated', 'other'], 'other').nullish(),
  })
  .transform(({ token, author, text, written_on: writtenOn, state, reason }) => ({
    token,
    author,
    text,
    writtenOn,
    state,
    /** Says why it was declined. */
    reason: reason ?? null,
  }));

export const ownCommentsRequest = z.object({ tokens: z.array(z.string().max(100)).max(MOST_OWN) });
/** Without comments that no longer exist. */
export const ownCommentsAnswer = z
  .looseObject({ comments: tolerantList(ownCommentWire) })
  .transform(({ comments }) => comments);

export type CommentsAnswerWire = z.input<typeof commentsAnswer>;
export type Comments = z.output<typeof commentsAnswer>;
export type Comment = Comments['comments'][number];
export type OwnCommentWire = z.input<typeof ownCommentWire>;
export type OwnComment = z.output<typeof ownCommentWire>;

const list = { method: 'GET', envelope: null, isRead: true, answer: commentsAnswer } as const;

/** Calls of the landings service about comments. */
export const commentEndpoints = endpointsOf('landings', {
  listRouteComments: {
    ...list,
    path: '/data/landings/{kind}/{departure}/{arrival}',
    summary: 'A page of the published comments on a route in a language, the latest first.',
    request: routeCommentsRequest,
  },
  listComments: {
    ...list,
    path: '/data/landings/{kind}/{code}',
    summary: 'A page of the published comments on a city, an airport, a country or an airline.',
    request: commentsRequest,
  },
  createComment: {
    method: 'POST',
    path: '/data/landings/comments',
    summary: 'Hands in a comment for moderation; idempotent by request_id.',
    request: createCommentRequest,
    answer: ownCommentWire,
    envelope: null,
    isRead: false,
  },
  findOwnComments: {
    method: 'POST',
    path: '/data/landings/own_comments',
    summary: "A visitor's own comments with their states, by their tokens.",
    request: ownCommentsRequest,
    answer: ownCommentsAnswer,
    envelope: null,
    isRead: true,
  },
});
