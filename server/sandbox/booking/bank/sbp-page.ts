import type { AttemptRecord } from '../records/attempt-records';
import type { LetterLanguage } from '../../outbox/letter-language';
import { sbpBanks } from '../payment/sbp-info';
import { escapeHtml, page } from '../../http/page';
import { BANK_TEXTS } from './bank-texts';
import { amountText, merchantName } from './pages';

/**
 * Renders the confirmation in the customer's bank app, after the code was scanned or the link followed.
 * @param bankCode the bank that the customer picked, if any
 */
export function sbpPage(attempt: AttemptRecord, bankCode: string | null, language: LetterLanguage): string {
  const texts = BANK_TEXTS[language];
  const banks = sbpBanks(language);
  const bank = (Object.hasOwn(banks, bankCode ?? '') && banks[bankCode ?? '']) || texts.bank;
  const amount = amountText(attempt, language);
  const deadline = new Date(attempt.deadlineAt).toISOString();
  return page(
    texts.pay(amount),
    `<p class="soft">${escapeHtml(bank)} · ${texts.fastPayments}</p>
<h1>${escapeHtml(texts.pay(amount))}</h1>
<div class="card"><dl>
<dt>${texts.merchant}</dt><dd>${merchantName(language)}</dd>
<dt>${texts.amount}</dt><dd>${escapeHtml(amount)}</dd>
<dt>${texts.from}</dt><dd>${texts.account} •••• 4096</dd>
</dl></div>
<form method="post">
<p><button name="decision" value="approve">${texts.approve}</button>
<button class="quiet" name="decision" value="decline">${texts.decline}</button></p>
</form>
<p>${texts.expires(`<time datetime="${deadline}">${deadline.slice(11, 16)} UTC</time>`)}</p>
<p class="soft">${texts.sandbox}</p>`,
    language,
  );
}
