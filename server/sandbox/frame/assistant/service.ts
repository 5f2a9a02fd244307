/** The travel assistant (specification 3 §7 "AI chat service"): a program with rules, which says so itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { endpoints } from '~/upstream/assistant/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { ServiceFailure } from '../../service/failure';
import { KeyedLock } from '../../service/keyed-lock';
import { digestOf } from '../../service/random-token';
import { serve, serveStream } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import {
  ASSISTANT_SCHEMA,
  countMessages,
  getChat,
  hasMessage,
  messagesOf,
  MOST_MESSAGES,
  saidStatement,
  WIPE_ASSISTANT,
  type ChatRecord,
} from './chats';
import { NOTHING } from './slots';
import { writingOf } from './writing';

/** How often a follower is told the words so far. */
const TELL_MS = 60;

/** Serialises what is said in one chat. */
const lock = new KeyedLock();

/** Routes are relative to the service's prefix, /assistant. */
export const assistantService: SandboxService = {
  name: 'assistant',
  schema: ASSISTANT_SCHEMA,
  wipe: WIPE_ASSISTANT,
  routes: {
    ...serve(endpoints.createChat, async (body, { store, now }) => {
      const id = randomUUID();
      await store.execute({
        sql: `INSERT INTO assistant_chats (chat_id, client_digest, currency, locale, country, memory, created_at)
              VALUES (?, ?, ?, ?, ?, ?, ?)`,
        args: [
          ...[id, digestOf(body.client_id), body.currency, body.locale, body.country],
          ...[JSON.stringify(NOTHING), now().getTime()],
        ],
      });
      return { chat: { chat_id: id, state: 'ready' } } as const;
    }),
    ...serve(endpoints.getChat, async (request, context) => wireOf(await getChat(context.store, request), context)),
    ...serve(endpoints.listMessages, async (request, context) => {
      const chat = await getChat(context.store, request);
      await writingOf(chat, context);
      return { messages: await messagesOf(context.store, chat.id, request.limit, request.offset) };
    }),
    ...serve(endpoints.sendMessage, (body, context) => lock.run(body.chat_id, () => take(body, context))),
    ...serveStream(endpoints.followAnswer, follow),
  },
};

async function wireOf(chat: ChatRecord, context: SandboxContext) {
  const state = (await writingOf(chat, context)) ? 'processing' : 'ready';
  return { chat: { chat_id: chat.id, state } } as const;
}

/** Takes a message, once by its key. @throws ServiceFailure */
async function take(body: ReceivedBy<typeof endpoints.sendMessage>, context: SandboxContext) {
  const { store, now, settings } = context;
  const chat = await getChat(store, body);
  const account = body.account_id ?? null;
  if (chat.accountId !== null && chat.accountId !== account) throw new ServiceFailure('NotFound');
  if (await hasMessage(store, chat.id, body.idempotency_key)) return wireOf(chat, context);
  if (await writingOf(chat, context)) throw new ServiceFailure('chatIsBusy');
  if ((await countMessages(store, chat.id)) >= MOST_MESSAGES) throw new ServiceFailure('chatIsFull');
  const city = body.city ?? chat.city;
  await store.batch(
    [
      saidStatement(chat.id, { text: body.text, key: body.idempotency_key, at: now().getTime() }),
      { sql: 'UPDATE assistant_chats SET account_id = ?, city = ? WHERE chat_id = ?', args: [account, city, chat.id] },
    ],
    'write',
  );
  const writing = await writingOf({ ...chat, accountId: account, city }, context);
  if (settings.assistantThinkMs === 0) await writing?.ended;
  return wireOf(chat, context);
}

async function* follow(request: ReceivedBy<typeof endpoints.followAnswer>, context: SandboxContext) {
  const writing = await writingOf(await getChat(context.store, request), context);
  let told = '';
  while (writing && !writing.isOver) {
    if (writing.text !== told) yield { name: 'text', data: { text: (told = writing.text) } };
    await sleep(TELL_MS, undefined, { ref: false });
  }
  yield { name: 'end', data: { text: writing?.text ?? told } };
}
