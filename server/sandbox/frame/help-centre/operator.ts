import { z } from 'zod';
import { TICKET_TEXT } from '~/upstream/help-centre/categories-contract';
import { escapeHtml, page } from '../../http/page';
import type { SandboxContext, SandboxReply, SandboxService } from '../../service/service';
import { findTicket, latestTickets, standAt, type TicketRecord } from './tickets';
import { operatorStatements } from './write';

const SHOWN = 50;

const answerBody = z.object({
  ticket: z.string(),
  text: z.string().trim().min(1).max(TICKET_TEXT.max),
  /** Asks back: the request stays open. */
  asks: z.literal('yes').optional(),
});

/** The operator's side at /helpdesk: the latest requests, and a form to answer each; JSON for programs. */
export const operatorService: SandboxService = {
  name: 'helpdesk',
  takesForms: true,
  routes: {
    'GET /': async (_request, context) => ({ html: await listPage(context) }),
    'POST /': async ({ body, headers }, context) => {
      const parsed = answerBody.safeParse(body);
      if (!parsed.success) return { status: 400, json: { error: z.prettifyError(parsed.error) } };
      const ticket = await findTicket(context.store, parsed.data.ticket);
      if (!ticket) return { status: 404, json: { error: 'NotFound' } };
      const { text, asks } = parsed.data;
      await context.store.batch(operatorStatements(ticket, { text, closes: asks === undefined }, context), 'write');
      const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
      const done: SandboxReply = isForm ? { status: 303, redirect: '/helpdesk' } : { json: { ticket: ticket.token } };
      return done;
    },
  },
};

async function listPage({ store, now }: SandboxContext): Promise<string> {
  const tickets = await latestTickets(store, SHOWN);
  return page(
    'Help desk',
    `<h1>Help desk</h1>
<p class="soft">The latest requests. Left alone, each is taken and then answered by the clock; an answer from here comes at once.</p>
${tickets.length > 0 ? tickets.map((ticket) => card(ticket, now().getTime())).join('\n') : '<p>Nobody has asked yet.</p>'}
<p><a href="/">Sandbox</a></p>`,
  );
}

function card(ticket: TicketRecord, now: number): string {
  const { seen, status } = standAt(ticket, now);
  const facts = [ticket.category, status, ticket.orderNumber ? `order ${ticket.orderNumber}` : 'guest', ticket.email]
    .filter((fact) => fact !== null)
    .join(' · ');
  const data = Object.entries(ticket.data).map(([name, value]) => `${name}: ${value}`);
  const said = seen.map(({ author, text, attachments }) => [`${author}:`, text, ...attachments].join('\n'));
  return `<section class="card" aria-label="${ticket.number}">
<h2>${ticket.number}</h2>
<p class="soft">${escapeHtml(facts)}</p>
<pre>${escapeHtml([...data, ...said].join('\n\n'))}</pre>
<form method="post" action="/helpdesk">
<input type="hidden" name="ticket" value="${ticket.token}">
<p><label class="field">Answer to ${ticket.number}<input name="text" maxlength="${TICKET_TEXT.max}" required></label>
<button>Answer</button> <button class="quiet" name="asks" value="yes">Ask back</button></p>
</form>
</section>`;
}
