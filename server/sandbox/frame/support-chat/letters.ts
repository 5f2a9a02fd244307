import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import { sendStatement } from '../../outbox/messages';
import type { SandboxContext } from '../../service/service';

/** A customer who has read the answer by then gets no letter. */
const UNREAD_MS = 3 * 60_000;

const TEXTS: Readonly<Record<LetterLanguage, { subject: string; open: string }>> = {
  en: { subject: 'Support has answered in the chat', open: 'Read and reply:' },
  ru: { subject: 'Поддержка ответила в чате', open: 'Прочитать и ответить:' },
  nl: { subject: 'Support heeft in de chat geantwoord', open: 'Lezen en antwoorden:' },
  pl: { subject: 'Odpowiedź w czacie z pomocą', open: 'Przeczytaj i odpowiedz:' },
  es: { subject: 'Atención al cliente ha respondido en el chat', open: 'Leer y responder:' },
  fr: { subject: 'L’assistance a répondu dans le chat', open: 'Lire et répondre :' },
  de: { subject: 'Der Support hat im Chat geantwortet', open: 'Lesen und antworten:' },
  it: { subject: 'L’assistenza ha risposto in chat', open: 'Leggi e rispondi:' },
  tr: { subject: 'Destek ekibi sohbette yanıt verdi', open: 'Okuyun ve yanıtlayın:' },
};

/** Makes the statements of a letter with an operator's answer; it goes out unless the answer is read before. */
export async function letterStatements(
  accountId: string,
  text: string,
  { store, now }: SandboxContext,
): Promise<InStatement[]> {
  const { rows } = await store.execute({
    sql: 'SELECT email, language, site_url FROM accounts WHERE account_id = ?',
    args: [accountId],
  });
  if (!rows[0]) return [];
  const { subject, open } = TEXTS[letterLanguage(String(rows[0].language))];
  const at = now().getTime();
  return [
    sendStatement(`chat answer ${accountId} ${randomUUID()}`, {
      kind: 'email',
      recipient: String(rows[0].email),
      subject,
      body: `${text}\n\n${open}\n${String(rows[0].site_url)}/support-chat`,
      sentAt: new Date(at + UNREAD_MS),
    }),
  ];
}

/** Makes the statement that keeps back letters about answers that were read. */
export function keepBackStatement(accountId: string, { now }: SandboxContext): InStatement {
  return {
    sql: 'DELETE FROM outbox WHERE dedupe_key GLOB ? AND sent_at > ?',
    args: [`chat answer ${accountId} *`, now().getTime()],
  };
}
