import { isCurrency } from '~/market/currencies';
import { majorFromHundredths } from '~/market/money';
import type { AttemptRecord } from '../records/attempt-records';
import { escapeHtml, page } from '../../http/page';

/** The merchant's name on the bank's pages. */
export const MERCHANT = 'Fairwind';

/** Renders the bank's page that asks for approval of a payment. */
export function bankPage(attempt: Pick<AttemptRecord, 'amount' | 'currency' | 'cardLast4'>): string {
  return page(
    'Confirm your payment',
    `<p class="soft">Sandbox Bank · 3-D Secure</p>
<h1>Confirm your payment</h1>
<div class="card"><dl>
<dt>Merchant</dt><dd>${MERCHANT}</dd>
<dt>Amount</dt><dd>${escapeHtml(formatAmount(attempt))}</dd>
<dt>Card</dt><dd>•••• •••• •••• ${escapeHtml(attempt.cardLast4)}</dd>
</dl></div>
<form method="post">
<p><button name="decision" value="approve">Approve</button>
<button class="quiet" name="decision" value="decline">Decline</button></p>
</form>
<p class="soft">This is a sandbox: no real money moves.</p>`,
  );
}

/** Renders the page of a closed attempt, with the reason and the return URL. */
export function closedPage(attempt: Pick<AttemptRecord, 'status' | 'returnUrl'>): string {
  return page(
    'This payment is closed',
    `<p class="soft">Sandbox Bank</p>
<h1>This payment is closed</h1>
<p>${closedReason(attempt)}</p>
${returnLink(attempt.returnUrl)}`,
  );
}

/** Renders the refusal set at /control. */
export function refusalPage(code: string): string {
  return page(
    'The bank cannot answer',
    `<h1>The bank cannot answer</h1>
<p>It says <code>${escapeHtml(code)}</code>. Nothing has happened to your payment: reload this page to try again.</p>`,
  );
}

export function unknownPage(): string {
  return page(
    'Unknown payment',
    '<h1>Unknown payment</h1><p>The bank knows no payment with this address. Go back to the shop and start again there.</p>',
  );
}

/**
 * Renders the end of a framed visit: notifies the parent page, and has a link as a fallback.
 * @param nonce of the page's Content-Security-Policy
 */
export function framedReturnPage(returnUrl: string, nonce: string): string {
  const target = JSON.stringify(new URL(returnUrl).origin);
  return page(
    'Back to the shop',
    `<h1>Thank you</h1>
<p>The bank has your answer.</p>
${returnLink(returnUrl)}
<script nonce="${nonce}">window.parent.postMessage({ type: '3dsBackRedirect' }, ${target});</script>`,
  );
}

function returnLink(returnUrl: string): string {
  return `<p><a class="button" href="${escapeHtml(returnUrl)}" target="_top">Back to the shop</a></p>`;
}

function closedReason({ status }: Pick<AttemptRecord, 'status'>): string {
  switch (status) {
    case 'success':
      return 'It was approved and cannot be approved twice.';
    case 'voided':
      return 'It was cancelled, or another payment was started in its place. Nothing was charged here.';
    case 'pending':
      return 'It was not answered in time. Nothing was charged.';
    default:
      return 'It was declined. Nothing was charged.';
  }
}

/** Formats an amount: "RUB 10,450.00". */
export function formatAmount({ amount, currency }: Pick<AttemptRecord, 'amount' | 'currency'>): string {
  if (!isCurrency(currency)) return `${majorFromHundredths(amount)} ${currency}`;
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount / 100);
}
