import { escapeHtml, page } from '../http/page';
import type { SandboxContext, SandboxHandler, SandboxService } from '../service/service';
import { readAttachment } from './attachments';
import { findMessage, listMessages, type Message } from './messages';

/** Writes letters that have become due since it last ran. */
export type WriteDueLetters = (context: SandboxContext) => Promise<void>;

/**
 * Makes the pages at /outbox, with all “sent” messages, newest first, and GET /outbox.json?to=…, the same for programs.
 * The sandbox has no background jobs: whoever reads the outbox makes it write the letters that are due.
 */
export function createOutboxServices(writers: readonly WriteDueLetters[]): SandboxService[] {
  const read = async (query: URLSearchParams, context: SandboxContext): Promise<Message[]> => {
    for (const write of writers) await write(context);
    return listMessages(context.store, context.now(), query.get('to') ?? undefined);
  };
  return [
    {
      name: 'outbox',
      routes: {
        'GET /': async ({ query }, context) => ({ html: listPage(await read(query, context)) }),
        'GET /:id': showMessage,
        'GET /:id/:name': showAttachment,
      },
    },
    {
      name: 'outbox.json',
      routes: { 'GET /': async ({ query }, context) => ({ json: { messages: await read(query, context) } }) },
    },
  ];
}

const showMessage: SandboxHandler = async ({ params }, context) => {
  const message = await findMessage(context.store, context.now(), params.id ?? '');
  if (message) return { html: messagePage(message) };
  return {
    status: 404,
    html: page('No such message', '<h1>No such message</h1><p><a href="/outbox">Outbox</a></p>'),
  };
};

const showAttachment: SandboxHandler = async ({ params }, context) => {
  const message = await findMessage(context.store, context.now(), params.id ?? '');
  if (message?.html && params.name === HTML_PART) {
    // In the view of the message its links leave the frame.
    return { html: message.html.replace('<head>', '<head>\n<base target="_blank">'), headers: LETTER_HEADERS };
  }
  const attachment = message && (await readAttachment(context.store, message.id, params.name ?? ''));
  if (!attachment) return { status: 404 };
  return { bytes: attachment.content, type: attachment.type };
};

/** Name of a letter's HTML part among its files. */
const HTML_PART = 'letter.html';
/** As in a mail program: no script, nothing from elsewhere. */
const LETTER_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
};

const KIND_NAMES = { email: 'E-mail', sms: 'Text message' } as const;

function listPage(messages: Message[]): string {
  const rows = messages.map(
    (message) => `<tr><td>${formatTime(message.sentAt)}</td><td>${KIND_NAMES[message.kind]}</td>
<td>${escapeHtml(message.recipient)}</td>
<td><a href="/outbox/${message.id}">${escapeHtml(message.subject || message.body.slice(0, 60))}</a></td></tr>`,
  );
  const table = `<div class="card"><table>
<thead><tr><th scope="col">Sent</th><th scope="col">Kind</th><th scope="col">To</th><th scope="col">Message</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
  return page(
    'Outbox',
    `<h1>Outbox</h1>
<p class="soft">E-mails and text messages that the sandbox “sent”, newest first.</p>
${messages.length > 0 ? table : '<p>Nothing was sent yet.</p>'}
<p><a href="/">Sandbox</a></p>`,
  );
}

function messagePage(message: Message): string {
  return page(
    message.subject || KIND_NAMES[message.kind],
    `<p><a href="/outbox">Outbox</a></p>
<h1>${escapeHtml(message.subject || KIND_NAMES[message.kind])}</h1>
<dl><dt>To</dt><dd>${escapeHtml(message.recipient)}</dd><dt>Sent</dt><dd>${formatTime(message.sentAt)}</dd>${headerRows(message)}</dl>
${htmlPart(message)}<div class="card"><pre>${linkify(message.body)}</pre></div>
${attachmentList(message)}`,
  );
}

/** Shows the HTML part as a mail program does, and leads to it alone. */
function htmlPart({ id, html }: Message): string {
  if (html === null) return '';
  const path = `/outbox/${id}/${HTML_PART}`;
  return `<iframe title="HTML part" src="${path}" sandbox="allow-popups allow-popups-to-escape-sandbox"
style="display:block;width:100%;height:48rem;margin:16px 0;border:1px solid var(--line);border-radius:12px"></iframe>
<p><a href="${path}">HTML part alone</a></p>
<h2>Text part</h2>
`;
}

function headerRows({ headers }: Message): string {
  return Object.entries(headers)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
}

function attachmentList({ id, attachments }: Message): string {
  if (attachments.length === 0) return '';
  const items = attachments.map(
    (name) => `<li><a href="/outbox/${id}/${escapeHtml(name)}">${escapeHtml(name)}</a></li>`,
  );
  return `<h2>Attachments</h2>\n<ul>${items.join('')}</ul>`;
}

function formatTime(time: Date): string {
  return `<time datetime="${time.toISOString()}">${time.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;
}

/** Escapes plain text as HTML and turns web addresses into links. */
function linkify(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
