import { isCurrency } from '~/market/currencies';
import { majorFromHundredths } from '~/market/money';
import type { AttemptRecord } from '../booking/attempt-records';
import { escapeHtml, page } from '../http/page';

/** Who is paid, as a bank says it. */
export const MERCHANT = 'Fairwind';

/** The bank's question: approve this payment or not. */
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

/** An attempt that takes no answer any more, with the reason and the way back. */
export function closedPage(attempt: Pick<AttemptRecord, 'status' | 'returnUrl'>): string {
  return page(
    'This payment is closed',
    `<p class="soft">Sandbox Bank</p>
<h1>This payment is closed</h1>
<p>${closedReason(attempt)}</p>
${returnLink(attempt.returnUrl)}`,
  );
}

/** What /control makes the bank say. */
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
 * The end of a framed visit: tells the page around the frame, and has a link for when that does not work.
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

/** "RUB 10,450.00" */
export function formatAmount({ amount, currency }: Pick<AttemptRecord, 'amount' | 'currency'>): string {
  if (!isCurrency(currency)) return `${majorFromHundredths(amount)} ${currency}`;
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount / 100);
}
