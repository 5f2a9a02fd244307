import type { AttemptRecord } from '../records/attempt-records';
import { SBP_BANKS } from '../payment/sbp-info';
import { escapeHtml, page } from '../../http/page';
import { formatAmount, MERCHANT } from './pages';

/**
 * Renders the confirmation in the customer's bank app, after the code was scanned or the link followed.
 * @param bankCode the bank that the customer picked, if any
 */
export function sbpPage(attempt: AttemptRecord, bankCode: string | null): string {
  const bank = (Object.hasOwn(SBP_BANKS, bankCode ?? '') && SBP_BANKS[bankCode ?? '']) || 'Sandbox Bank';
  const deadline = new Date(attempt.deadlineAt);
  return page(
    'Pay by the fast payment system',
    `<p class="soft">${escapeHtml(bank)} · fast payment system</p>
<h1>Pay ${escapeHtml(formatAmount(attempt))}</h1>
<div class="card"><dl>
<dt>Shop</dt><dd>${MERCHANT}</dd>
<dt>Amount</dt><dd>${escapeHtml(formatAmount(attempt))}</dd>
<dt>From</dt><dd>Current account •••• 4096</dd>
</dl></div>
<form method="post">
<p><button name="decision" value="approve">Confirm</button>
<button class="quiet" name="decision" value="decline">Decline</button></p>
</form>
<p>The code expires at <time datetime="${deadline.toISOString()}">${deadline.toISOString().slice(11, 16)} UTC</time>.
After that nothing can be charged by it: leave this page alone to let that happen.</p>
<p class="soft">This is a sandbox: no real money moves.</p>`,
  );
}
