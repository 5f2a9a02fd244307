import { allowsChatMessage } from '~/bff/limits/letters.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { chatKey } from '~/bff/waiting/idempotency.server';
import { settleWrite } from '~/bff/waiting/pending.server';
import { noteChat } from '~/bff/cookies/chat-note.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import type { PostedForm } from '~/forms/posted-form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { defineForm, readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { type UpstreamError } from '~/upstream/error';
import type { Conversation } from '~/upstream/support-chat/contract';
import { chatIdentity } from './visit-chat.server';

export type RejectedMessage = RejectedSubmission<'text' | 'key', 'chat'>;

const PATIENCE_MS = 1_500;
const KEEP_MS = 20 * 60_000;

/** A message to the operators. */
export const chatForm = defineForm({
  name: 'chat',
  fields: { text: textField(LIMITS.chat), key: textField(LIMITS.id) },
  check: ({ text, key }, _facts, fail) => {
    if (text !== '' && text.length <= LIMITS.chat.max) return { text, key };
    return fail({ text: text === '' ? 'fieldRequired' : 'maxCharacters' });
  },
});

/**
 * Sends a message; the same form sent again sends it once.
 * @returns the conversation with it, or the form again with everything typed
 */
export async function sendMessage(
  context: RequestContext,
  account: VerifiedAccount,
  posted: PostedForm,
): Promise<{ sent: Conversation; rejected: null } | { sent: null; rejected: RejectedMessage }> {
  const t = getTranslator(context.market.locale, 'chat');
  const { value, reject } = readSubmission(chatForm, posted, getTranslator(context.market.locale, 'errors'));
  const refuse = (status: number, key: string) => ({
    sent: null,
    rejected: reject({ status, message: t(`error.${key}`) }),
  });
  if (!value) return { sent: null, rejected: reject() };
  const identity = chatIdentity(account);
  if (!identity || !(await context.features()).supportChat) return refuse(503, 'down');
  if (!(await allowsChatMessage(context, account.id))) return refuse(429, 'tooMany');
  const key = chatKey(identity.hash, value.key);
  const settled = await settleWrite<Conversation>(
    `chat message ${key}`,
    () => context.upstream.supportChat.sendMessage(identity, value.text, key),
    { patienceMs: PATIENCE_MS, keepMs: KEEP_MS },
  );
  if (settled.state === 'waiting') return refuse(503, 'unclear');
  if (settled.state === 'failed') return refuse(...failureOf(settled.error));
  noteChat(context);
  return { sent: settled.value, rejected: null };
}

/** The service may have taken it: the same form can be sent again. */
function failureOf({ code, kind }: UpstreamError): [status: number, key: string] {
  if (code === 'messagesLimit') return [409, 'limit'];
  return kind === 'timeout' || kind === 'badContract' ? [503, 'unclear'] : [503, 'down'];
}
