import { PdfSheet } from '~/features/booking/receipt/pdf-sheet.server';
import type { PolicyPapers } from './policies.server';

/** Makes insurance policies for printing: a page each, black on white. */
export async function policyPdf({
  language,
  brandName,
  title,
  policies,
}: PolicyPapers): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await PdfSheet.begin({ title, author: brandName, language });
  for (const [place, policy] of policies.entries()) {
    if (place > 0) sheet.newPage();
    sheet.text(`${brandName} · ${title}`, { font: 'bold', size: 12, gap: 8 });
    sheet.text(policy.name, { font: 'bold', size: 16, gap: 6 });
    if (policy.cancelled) sheet.text(policy.cancelled, { font: 'bold', size: 13, gap: 8 });
    const [left, right] = [policy.number, policy.period].map(({ label, value }) => [
      { text: label, style: { size: 8.5 } },
      { text: value, style: { font: 'bold' as const, size: 12, gap: 0 } },
    ]);
    sheet.frame(left ?? [], right ?? []);
    for (const fact of policy.facts) sheet.row(fact);
    sheet.heading(policy.insured.heading);
    for (const line of policy.insured.lines) sheet.text(line, { gap: 2 });
    sheet.heading(policy.risks.heading);
    for (const line of policy.risks.lines) sheet.row(line);
    sheet.soft(policy.risks.note, 4);
    sheet.heading(policy.insurer.heading);
    for (const line of policy.insurer.lines) sheet.text(line, { gap: 2 });
    sheet.space(8);
    sheet.soft(policy.advice, 4);
  }
  return sheet.end((page, count) => `${brandName} · ${page} / ${count}`);
}
