/** The bank's page for saving a card. It needs no JavaScript, and the shop never sees the card number. */
import { z } from 'zod';
import type { startAddingCardRequest, StartAddingCardAnswerWire } from '~/upstream/account/cards-contract';
import { ServiceFailure } from '../../service/failure';
import { escapeHtml, page } from '../../http/page';
import type { SandboxContext, SandboxHandler, SandboxReply } from '../../service/service';
import { cardFault, saveCard, type StoredCard } from './cards';
import { accountOfOwner } from '../auth/reauthenticate';
import { digestOf, newToken } from '../../service/random-token';

const PAGE_MS = 20 * 60_000;

const pageRow = z
  .object({ account_id: z.string(), return_url: z.string() })
  .transform((row) => ({ accountId: row.account_id, returnUrl: row.return_url }));
type CardPage = z.output<typeof pageRow>;

const typedCard = z.object({
  pan: z.string().transform((text) => text.replace(/\s/g, '')),
  expires: z.string().trim(),
  cardholder: z.string().trim().max(100),
});

export async function startAddingCard(
  { auth_token: token, return_url: returnUrl }: z.output<typeof startAddingCardRequest>,
  context: SandboxContext,
): Promise<StartAddingCardAnswerWire> {
  const { id } = await accountOfOwner(token, context);
  if (!/^https?:\/\//.test(returnUrl)) throw new ServiceFailure('requestFormat');
  const pageToken = newToken();
  await context.store.execute({
    sql: 'INSERT INTO card_pages (token_digest, account_id, return_url, expires_at) VALUES (?, ?, ?, ?)',
    args: [digestOf(pageToken), id, returnUrl, context.now().getTime() + PAGE_MS],
  });
  return { redirect_url: `${context.origin}/account/bank/cards/${pageToken}` };
}

export const showCardPage: SandboxHandler = async ({ params }, context) => {
  const cardPage = await findPage(params.token ?? '', context);
  return cardPage ? reply(formPage(cardPage, null)) : closedPage();
};

/** Saves the card once and redirects back with its id; shows the form again for an invalid card. */
export const submitCardPage: SandboxHandler = async ({ params, body }, context) => {
  const cardPage = await findPage(params.token ?? '', context);
  if (!cardPage) return closedPage();
  const parsed = typedCard.safeParse(body);
  const card: StoredCard | null = parsed.success
    ? { pan: parsed.data.pan, expMonthYear: parsed.data.expires, cardholder: parsed.data.cardholder }
    : null;
  const fault = card ? cardFault(card, context.now()) : 'Fill in the card.';
  if (!card || fault) return reply(formPage(cardPage, fault), 400);
  const isTaken = await closePage(params.token ?? '', context);
  if (!isTaken) return closedPage();
  const target = new URL(cardPage.returnUrl);
  target.searchParams.set('card_id', await saveCard(context, cardPage.accountId, card));
  return { status: 303, redirect: target.href };
};

async function findPage(token: string, { store, now }: SandboxContext): Promise<CardPage | null> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM card_pages WHERE token_digest = ? AND expires_at > ?',
    args: [digestOf(token), now().getTime()],
  });
  return rows[0] ? pageRow.parse(rows[0]) : null;
}

/** Closes a page. Returns true for only one of two concurrent requests. */
async function closePage(token: string, { store }: SandboxContext): Promise<boolean> {
  const { rowsAffected } = await store.execute({
    sql: 'DELETE FROM card_pages WHERE token_digest = ?',
    args: [digestOf(token)],
  });
  return rowsAffected > 0;
}

function formPage({ returnUrl }: CardPage, fault: string | null): string {
  return page(
    'Save a card',
    `<p class="soft">Sandbox Bank</p>
<h1>Save a card</h1>
${fault ? `<p role="alert"><strong>${escapeHtml(fault)}</strong></p>` : ''}
<form method="post" autocomplete="on">
<div class="card">
<p><label class="field">Card number <input name="pan" inputmode="numeric" autocomplete="cc-number" required></label></p>
<p><label class="field">Valid to, MM/YY <input name="expires" autocomplete="cc-exp" size="5" required></label></p>
<p><label class="field">Name on the card <input name="cardholder" autocomplete="cc-name" required></label></p>
</div>
<p><button>Save the card</button> <a class="button quiet" href="${escapeHtml(returnUrl)}">Back to the shop</a></p>
</form>
<p class="soft">This is a sandbox: it takes its test cards only, and no real money moves.</p>`,
  );
}

function closedPage(): SandboxReply {
  return reply(
    page(
      'This page is closed',
      '<h1>This page is closed</h1><p>It was used, or stood open too long. Go back to the shop and start again there.</p>',
    ),
    404,
  );
}

function reply(html: string, status = 200): SandboxReply {
  return {
    status,
    html,
    headers: {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  };
}
