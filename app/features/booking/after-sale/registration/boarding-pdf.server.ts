import { PdfSheet } from '~/features/booking/receipt/pdf-sheet.server';
import { barcode, barHeight } from './barcode.server';
import type { BoardingPasses } from './boarding-pass.server';

/** Points of a barcode on paper: readers at the gate take six to nine centimetres. */
const CODE_WIDTH = 230;

/** Makes boarding passes for printing: a page each, black on white. */
export async function boardingPdf({
  language,
  brandName,
  title,
  advice,
  passes,
}: BoardingPasses): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await PdfSheet.begin({ title, author: brandName, language });
  for (const [place, pass] of passes.entries()) {
    if (place > 0) sheet.newPage();
    sheet.text(`${brandName} · ${title}`, { font: 'bold', size: 12, gap: 8 });
    sheet.text(pass.name, { font: 'bold', size: 16, gap: 3 });
    sheet.text(`${pass.route} · ${pass.flight}`, { font: 'bold', size: 11, gap: 3 });
    sheet.soft(`${pass.from} → ${pass.to}`, 8);
    const [left, right] = pass.main.map(({ label, value }) => [
      { text: label, style: { size: 8.5 } },
      { text: value, style: { font: 'bold' as const, size: 16, gap: 0 } },
    ]);
    sheet.frame(left ?? [], right ?? []);
    for (const { label, value } of pass.facts) sheet.row({ label, value });
    sheet.space(12);
    sheet.bars(await barcode(pass.bcbp, 'pdf417'), { width: CODE_WIDTH, barHeight: barHeight('pdf417') });
    sheet.space(8);
    for (const line of advice) sheet.soft(line, 4);
  }
  return sheet.end((page, count) => `${brandName} · ${page} / ${count}`);
}
