/**
 * The travel assistant (specification 3 §7 "AI chat service"). The specification gives the calls that create and read a chat;
 * sending a message and following its answer are ours, in the same style. All words of an answer are untrusted: the service may
 * be a language model.
 */
import { z } from 'zod';
import { currencyCode } from '~/upstream/search/contract';
import { endpointsOf } from '~/upstream/endpoint';
import { openEnum, orUnknown, tolerantList } from '~/upstream/tolerance';

/** Messages a page (specification 3 §9). */
export const MESSAGES_PER_PAGE = 15;
/** The longest message of a visitor, in characters. */
export const LONGEST_MESSAGE = 1_000;
/** More words of an answer are cut off. */
const LONGEST_ANSWER = 4_000;
const MOST_CARDS = 6;
const MOST_REPLIES = 4;

/** Languages of a chat: Russian for Russian, else English (specification 3 §9). */
export const CHAT_LANGUAGES = ['ru', 'en'] as const;

/** `processing`: an answer is on its way. `closed`: takes no more messages. */
export const CHAT_STATES = ['ready', 'processing', 'closed'] as const;

const id = z.string().min(1).max(100);
/** Made by the shop for one chat and kept in its sealed cookie. With `chat_id` it opens the chat, so nobody may guess it. */
const clientId = z.string().min(20).max(100);
const envelope = { failures: ['NotFound', 'chatIsBusy', 'chatIsFull', 'requestFormat'] as const };
const version = { v: z.literal('2.0'), lang: z.string().max(10).optional() };

export const chat = z
  .looseObject({ chat_id: id, state: openEnum(CHAT_STATES, 'ready') })
  .transform((wire) => ({ chatId: wire.chat_id, state: wire.state }));
export type Chat = z.output<typeof chat>;
const chatAnswer = z.looseObject({ chat }).transform(({ chat: one }) => one);

const placeCode = z.string().regex(/^(?:[A-Z]{3}|\d{3,10})$/);
const isoDate = z.iso.date();

/**
 * A search that fits, without a price: the shop asks for the price itself. `max_price`: in hundredths, for all travellers.
 */
const searchCard = z
  .looseObject({
    type: z.literal('search'),
    departure: placeCode,
    arrival: placeCode,
    date: isoDate,
    return_date: isoDate.nullish(),
    adults: z.number().int().min(1).max(9).default(1),
    children_ages: z.array(z.number().int().min(2).max(11)).max(8).default([]),
    infants: z.number().int().min(0).max(4).default(0),
    cabin: z.enum(['economy', 'business']).default('economy'),
    with_baggage: z.boolean().nullish(),
    is_direct: z.boolean().nullish(),
    transport: orUnknown(z.enum(['airplane', 'train'])).nullish(),
    max_price: orUnknown(z.looseObject({ amount: z.number().int().positive(), currency: currencyCode })).nullish(),
  })
  .transform((wire) => ({
    type: wire.type,
    departure: wire.departure,
    arrival: wire.arrival,
    date: wire.date,
    returnDate: wire.return_date ?? null,
    adults: wire.adults,
    childrenAges: wire.children_ages,
    infants: wire.infants,
    cabin: wire.cabin,
    withBaggage: wire.with_baggage ?? null,
    isDirect: wire.is_direct ?? null,
    transport: wire.transport ?? null,
    maxPrice: wire.max_price ? { amount: wire.max_price.amount, currency: wire.max_price.currency } : null,
  }));

const card = z.discriminatedUnion('type', [
  searchCard,
  /** An address of the shop; the shop drops every other one. */
  z.looseObject({ type: z.literal('link'), url: z.string().max(4_000), title: z.string().max(200) }),
  /** A question of the help centre by its id, which is the same in every language. */
  z.looseObject({ type: z.literal('help'), question: z.string().max(100) }),
  /** The orders of whoever is signed in: the shop lists them, the service never gets them. */
  z.looseObject({ type: z.literal('orders') }),
]);
export type AssistantCard = z.output<typeof card>;
export type AssistantCardWire = z.input<typeof card>;
export type SearchCard = z.output<typeof searchCard>;

const text = z.string().transform((words) => words.slice(0, LONGEST_ANSWER));

const message = z
  .looseObject({
    id,
    role: z.enum(['user', 'assistant']),
    text,
    /** Language of the words, where the service tells it. */
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .nullish()
      .catch(null),
    created_at: z.iso.datetime({ offset: true }),
    cards: tolerantList(card).nullish(),
    /** Short answers that the visitor may give by one press. */
    replies: tolerantList(z.string().min(1).max(100)).nullish(),
  })
  .transform((wire) => ({
    id: wire.id,
    role: wire.role,
    text: wire.text,
    language: wire.language ?? null,
    createdAt: wire.created_at,
    cards: (wire.cards ?? []).slice(0, MOST_CARDS),
    replies: (wire.replies ?? []).slice(0, MOST_REPLIES),
  }));
export type AssistantMessage = z.output<typeof message>;
export type AssistantMessageWire = z.input<typeof message>;

/** A chat by both of its secrets. */
const chatRequest = z.looseObject({ chat_id: id, client_id: clientId });

/** Calls of the assistant. */
export const endpoints = endpointsOf('assistant', {
  createChat: {
    method: 'POST',
    path: '/api/v1/chats',
    summary: 'Begins a chat. Sent with the first message of a visitor without a saved chat.',
    request: z.looseObject({
      ...version,
      client_id: clientId,
      currency: currencyCode,
      locale: z.enum(CHAT_LANGUAGES),
      country: z.string().regex(/^[A-Z]{2}$/),
    }),
    answer: chatAnswer,
    envelope,
    isRead: false,
  },
  getChat: {
    method: 'GET',
    path: '/api/v1/chats/{chat_id}',
    summary: 'The state of a chat.',
    request: chatRequest,
    answer: chatAnswer,
    envelope,
    isRead: true,
    retries: 3,
  },
  listMessages: {
    method: 'GET',
    path: '/api/v1/chats/{chat_id}/messages',
    summary: 'A page of messages, the latest first. An answer is among them when it is complete.',
    request: chatRequest.extend({
      offset: z.coerce.number().int().nonnegative().default(0),
      limit: z.coerce.number().int().positive().max(100).default(MESSAGES_PER_PAGE),
    }),
    answer: z.looseObject({ messages: tolerantList(message) }).transform(({ messages }) => messages),
    envelope,
    isRead: true,
    retries: 3,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/v1/messages',
    summary:
      'Takes a message, once by its key; the answer follows. `account_id` is a label that opens nothing: a chat that was ' +
      'told it is refused to another account. `city`: where the visitor probably is.',
    request: chatRequest.extend({
      ...version,
      text: z.string().min(1).max(LONGEST_MESSAGE),
      idempotency_key: z.string().min(20).max(100),
      account_id: z.string().max(100).nullish(),
      city: placeCode.nullish(),
    }),
    answer: chatAnswer,
    envelope,
    isRead: false,
  },
  followAnswer: {
    method: 'GET',
    path: '/api/v1/chats/{chat_id}/answer',
    summary:
      'The words of the answer that is being written, as server-sent events `text`; `end` when it is among the messages.',
    request: chatRequest,
    answer: z.looseObject({ text }).transform(({ text: words }) => words),
    envelope: null,
    isRead: true,
    isStream: true,
    timeoutMs: 60_000,
    whenEmpty: { text: '' },
  },
});
