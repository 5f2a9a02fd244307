/** Comments on landing pages: those of the world's travellers, and those that visitors write (specification 3 §7). */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  COMMENT_KINDS,
  type commentsRequest,
  type routeCommentsRequest,
  type CommentKind,
  type CommentsAnswerWire,
  type createCommentRequest,
  type OwnCommentWire,
  type ownCommentsRequest,
} from '~/upstream/landings/comments-contract';
import { hasContacts, MODERATION_MS } from '../../service/moderation';
import { ServiceFailure } from '../../service/failure';
import { newToken } from '../../service/random-token';
import type { SandboxContext } from '../../service/service';
import { airlinePage, airportPage, cityPage, countryPage, routePage } from './pages';
import { worldComments } from './world-comments';

export const COMMENT_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS landing_comments (
    comment_id TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    request_id TEXT NOT NULL UNIQUE,
    path TEXT NOT NULL,
    brand TEXT NOT NULL,
    language TEXT NOT NULL,
    author TEXT NOT NULL,
    text TEXT NOT NULL,
    is_repeated INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS comments_by_path ON landing_comments (path, brand, language, created_at)',
];
export const WIPE_COMMENTS = ['DELETE FROM landing_comments'];

const row = z
  .object({
    comment_id: z.string(),
    token: z.string(),
    author: z.string(),
    text: z.string(),
    is_repeated: z.number(),
    created_at: z.number(),
  })
  .transform(({ comment_id: id, is_repeated, created_at: createdAt, ...rest }) => ({
    ...rest,
    id,
    createdAt,
    isRepeated: is_repeated === 1,
  }));
type CommentRecord = z.output<typeof row>;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Lists a page of the published comments on a city, an airport, a country or an airline. */
export function listComments(
  { kind, code, ...listing }: z.output<typeof commentsRequest>,
  context: SandboxContext,
): Promise<CommentsAnswerWire> {
  return listed(kind, `/${kind}/${code}`, listing, context);
}

/** Lists a page of the published comments on a route. */
export function listRouteComments(
  { kind, departure, arrival, ...listing }: z.output<typeof routeCommentsRequest>,
  context: SandboxContext,
): Promise<CommentsAnswerWire> {
  return listed(kind, `/${kind}/${departure}/${arrival}`, listing, context);
}

async function listed(
  kind: CommentKind,
  path: string,
  { brand, locale, page, page_size: size }: Omit<z.output<typeof commentsRequest>, 'kind' | 'code'>,
  context: SandboxContext,
): Promise<CommentsAnswerWire> {
  const { rows } = await context.store.execute({
    sql: `SELECT * FROM landing_comments WHERE path = ? AND brand = ? AND language = ?
          ORDER BY created_at DESC LIMIT 1000`,
    args: [path, brand, locale],
  });
  const written = rows
    .map((one) => row.parse(one))
    .filter((one) => verdictOn(one, context).state === 'published')
    .map(({ id, author, text, createdAt }) => ({ id, author, text, written_on: dayOf(createdAt) }));
  const all = [...written, ...(isSubject(path, context.now()) ? worldComments(kind, path, locale, context.now()) : [])];
  all.sort((one, other) => other.written_on.localeCompare(one.written_on));
  return {
    comments_data: {
      comments: all.slice((page - 1) * size, page * size),
      page,
      pages: Math.ceil(all.length / size),
      total: all.length,
    },
  };
}

/** Takes a comment for moderation, once for each form. */
export async function createComment(
  { request_id: requestId, path, author, text, brand, locale }: z.output<typeof createCommentRequest>,
  context: SandboxContext,
): Promise<OwnCommentWire> {
  if (!isSubject(path, context.now()))
    throw new ServiceFailure('ValidationError', { fields: [{ field: 'path', code: 'unknown' }] });
  await context.store.execute({
    sql: `INSERT OR IGNORE INTO landing_comments
            (comment_id, token, request_id, path, brand, language, author, text, is_repeated, created_at)
          VALUES (:id, :token, :requestId, :path, :brand, :locale, :author, :text,
            EXISTS (SELECT 1 FROM landing_comments WHERE text = :text AND request_id <> :requestId), :now)`,
    args: {
      ...{ id: randomUUID(), token: newToken(), requestId, path, brand, locale, author, text },
      now: context.now().getTime(),
    },
  });
  const { rows } = await context.store.execute({
    sql: 'SELECT * FROM landing_comments WHERE request_id = ?',
    args: [requestId],
  });
  return ownWire(row.parse(rows[0]), context);
}

/** Tells an author what became of the comments. */
export async function findOwnComments(
  { tokens }: z.output<typeof ownCommentsRequest>,
  context: SandboxContext,
): Promise<{ comments: OwnCommentWire[] }> {
  const { rows } = await context.store.execute({
    sql: `SELECT * FROM landing_comments WHERE token IN (${tokens.map(() => '?').join(', ')}) ORDER BY created_at DESC`,
    args: tokens,
  });
  return { comments: rows.map((one) => ownWire(row.parse(one), context)) };
}

function ownWire(comment: CommentRecord, context: SandboxContext): OwnCommentWire {
  const { token, author, text, createdAt } = comment;
  return { token, author, text, written_on: dayOf(createdAt), ...verdictOn(comment, context) };
}

/** Moderators decline contacts, and words that somebody has sent before. */
function verdictOn(
  { text, author, isRepeated, createdAt }: CommentRecord,
  { now, settings: { commentModeration } }: SandboxContext,
): Pick<OwnCommentWire, 'state' | 'reason'> {
  if (commentModeration === 'hold') return { state: 'moderation' };
  if (commentModeration === 'publish') return { state: 'published' };
  if (commentModeration === 'decline') return { state: 'declined', reason: 'other' };
  if (createdAt + MODERATION_MS > now().getTime()) return { state: 'moderation' };
  if (hasContacts(text, author)) return { state: 'declined', reason: 'contacts' };
  return isRepeated ? { state: 'declined', reason: 'repeated' } : { state: 'published' };
}

/** Tells whether the service has a page of a path: /routes/LON/PAR. */
function isSubject(path: string, now: Date): boolean {
  const [, kind, code = '', arrival] = path.split('/');
  const isRoute = kind === 'routes';
  if (!COMMENT_KINDS.some((one) => one === kind) || isRoute !== (arrival !== undefined)) return false;
  const page = {
    routes: () => routePage(code, arrival ?? '', now),
    cities: () => cityPage(code, now),
    airports: () => airportPage(code, now),
    countries: () => countryPage(code, now),
    airlines: () => airlinePage(code, now),
  }[kind as CommentKind];
  return page() !== null;
}
