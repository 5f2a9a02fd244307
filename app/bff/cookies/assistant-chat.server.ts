import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from './cookies.server';
import { seal, unseal } from './sealed-cookie.server';

const COOKIE = 'assistant';
/** Specification 3 §7, §9. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

const schema = z.object({
  chatId: z.string().min(1).max(100),
  clientId: z.string().min(20).max(100),
  accountId: z.string().max(100).nullable(),
  askedAt: z.number().nullable(),
});
/** The conversation of this browser with the assistant. */
export type AssistantChat = {
  chatId: string;
  /** The secret of the chat: only this cookie and the service have it. */
  clientId: string;
  /** The account that was signed in when something was said: nobody else sees the conversation. Null for a guest. */
  accountId: string | null;
  /** Milliseconds since 1970: when the latest message was sent. */
  askedAt: number | null;
};

type Writer = Pick<RequestContext, 'setCookie' | 'hasSecureCookies'>;

export async function keepAssistantChat(context: Writer, chat: AssistantChat): Promise<void> {
  const value = await seal('assistant', chat, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
}

/** Reads the conversation of this browser, whoever it belongs to; null without one. */
export async function readAssistantCookie({ cookies }: Pick<RequestContext, 'cookies'>): Promise<AssistantChat | null> {
  const sealed = cookies.get(COOKIE);
  const chat = schema.safeParse(sealed ? await unseal('assistant', sealed) : null);
  return chat.success ? chat.data : null;
}

export function dropAssistantChat({ setCookie, hasSecureCookies }: Writer): void {
  setCookie(cookieHeader(COOKIE, '', { maxAge: 0, secure: hasSecureCookies }));
}
