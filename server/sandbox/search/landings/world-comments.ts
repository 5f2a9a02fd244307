import { createHash } from 'node:crypto';
import type { CommentKind, CommentsAnswerWire } from '~/upstream/landings/comments-contract';
import { COMMENT_TEXTS } from './comment-texts';

type CommentWire = CommentsAnswerWire['comments_data']['comments'][number];

const DAY_MS = 86_400_000;
/** Days between two comments on one subject. */
const DAYS_APART = 17;
/** One subject of so many has no comment. */
const SILENT = 6;

/** Returns what the world's travellers have written on a subject in a language: nothing on some, always the same. */
export function worldComments(kind: CommentKind, path: string, language: string, now: Date): CommentWire[] {
  const own = Object.hasOwn(COMMENT_TEXTS, language) ? COMMENT_TEXTS[language] : undefined;
  if (!own) return [];
  const texts = own.texts[kind === 'countries' ? 'cities' : kind];
  const [first = 0, howMany = 0, age = 0, who = 0] = createHash('sha256').update(`${language} ${path}`).digest();
  const length = howMany % SILENT === 0 ? 0 : 1 + (howMany % texts.length);
  return Array.from({ length }, (_, index) => {
    const daysAgo = 1 + (age % DAYS_APART) + index * DAYS_APART;
    return {
      id: `${path.slice(1).replaceAll('/', '-')}-${language}-${index}`,
      author: own.authors[(who + index) % own.authors.length] ?? '',
      text: texts[(first + index) % texts.length] ?? '',
      written_on: new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10),
    };
  });
}
