import type { AttemptRecord } from '../records/attempt-records';
import type { LetterLanguage } from '../../outbox/letter-language';
import { sbpBanks } from '../payment/sbp-info';
import { escapeHtml, page } from '../../http/page';
import { WALLET_NAME } from '../records/state';
import { BANK_TEXTS } from './bank-texts';
import { amountText, merchantName } from './pages';

type Charged = Pick<AttemptRecord, 'amount' | 'currency'>;

/**
 * Renders the confirmation in the customer's bank app, after the code was scanned or the link followed.
 * @param bankCode the bank that the customer picked, if any
 */
export function sbpPage(
  attempt: Charged & Pick<AttemptRecord, 'deadlineAt'>,
  bankCode: string | null,
  language: LetterLanguage,
): string {
  const texts = BANK_TEXTS[language];
  const banks = sbpBanks(language);
  const bank = (Object.hasOwn(banks, bankCode ?? '') && banks[bankCode ?? '']) || texts.bank;
  const deadline = new Date(attempt.deadlineAt).toISOString();
  return accountPage(attempt, language, {
    head: `${escapeHtml(bank)} · ${texts.fastPayments}`,
    source: `${texts.account} •••• 4096`,
    note: `<p>${texts.expires(`<time datetime="${deadline}">${deadline.slice(11, 16)} UTC</time>`)}</p>`,
  });
}

/** Renders the wallet's page, where a signed-in customer confirms. */
export function walletPage(attempt: Charged, language: LetterLanguage): string {
  return accountPage(attempt, language, { head: WALLET_NAME, source: WALLET_NAME, note: '' });
}

/** @param parts ready HTML */
function accountPage(
  attempt: Charged,
  language: LetterLanguage,
  { head, source, note }: { head: string; source: string; note: string },
): string {
  const texts = BANK_TEXTS[language];
  const amount = amountText(attempt, language);
  return page(
    texts.pay(amount),
    `<p class="soft">${head}</p>
<h1>${escapeHtml(texts.pay(amount))}</h1>
<div class="card"><dl>
<dt>${texts.merchant}</dt><dd>${merchantName(language)}</dd>
<dt>${texts.amount}</dt><dd>${escapeHtml(amount)}</dd>
<dt>${texts.from}</dt><dd>${source}</dd>
</dl></div>
<form method="post">
<p><button name="decision" value="approve">${texts.approve}</button>
<button class="quiet" name="decision" value="decline">${texts.decline}</button></p>
</form>
${note}
<p class="soft">${texts.sandbox}</p>`,
    language,
  );
}
