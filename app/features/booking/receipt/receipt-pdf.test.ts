import { describe, expect, it } from 'vitest';
import { attemptWith } from '#tests/fixtures/booking';
import { issued, TICKETS_ONLY, wireSegment, WITH_EXTRAS } from '#tests/fixtures/issued-booking';
import { fairwind, poputny } from '#tests/fixtures/market';
import { pdfPages, pdfText } from '#tests/setup/pdf-text';
import { LOCALES } from '~/market/locales';
import { receiptPdf } from './receipt-pdf.server';
import { receiptScreen } from './receipt-screen.server';

const english = fairwind({ country: 'GB', currency: 'GBP' });
const russian = poputny();

function plain(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ');
}

describe('receiptPdf', () => {
  it('shows every fact of an order, in English', async () => {
    const parts = { ...WITH_EXTRAS, opensAt: 'shop.example/download-documents' };
    // ICU versions differ on the comma after a weekday.
    const text = (await pdfText(await receiptPdf(receiptScreen(issued(), parts, english)))).replaceAll('Sun,', 'Sun');
    const facts = [
      'Fairwind',
      'Itinerary receipt',
      'Order number: 12345678',
      'Date of sale: 20 April 2031',
      'Order online: shop.example/download-documents',
      'IVANOVA ANNA (adult)',
      'Date of birth: 9 April 1988 Document: Passport 711235670',
      'Booking code (PNR) PNR01X Ticket number 555000000100',
      'SU 1130, Skyways',
      '06:50 Sun 4 May 2031 Moscow, Sheremetyevo (SVO), terminal B',
      '09:10 Sun 4 May 2031 Sochi (AER)',
      'Travel time 2h 20m',
      'Cabin: economy, class M',
      'Example 321',
      '1 technical stop: London',
      'Seat 12A: PETROVA ANNA',
      '“Standard” fare',
      'Example Travel Ltd',
      'Company number: 00000000',
      'Fare ₽228',
      'Taxes and airport charges ₽47',
      'Travel insurance ₽450',
      'Seat 12A, PETROVA ANNA ₽900',
      'Total ₽1,625',
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  it('gives everybody a page of their own without the price, which is on the last page', async () => {
    const receipt = receiptScreen(issued(), WITH_EXTRAS, english);
    const pages = await pdfPages(await receiptPdf(receipt));
    expect(pages).toHaveLength(4);
    for (const [index, { name }] of receipt.passengers.people.entries()) {
      expect(pages[index]).toContain(plain(name));
      expect(pages[index]).toContain('SU 1130, Skyways');
      expect(pages[index]).not.toContain('₽');
    }
    expect(pages.map((page) => page.includes('Seat 12A'))).toEqual([false, true, false, true]);
    expect(pages[3]).toContain('Total ₽1,625');
  });

  it('is one page for one passenger with two changes of plane', async () => {
    const legs = [0, 1, 2, 3].map((index) => ({
      ...wireSegment(index % 2),
      id: `0:${index}`,
      record_index: 0,
      segment_index: index,
      trip_index: Math.floor(index / 2),
      transfer_duration: index % 2 === 0 ? 185 : null,
    }));
    const booking = issued({ segments: legs, payments: [{ ...attemptWith('key', 'success'), card_last4: '4242' }] });
    const tickets = booking.tickets.filter(({ passengerIndex, recordIndex }) => passengerIndex + recordIndex === 0);
    const pages = await pdfPages(
      await receiptPdf(receiptScreen({ ...booking, tickets }, { ...WITH_EXTRAS, order: null }, english)),
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Card •••• 4242 ₽275');
  });

  it('uses Cyrillic, including names', async () => {
    const text = await pdfText(await receiptPdf(receiptScreen(issued(), TICKETS_ONLY, russian)));
    const facts = [
      'Попутный',
      'Маршрутная квитанция',
      'Дата продажи: 20 апреля 2031',
      'ЩЁЛКИН ПЁТР ПЕТРОВИЧ',
      'Класс обслуживания: эконом, M',
      'терминал B',
      'Таксы и сборы 47 ₽',
      'Итого 275 ₽',
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  it.each(LOCALES)('has a glyph for every character and uses one normal form: %s', async (locale) => {
    const receipt = receiptScreen(issued({ currency: 'AZN' }), WITH_EXTRAS, { ...english, locale });
    const pdf = await receiptPdf(receipt);
    const text = await pdfText(pdf);
    expect(text).toContain(plain(receipt.title));
    expect(text).toContain('AZN');
    expect(text).not.toMatch(/[\u0000\ufffd]/);
    expect(pdf.byteLength).toBeLessThan(80_000);
  });

  it('shows car and place on a train, and no cabin', async () => {
    const [ticket] = issued().tickets;
    const train = { ...wireSegment(0), transport_kind: 'train', marketing_flight_number: '015Е', booking_class: null };
    const booking = issued({
      segments: [train],
      tickets: [
        {
          passenger_index: 0,
          record_index: 0,
          passenger_type: 'adult',
          first_name: 'Анна',
          last_name: 'Иванова',
          ticket_number: ticket!.ticketNumber,
          pnr: ticket!.pnr,
          rail_places: [{ segment_index: 0, car: '7', place: '23' }],
        },
      ],
    });
    const text = await pdfText(await receiptPdf(receiptScreen(booking, TICKETS_ONLY, russian)));
    expect(text).toContain('Поезд 015Е');
    expect(text).toContain('Вагон 7, место 23: ИВАНОВА АННА');
    expect(text).not.toContain('Класс обслуживания');
  });
});
