import { randomUUID } from 'node:crypto';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import { formatSaleMoment } from '~/market/sale-day';
import { TICKET_FORMS } from '~/upstream/help-centre/categories-contract';
import type { Ticket } from '~/upstream/help-centre/contract';
import { categoryTitle, fieldLabel, statusView, valueText, type StatusView } from './help-words.server';

type Moment = { at: string; text: string };

/** An event of a request: a step, or somebody's words. Plain texts. */
export type TicketEntry =
  | { kind: 'step'; text: string; time: Moment }
  | { kind: 'message'; isOwn: boolean; author: string; text: string; files: string[]; time: Moment };

/** The page of a request. Ready texts. */
export type TicketScreen = {
  /** "Request H-12345678" */
  title: string;
  category: string;
  /** "Order 12345678"; null for a guest's question. */
  order: string | null;
  status: StatusView;
  /** Until when an answer comes; null once it is there. */
  note: string | null;
  facts: { label: string; value: string }[];
  /** Oldest first. */
  entries: TicketEntry[];
  /** Null when nothing more can be said. */
  reply: { key: string } | null;
};

/** Builds the page of a request. */
export function ticketScreen(ticket: Ticket, market: Market): TicketScreen {
  const t = getTranslator(market.locale, 'help');
  const { category, status, orderNumber, answerUntil, data } = ticket;
  const fields = category === 'other' ? [] : TICKET_FORMS[category].fields;
  return {
    title: t('ticket.title', { number: ticket.number }),
    category: categoryTitle(category, t),
    order: orderNumber && t('ticket.order', { number: orderNumber }),
    status: statusView(status, t),
    note: answerUntil === null ? null : t('ticket.until', { time: formatSaleMoment(answerUntil, market) }),
    facts: fields.flatMap((field) => {
      const value = data[field.name];
      // A service may know more choices than the texts do.
      if (!value || (field.kind === 'choice' && !field.options.includes(value))) return [];
      return [{ label: fieldLabel(field.name, t), value: valueText(field, value, t) }];
    }),
    entries: entriesOf(ticket, market, t),
    reply: ticket.canReply ? { key: randomUUID() } : null,
  };
}

function entriesOf({ messages, processingAt, completedAt }: Ticket, market: Market, t: Translate): TicketEntry[] {
  const momentOf = (at: string): Moment => ({ at, text: formatSaleMoment(at, market) });
  const steps = [
    { at: processingAt, text: t('ticket.taken') },
    { at: completedAt, text: t('ticket.answered') },
  ].flatMap(({ at, text }): TicketEntry[] => (at === null ? [] : [{ kind: 'step', text, time: momentOf(at) }]));
  const said = messages.map(({ author, text, attachments, createdAt }): TicketEntry => ({
    kind: 'message',
    isOwn: author === 'customer',
    author: author === 'customer' ? t('ticket.you') : market.brandName,
    text,
    files: attachments,
    time: momentOf(createdAt),
  }));
  // At the same moment a message comes before the step that it makes.
  return [...said, ...steps].toSorted((one, other) => Date.parse(one.time.at) - Date.parse(other.time.at));
}
