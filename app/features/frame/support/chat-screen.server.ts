import { randomUUID } from 'node:crypto';
import { LIMITS } from '~/forms/limits';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import { formatSaleMoment } from '~/market/sale-day';
import type { SupportLevel } from '~/upstream/ancillaries/contract';
import { chatLanguage } from '~/upstream/support-chat/client.server';
import type { Conversation } from '~/upstream/support-chat/contract';
import type { ChatEntry, ChatScreen } from './chat-screen';

const TONES = { waiting: 'info', answered: 'good', closed: 'neutral' } as const;

export type ChatFacts = {
  conversation: Conversation;
  /** Null without one, and while it is unknown: nothing is promised then. */
  priority: SupportLevel | null;
};

/** Builds the screen of a conversation. */
export function chatScreen({ conversation, priority }: ChatFacts, market: Market): ChatScreen {
  const t = getTranslator(market.locale, 'chat');
  const { state, messages, unread } = conversation;
  const peopleSpeak = chatLanguage(market.locale);
  const isForeign = peopleSpeak !== market.locale;
  return {
    status: state && { tone: TONES[state], text: t(`state.${state}`) },
    isWaiting: state === 'waiting',
    notes: [
      ...aheadNotes(conversation, t),
      ...(priority ? [t(`priority.${priority}`)] : []),
      ...hoursNotes(conversation, market, t),
      ...(state === 'waiting' ? [t('letter')] : []),
      ...(isForeign ? [t('language')] : []),
    ],
    entries: messages.map(({ id, author, text, createdAt }): ChatEntry => ({
      id,
      isOwn: author === 'customer',
      author: author === 'customer' ? t('you') : author === 'service' ? t('automatic') : t('operator'),
      text,
      lang: author !== 'customer' && isForeign ? peopleSpeak : null,
      time: { at: createdAt, text: formatSaleMoment(createdAt, market) },
    })),
    unread,
    form: { key: randomUUID(), max: LIMITS.chat.max },
  };
}

function aheadNotes({ state, ahead, hours }: Conversation, t: Translate): string[] {
  if (state !== 'waiting' || ahead === null || hours?.isOpen === false) return [];
  return [ahead === 0 ? t('next') : t('ahead', { count: ahead })];
}

/** Says when the operators are there to who is about to write, and to who waits while they are away. */
function hoursNotes({ state, hours }: Conversation, { locale }: Market, t: Translate): string[] {
  if (!hours || (hours.isOpen && state !== null)) return [];
  const { from, until, timeZone } = hours;
  const times = { from, until, zone: zoneName(timeZone, locale) };
  return [hours.isOpen ? t('hours', times) : t('away', times)];
}

function zoneName(timeZone: string, locale: string): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
