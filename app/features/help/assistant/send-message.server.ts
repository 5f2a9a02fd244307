import { randomBytes } from 'node:crypto';
import { currentAccount } from '~/bff/account/account.server';
import { keepAssistantChat } from '~/bff/cookies/assistant-chat.server';
import { countAssistantMessage } from '~/bff/limits/assistant.server';
import type { RequestContext } from '~/bff/request/context';
import { messageKey } from '~/bff/waiting/idempotency.server';
import { settleWrite, type Settled } from '~/bff/waiting/pending.server';
import type { PostedForm } from '~/forms/posted-form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { ChatKeys } from '~/upstream/assistant/client.server';
import { UpstreamError } from '~/upstream/error';
import { messageForm } from './form.server';
import { ownChat } from './own-chat.server';

export type RejectedMessage = RejectedSubmission<'text' | 'key', 'assistant'>;

const PATIENCE_MS = 1_500;
const KEEP_MS = 5 * 60_000;
const CITY_CODE = /^(?:[A-Z]{3}|\d{3,10})$/;

/**
 * Sends a message and remembers the chat in the browser; the first message begins one. A second click sends it once.
 * @returns null when it is sent, else the form again with everything typed
 */
export async function sendMessage(context: RequestContext, form: PostedForm): Promise<RejectedMessage | null> {
  const { market } = context;
  const t = getTranslator(market.locale, 'assistant');
  const { value, reject } = readSubmission(messageForm, form, getTranslator(market.locale, 'errors'));
  if (!value) return reject();
  const verdict = await countAssistantMessage(context);
  if (!verdict.isAllowed) return reject({ status: 429, message: t('error.tooMany') });
  const [chat, account, city] = await Promise.all([
    ownChat(context),
    currentAccount(context),
    context.visitorCity().catch(() => null),
  ]);
  const nonce = value.key || randomBytes(16).toString('base64url');
  const said = { text: value.text, nonce, accountId: account?.id ?? null, city: cityCode(city) };
  const settled = await settleWrite<ChatKeys>(
    `assistant ${messageKey(chat?.clientId ?? nonce, nonce, value.text)}`,
    () => sayTo(chat, said, context),
    { patienceMs: PATIENCE_MS, keepMs: KEEP_MS },
  );
  if (settled.state !== 'ready') return reject(reasonOf(settled, t));
  const { chatId, clientId } = settled.value;
  await keepAssistantChat(context, { chatId, clientId, accountId: said.accountId, askedAt: Date.now() });
  return null;
}

type Said = { text: string; nonce: string; accountId: string | null; city: string | null };

/** Says something in a chat; in a new one where there is none, or the service no longer has it. */
async function sayTo(chat: ChatKeys | null, said: Said, { upstream }: RequestContext): Promise<ChatKeys> {
  const say = async ({ chatId, clientId }: ChatKeys): Promise<ChatKeys> => {
    const { text, nonce, accountId, city } = said;
    const idempotencyKey = messageKey(clientId, nonce, text);
    await upstream.assistant.sendMessage({ chatId, clientId }, { text, idempotencyKey, accountId, city });
    return { chatId, clientId };
  };
  if (chat) {
    try {
      return await say(chat);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.kind !== 'notFound') throw error;
    }
  }
  const clientId = randomBytes(32).toString('base64url');
  const { chatId } = await upstream.assistant.createChat(clientId);
  return say({ chatId, clientId });
}

function reasonOf(settled: Exclude<Settled<unknown>, { state: 'ready' }>, t: (key: string) => string) {
  if (settled.state === 'waiting') return { status: 503, message: t('error.unclear') };
  switch (settled.error.code) {
    case 'chatIsBusy':
      return { status: 409, message: t('error.busy') };
    case 'chatIsFull':
      return { status: 409, message: t('error.full') };
    default:
      return { status: 503, message: t('error.unavailable') };
  }
}

function cityCode(city: { code?: string } | null): string | null {
  return city?.code && CITY_CODE.test(city.code) ? city.code : null;
}
