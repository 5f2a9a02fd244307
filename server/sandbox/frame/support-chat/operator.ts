import { z } from 'zod';
import { CHAT_TEXT_LENGTH } from '~/upstream/support-chat/contract';
import { escapeHtml, page } from '../../http/page';
import type { SandboxContext, SandboxReply, SandboxService } from '../../service/service';
import {
  findConversation,
  latestConversations,
  messagesOf,
  messageStatement,
  queueOf,
  stateOf,
  type ConversationRecord,
  type Queued,
} from './conversations';
import { letterStatements } from './letters';

const SHOWN = 30;

const answerBody = z.object({
  account: z.string(),
  text: z.string().trim().max(CHAT_TEXT_LENGTH).default(''),
  /** Ends the conversation; words are not needed then. */
  closes: z.literal('yes').optional(),
});

/** The operator's side at /chatdesk: the queue in its order, and a form to answer each; JSON for programs. */
export const chatDeskService: SandboxService = {
  name: 'chatdesk',
  takesForms: true,
  routes: {
    'GET /': async (_request, context) => ({ html: await deskPage(context) }),
    'GET /queue': async (_request, context) => ({
      json: { queue: (await queueOf(context)).map(({ email, priority }) => ({ email, priority })) },
    }),
    'POST /': async ({ body, headers }, context) => {
      const parsed = answerBody.safeParse(body);
      if (!parsed.success || (parsed.data.text === '' && !parsed.data.closes)) {
        return { status: 400, json: { error: 'requestFormat' } };
      }
      const { account, text, closes } = parsed.data;
      const conversation = await byName(account, context);
      if (!conversation) return { status: 404, json: { error: 'NotFound' } };
      await answer(conversation, { text, closes: closes !== undefined }, context);
      const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
      const done: SandboxReply = isForm ? { status: 303, redirect: '/chatdesk' } : { json: { account } };
      return done;
    },
  },
};

/** Finds a conversation by the account's id, or by its address, as a program knows it. */
async function byName(name: string, context: SandboxContext): Promise<ConversationRecord | null> {
  const { rows } = await context.store.execute({
    sql: 'SELECT account_id FROM accounts WHERE account_id = ? OR email = ?',
    args: [name, name],
  });
  return rows[0] ? findConversation(String(rows[0].account_id), context) : null;
}

async function answer(
  { accountId }: ConversationRecord,
  { text, closes }: { text: string; closes: boolean },
  context: SandboxContext,
): Promise<void> {
  const at = context.now().getTime();
  const letter = text === '' ? [] : await letterStatements(accountId, text, context);
  await context.store.batch(
    [
      ...(text === '' ? [] : [messageStatement(accountId, { author: 'operator', text, at })]),
      ...letter,
      {
        sql: 'UPDATE chat_conversations SET waiting_since = NULL, closed_at = ? WHERE account_id = ?',
        args: [closes ? at : null, accountId],
      },
    ],
    'write',
  );
}

async function deskPage(context: SandboxContext): Promise<string> {
  const queue = await queueOf(context);
  const others = (await latestConversations(SHOWN, context)).filter(({ waitingSince }) => waitingSince === null);
  const [waiting, rest] = await Promise.all(
    [queue, others].map((list) => Promise.all(list.map((one) => card(one, context)))),
  );
  return page(
    'Chat desk',
    `<h1>Chat desk</h1>
<p class="soft">Those who wait, in the order in which they are to be answered: the higher bought priority first, then the longer wait.
Nobody answers but you.</p>
<h2>Waiting</h2>
${waiting?.join('\n') || '<p>Nobody waits.</p>'}
<h2>Answered and closed</h2>
${rest?.join('\n') || '<p>None.</p>'}
<p><a href="/">Sandbox</a></p>`,
  );
}

async function card(one: ConversationRecord & Partial<Queued>, context: SandboxContext): Promise<string> {
  const messages = await messagesOf(one.accountId, context);
  const email = escapeHtml(one.email);
  const facts = [stateOf(one), one.language, one.priority ? `priority: ${one.priority}` : null].filter(Boolean);
  const said = messages.map(({ author, text }) => `${author}:\n${text}`).join('\n\n');
  return `<section class="card" aria-label="${email}">
<h3>${email}</h3>
<p class="soft">${facts.join(' · ')}</p>
<pre>${escapeHtml(said)}</pre>
<form method="post" action="/chatdesk">
<input type="hidden" name="account" value="${one.accountId}">
<p><label class="field">Answer to ${email}<input name="text" maxlength="${CHAT_TEXT_LENGTH}"></label>
<button>Answer</button> <button class="quiet" name="closes" value="yes">Close</button></p>
</form>
</section>`;
}
