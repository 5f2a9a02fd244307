import type { Locale } from '~/market/locales';
import { labelled } from '~/market/punctuation';
import { PdfSheet } from './pdf-sheet.server';
import type { Receipt, ReceiptEnd, ReceiptLeg, ReceiptPassenger } from './receipt';

/**
 * Makes the receipt as a PDF for printing: A4, with text that can be searched and copied in every language of the shop.
 */
export async function receiptPdf(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const number = receipt.facts[0]?.value ?? '';
  const sheet = await PdfSheet.begin({
    title: `${receipt.title} ${number}`.trim(),
    author: receipt.brandName,
    language: receipt.language,
  });
  sheet.text(receipt.brandName, { font: 'bold', size: 11, gap: 8 });
  sheet.text(receipt.title, { font: 'bold', size: 20, gap: 8 });
  for (const { label, value } of receipt.facts) sheet.text(labelled(label, value, receipt.language));

  sheet.heading(receipt.passengers.heading);
  for (const passenger of receipt.passengers.people) writePassenger(sheet, passenger, receipt.language);

  sheet.heading(receipt.itinerary.heading);
  sheet.soft(receipt.itinerary.note, 8);
  for (const { title, duration, legs } of receipt.itinerary.trips) {
    sheet.keepTogether(120);
    sheet.text(`${title}, ${duration}`, { font: 'bold', size: 12, gap: 5 });
    for (const leg of legs) writeLeg(sheet, leg);
  }

  sheet.heading(receipt.price.heading);
  for (const line of receipt.price.lines) sheet.row(line);
  sheet.row({ ...receipt.price.total, isStrong: true });

  sheet.heading(receipt.advice.heading);
  for (const line of receipt.advice.lines) sheet.text(`• ${line}`, { gap: 4 });
  return sheet.end((page, count) => `${receipt.brandName} · ${number} · ${page} / ${count}`);
}

function writePassenger(sheet: PdfSheet, { name, type, tickets }: ReceiptPassenger, language: Locale): void {
  sheet.subheading(type ? `${name} (${type})` : name);
  for (const { route, number, code } of tickets) {
    const facts = [number, code].map(({ label, value }) => labelled(label, value, language)).join('    ');
    sheet.text(route ? `${route}\n${facts}` : facts, { gap: 4 });
  }
  sheet.space(4);
}

function writeLeg(sheet: PdfSheet, { title, departure, arrival, notes, seats, transfer }: ReceiptLeg): void {
  sheet.subheading(title, 90);
  sheet.text(endText(departure));
  sheet.text(endText(arrival), { gap: 3 });
  sheet.soft(notes.join(' · '));
  for (const seat of seats) sheet.text(seat);
  sheet.space(6);
  for (const line of transfer) sheet.soft(`↓ ${line}`, 4);
}

function endText({ time, date, place }: ReceiptEnd): string {
  return `${time}  ${date}  ${place}`;
}
