import { subjectName } from '~/features/landings/comments/commented-subject.server';
import { commentLinks, topicPath } from '~/features/landings/comments/topic';
import type { Subject } from '~/features/landings/subjects';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { CommentSubject } from '~/upstream/landings/comments-client.server';
import type { OwnComment } from '~/upstream/landings/comments-contract';

/** The page that asks for a comment: plain data, ready texts. */
export type NewCommentScreen = {
  title: string;
  /** Null while a comment of this browser is being checked. */
  form: { action: string; seal: string } | null;
  /** This browser's comments on the subject, and what became of them. */
  own: { key: string; kind: 'info' | 'good' | 'warning'; title: string; note: string; author: string; text: string }[];
  all: string;
};

const KIND = { moderation: 'info', published: 'good', declined: 'warning' } as const;

type NewCommentData = { subject: Subject; topic: CommentSubject; own: readonly OwnComment[]; seal: string };

/** Builds the page. Pure. */
export function newCommentScreen({ subject, topic, own, seal }: NewCommentData, market: Market): NewCommentScreen {
  const t = getTranslator(market.locale, 'comments');
  // The chosen keys stand here in full, because a test looks for each of them.
  const titles = {
    moderation: t('own.moderation.title'),
    published: t('own.published.title'),
    declined: t('own.declined.title'),
  };
  const reasons = {
    contacts: t('own.declined.contacts'),
    repeated: t('own.declined.repeated'),
    other: t('own.declined.other'),
  };
  const notes = { moderation: t('own.moderation.text'), published: t('own.published.text') };
  return {
    title: t('form.title', { name: subjectName(subject, market.locale) }),
    form: own.some(({ state }) => state === 'moderation') ? null : { action: `${topicPath(topic)}/new`, seal },
    own: own.map(({ token, state, reason, author, text }) => ({
      // The token itself stays out of the page.
      key: token.slice(0, 8),
      kind: KIND[state],
      title: titles[state],
      note: state === 'declined' ? reasons[reason ?? 'other'] : notes[state],
      author,
      text,
    })),
    all: commentLinks(topic, market).page(1),
  };
}
