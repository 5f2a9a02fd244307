/** The support chat: the customer's side of conversations (the operator's is /chatdesk). */
import { endpoints, type ConversationWire } from '~/upstream/support-chat/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { isChatHash } from '../../account/auth/chat-identity';
import { accountOf } from '../../account/auth/sign-in';
import { ServiceFailure } from '../../service/failure';
import { KeyedLock } from '../../service/keyed-lock';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { conversationWire, findConversation, messageStatement, stateOf } from './conversations';
import { keepBackStatement } from './letters';
import { PRIORITY_SCHEMA, priorityOf, WIPE_PRIORITIES } from './priority';
import { CHAT_SCHEMA, WIPE_CHAT } from './schema';
import { GREETINGS, isStaffed } from './texts';

/** Messages that a customer may have without an answer. */
const MOST_UNANSWERED = 30;

/** Serialises what one account says. */
const lock = new KeyedLock();

/** Routes are relative to the service's prefix, /supportChat. */
export const supportChatService: SandboxService = {
  name: 'supportChat',
  schema: [...CHAT_SCHEMA, ...PRIORITY_SCHEMA],
  wipe: [...WIPE_CHAT, ...WIPE_PRIORITIES],
  routes: {
    ...serve(endpoints.checkAvailability, () => ({})),
    ...serve(endpoints.getPriority, async ({ auth_token: token }, context) => ({
      features: { priority_support: await priorityOf(await accountOf(token, context), context) },
    })),
    ...serve(endpoints.getConversation, (body, context) => conversationWire(identified(body), context)),
    ...serve(endpoints.sendMessage, (body, context) => lock.run(identified(body), () => send(body, context))),
    ...serve(endpoints.markRead, async (body, context) => {
      const id = identified(body);
      const read = {
        sql: 'UPDATE chat_conversations SET read_id = max(read_id, ?) WHERE account_id = ?',
        args: [body.message_id, id],
      };
      await context.store.batch([read, keepBackStatement(id, context)], 'write');
      return {};
    }),
  },
};

/** Returns the id of the account. @throws ServiceFailure WrongIdentity */
function identified({ user_id: id, user_hash: hash }: { user_id: string; user_hash: string }): string {
  if (!isChatHash(id, hash)) throw new ServiceFailure('WrongIdentity');
  return id;
}

async function send(
  { user_id: id, text, idempotency_key: key, lang }: ReceivedBy<typeof endpoints.sendMessage>,
  context: SandboxContext,
): Promise<ConversationWire> {
  const { store, now } = context;
  const said = await store.execute({
    sql: 'SELECT 1 FROM chat_messages WHERE account_id = ? AND idempotency_key = ?',
    args: [id, key],
  });
  if (said.rows.length > 0) return conversationWire(id, context);
  const unanswered = await store.execute({
    sql: `SELECT count(*) AS count FROM chat_messages WHERE account_id = ? AND author = 'customer'
            AND id > (SELECT coalesce(max(id), 0) FROM chat_messages WHERE account_id = ? AND author = 'operator')`,
    args: [id, id],
  });
  if (Number(unanswered.rows[0]?.count) >= MOST_UNANSWERED) throw new ServiceFailure('messagesLimit');
  const at = now().getTime();
  const record = await findConversation(id, context);
  const isGreeted = record !== null && stateOf(record) !== 'closed';
  const { open, shut } = GREETINGS[lang];
  const greeting = { author: 'service', text: isStaffed(now()) ? open : shut, at } as const;
  await store.batch(
    [
      {
        sql: `INSERT INTO chat_conversations (account_id, language, waiting_since) VALUES (?, ?, ?)
              ON CONFLICT (account_id) DO UPDATE SET language = excluded.language, closed_at = NULL,
                waiting_since = coalesce(waiting_since, excluded.waiting_since)`,
        args: [id, lang, at],
      },
      messageStatement(id, { author: 'customer', text, at, key }),
      ...(isGreeted ? [] : [messageStatement(id, greeting)]),
    ],
    'write',
  );
  return conversationWire(id, context);
}
