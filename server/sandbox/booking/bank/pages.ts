import { isCurrency } from '~/market/currencies';
import { majorFromHundredths } from '~/market/money';
import type { AttemptRecord } from '../records/attempt-records';
import type { LetterLanguage } from '../../outbox/letter-language';
import { escapeHtml, page } from '../../http/page';
import { formatAmount } from '../../outbox/amount';
import { BANK_TEXTS, closedReason } from './bank-texts';

/** Returns the merchant's name on the bank's pages: Russian is the language of one brand only. */
export function merchantName(language: LetterLanguage): string {
  return language === 'ru' ? 'Попутный' : 'Fairwind';
}

/** Renders the bank's page that asks for approval of a payment. */
export function bankPage(
  attempt: Pick<AttemptRecord, 'amount' | 'currency' | 'cardLast4'>,
  language: LetterLanguage,
): string {
  const texts = BANK_TEXTS[language];
  return page(
    texts.confirm,
    `<p class="soft">${texts.bank} · 3-D Secure</p>
<h1>${texts.confirm}</h1>
<div class="card"><dl>
<dt>${texts.merchant}</dt><dd>${merchantName(language)}</dd>
<dt>${texts.amount}</dt><dd>${escapeHtml(amountText(attempt, language))}</dd>
<dt>${texts.card}</dt><dd>•••• •••• •••• ${escapeHtml(attempt.cardLast4)}</dd>
</dl></div>
<form method="post">
<p><button name="decision" value="approve">${texts.approve}</button>
<button class="quiet" name="decision" value="decline">${texts.decline}</button></p>
</form>
<p class="soft">${texts.sandbox}</p>`,
    language,
  );
}

/** Renders the page of a closed attempt, with the reason and the return URL. */
export function closedPage(attempt: Pick<AttemptRecord, 'status' | 'returnUrl'>, language: LetterLanguage): string {
  const texts = BANK_TEXTS[language];
  return page(
    texts.closed,
    `<p class="soft">${texts.bank}</p>
<h1>${texts.closed}</h1>
<p>${closedReason(attempt, texts)}</p>
${returnLink(attempt.returnUrl, texts.back)}`,
    language,
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
export function framedReturnPage(returnUrl: string, nonce: string, language: LetterLanguage): string {
  const texts = BANK_TEXTS[language];
  const target = JSON.stringify(new URL(returnUrl).origin);
  return page(
    texts.back,
    `<h1>${texts.thanks}</h1>
<p>${texts.answered}</p>
${returnLink(returnUrl, texts.back)}
<script nonce="${nonce}">window.parent.postMessage({ type: '3dsBackRedirect' }, ${target});</script>`,
    language,
  );
}

/** Formats an amount as the customer's language writes it. */
export function amountText(
  { amount, currency }: Pick<AttemptRecord, 'amount' | 'currency'>,
  language: LetterLanguage,
): string {
  return isCurrency(currency) ? formatAmount(amount, currency, language) : `${majorFromHundredths(amount)} ${currency}`;
}

function returnLink(returnUrl: string, text: string): string {
  return `<p><a class="button" href="${escapeHtml(returnUrl)}" target="_top">${text}</a></p>`;
}
