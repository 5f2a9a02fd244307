import { labelled } from '~/market/punctuation';
import { PdfSheet } from './pdf-sheet.server';
import type { Receipt } from './receipt';
import { writeAdvice, writeHead, writeItinerary, writeLuggage, writePassenger } from './pdf-ticket.server';

/**
 * Makes the receipt as a PDF for printing: A4, black on white, with text that can be searched and copied in every
 * language of the shop. Everybody gets a page to carry, without the price; the price is on the last page. For one
 * passenger all of it follows on one page.
 */
export async function receiptPdf(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const number = receipt.facts[0]?.value ?? '';
  const sheet = await PdfSheet.begin({
    title: `${receipt.title} ${number}`.trim(),
    author: receipt.brandName,
    language: receipt.language,
  });
  const { people } = receipt.passengers;
  for (const [place, passenger] of people.entries()) {
    if (place > 0) sheet.newPage();
    writeHead(sheet, receipt);
    writePassenger(sheet, passenger, receipt);
    writeItinerary(sheet, receipt, passenger.index);
    writeLuggage(sheet, receipt, passenger);
    if (people.length > 1) writeAdvice(sheet, receipt);
  }
  if (people.length > 1) {
    sheet.newPage();
    writeHead(sheet, receipt);
    writeNames(sheet, receipt);
  }
  writePrice(sheet, receipt);
  if (people.length === 1) writeAdvice(sheet, receipt);
  const foot = [receipt.seller?.name ?? receipt.brandName, number].filter(Boolean).join(' · ');
  return sheet.end((page, count) => `${foot} · ${page} / ${count}`);
}

/** Writes whose tickets the price is for. */
function writeNames(sheet: PdfSheet, { passengers: { heading, people } }: Receipt): void {
  sheet.heading(heading);
  for (const { name, tickets } of people) {
    sheet.row({ label: name, value: tickets.map(({ number }) => number.value).join(', ') });
  }
}

function writePrice(sheet: PdfSheet, { price, payment, seller, language }: Receipt): void {
  sheet.heading(price.heading);
  for (const line of price.lines) sheet.row(line);
  sheet.row({ ...price.total, isStrong: true });
  if (payment.lines.length > 0) {
    sheet.space(6);
    sheet.subheading(payment.heading);
    for (const line of payment.lines) sheet.row(line);
  }
  if (!seller) return;
  sheet.space(6);
  sheet.keepTogether(40);
  sheet.text(labelled(seller.heading, seller.name, language), { font: 'bold' });
  const facts = seller.facts.map((fact) => ({
    text: labelled(fact.label, fact.value, language),
    style: { size: 9 },
  }));
  const half = Math.ceil(facts.length / 2);
  sheet.columns(facts.slice(0, half), facts.slice(half));
}
