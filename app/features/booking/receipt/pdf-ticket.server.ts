import { BRAND_SIGNS } from '~/market/brand-signs';
import { labelled } from '~/market/punctuation';
import { qrCode } from '../payment/qr-code.server';
import type { PdfSheet, SheetLine } from './pdf-sheet.server';
import type { Receipt, ReceiptEnd, ReceiptFact, ReceiptLeg, ReceiptPassenger } from './receipt';

/** Writes the top of a page: the brand with its sign, order number and date of sale, and a code that opens the order. */
export function writeHead(sheet: PdfSheet, { brand, brandName, title, facts, opensUrl, language }: Receipt): void {
  const lines = facts.map(({ label, value }) => labelled(label, value, language));
  sheet.head({
    sign: BRAND_SIGNS[brand],
    title: `${brandName} · ${title}`,
    lines,
    code: opensUrl === null ? null : qrCode(opensUrl),
  });
}

/** Writes who travels, and in a frame each ticket with its booking code, large enough to read out at a desk. */
export function writePassenger(
  sheet: PdfSheet,
  { name, type, facts, tickets }: ReceiptPassenger,
  { language }: Receipt,
): void {
  sheet.text(type ? `${name} (${type})` : name, { font: 'bold', size: 16, gap: 3 });
  if (facts.length > 0) {
    sheet.text(facts.map(({ label, value }) => labelled(label, value, language)).join('    '), { gap: 6 });
  }
  for (const { route, number, code, notes } of tickets) {
    if (route) sheet.subheading(route, 100);
    sheet.frame(codeLines(code), codeLines(number));
    for (const note of notes) sheet.text(note, { font: 'bold' });
  }
}

function codeLines({ label, value }: ReceiptFact): SheetLine[] {
  return [
    { text: label, style: { size: 9 } },
    { text: value, style: { font: 'bold', size: 18, gap: 0 } },
  ];
}

/** Writes the journey with the seats of one passenger. */
export function writeItinerary(sheet: PdfSheet, { itinerary }: Receipt, passenger: number): void {
  sheet.heading(itinerary.heading);
  sheet.soft(itinerary.note, 5);
  for (const { title, duration, legs } of itinerary.trips) {
    sheet.keepTogether(110);
    // A single leg tells its own duration.
    sheet.text(legs.length > 1 ? `${title}, ${duration}` : title, { font: 'bold', size: 11, gap: 4 });
    for (const leg of legs) writeLeg(sheet, leg, passenger);
  }
}

function writeLeg(sheet: PdfSheet, leg: ReceiptLeg, passenger: number): void {
  sheet.subheading(leg.title, 80);
  sheet.columns(endLines(leg.departure), endLines(leg.arrival));
  sheet.soft(leg.notes.join(' · '));
  for (const seat of leg.seats) {
    if (seat.passenger !== passenger && seat.passenger !== null) continue;
    sheet.text(seat.text, { font: 'bold' });
    for (const note of seat.notes) sheet.text(note);
  }
  sheet.space(4);
  for (const line of leg.transfer) sheet.soft(`↓ ${line}`, 4);
}

function endLines({ time, date, place }: ReceiptEnd): SheetLine[] {
  return [{ text: `${time}  ${date}`, style: { font: 'bold', size: 10.5 } }, { text: place }];
}

/** Writes the fare, what it includes, and the extras of one passenger. */
export function writeLuggage(sheet: PdfSheet, { luggage }: Receipt, { extras }: ReceiptPassenger): void {
  const lines = [...luggage.lines, ...extras];
  if (lines.length === 0) return;
  sheet.heading(luggage.heading);
  sheet.text(lines.join(' · '));
}

/** Writes what to do before the trip and at the airport or station. */
export function writeAdvice(sheet: PdfSheet, { advice }: Receipt): void {
  sheet.heading(advice.heading);
  for (const line of advice.lines) sheet.text(`• ${line}`, { gap: 2 });
}
