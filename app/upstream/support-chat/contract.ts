/**
 * The chat of an account with the people of the shop (specification 1 §4 "Chat widget loading", 3 §7 "Priority support
 * check"; the shapes are ours). The service knows a customer by the id of the account and by the hash that the account
 * service made of it with a secret that both share (`intercom_user_hash`): an id alone opens nothing. Its people write
 * Russian or English. Times are ISO 8601, ids of messages grow.
 */
import { z } from 'zod';
import { SUPPORT_LEVELS } from '~/upstream/ancillaries/kinds-contract';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { offsetDateTime } from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';

/** Most characters of a message. */
export const CHAT_TEXT_LENGTH = 2_000;

/** The languages in which people answer: Russian for Russian, else English (specification 3 §9). */
export const CHAT_LANGUAGES = ['ru', 'en'] as const;
export type ChatLanguage = (typeof CHAT_LANGUAGES)[number];

export const CHAT_STATES = ['waiting', 'answered', 'closed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

const version = requestBase.extend({ lang: z.enum(CHAT_LANGUAGES) });
const identity = version.extend({ user_id: z.string().min(1).max(100), user_hash: z.string().min(1).max(200) });

const message = z
  .looseObject({
    id: z.number().int().positive(),
    /** `service`: words that were written once for everybody, a greeting. */
    author: openEnum(['customer', 'operator', 'service'], 'operator'),
    /** Plain text: markup in it is text too. */
    text: z.string(),
    created_at: offsetDateTime,
  })
  .transform(({ id, author, text, created_at: createdAt }) => ({ id, author, text, createdAt }));
export type ChatMessage = z.output<typeof message>;

const clockTime = z.string().regex(/^\d{2}:\d{2}$/);

export const conversationAnswer = z
  .looseObject({
    /** Null while nothing has been said. */
    state: openEnum(CHAT_STATES, null).nullish(),
    /** Oldest first; the last 100. */
    messages: tolerantList(message),
    /** Messages of the people that the customer has not seen. */
    unread: z.number().int().min(0).nullish().catch(null),
    /** Conversations that are answered before this one; null unless it waits. */
    ahead: z.number().int().min(0).nullish().catch(null),
    /** When people answer, in the time zone; null where the service does not say. */
    hours: z
      .looseObject({ from: clockTime, until: clockTime, time_zone: z.string(), is_open: z.boolean() })
      .transform(({ from, until, time_zone: timeZone, is_open: isOpen }) => ({ from, until, timeZone, isOpen }))
      .nullish()
      .catch(null),
  })
  .transform((wire) => ({
    state: wire.state ?? null,
    messages: wire.messages,
    unread: wire.unread ?? 0,
    ahead: wire.ahead ?? null,
    hours: wire.hours ?? null,
  }));
export type Conversation = z.output<typeof conversationAnswer>;
export type ConversationWire = z.input<typeof conversationAnswer>;

export const conversationRequest = identity;
export const sendRequest = identity.extend({
  text: z.string().min(1).max(CHAT_TEXT_LENGTH),
  idempotency_key: z.string().min(8).max(100),
});
/** `message_id`: the last one that was shown. */
export const readRequest = identity.extend({ message_id: z.number().int().positive() });

export const priorityRequest = version.extend({ auth_token: z.string().max(500) });
/** An unknown level is priority of some kind: the lowest. */
export const priorityAnswer = z
  .looseObject({
    features: z.looseObject({ priority_support: openEnum(SUPPORT_LEVELS, 'minimum').nullish() }),
  })
  .transform(({ features }) => features.priority_support ?? null);

/** Calls of the support-chat service. */
export const endpoints = endpointsOf('supportChat', {
  checkAvailability: {
    method: 'HEAD',
    path: '/widget',
    summary: 'Whether the chat can be used now: any status but 200, a page of HTML and silence mean that it cannot.',
    request: z.object({}),
    answer: z.looseObject({}),
    envelope: null,
    isRead: true,
    timeoutMs: 3_000,
  },
  getPriority: {
    method: 'POST',
    path: '/priority_support.json',
    summary: 'The priority that the account has bought with an order whose trip is not over; null without one.',
    request: priorityRequest,
    answer: priorityAnswer,
    envelope: { failures: ['AuthTokenExpired', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  getConversation: {
    method: 'POST',
    path: '/conversation.json',
    summary: 'The conversation of an account. WrongIdentity: the hash is not that of the id.',
    request: conversationRequest,
    answer: conversationAnswer,
    envelope: { failures: ['WrongIdentity', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  sendMessage: {
    method: 'POST',
    path: '/message.json',
    summary: 'Adds the words of the customer; idempotent by its key. A closed conversation is open again then.',
    request: sendRequest,
    answer: conversationAnswer,
    envelope: { failures: ['WrongIdentity', 'messagesLimit', 'requestFormat', 'serverError'] },
    isRead: false,
  },
  markRead: {
    method: 'POST',
    path: '/read.json',
    summary: 'Notes the last message that the customer has seen.',
    request: readRequest,
    answer: z.looseObject({}),
    envelope: { failures: ['WrongIdentity', 'requestFormat', 'serverError'] },
    isRead: false,
  },
});
