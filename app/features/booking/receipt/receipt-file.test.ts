import { describe, expect, it, vi } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { fairwind, poputny } from '#tests/fixtures/market';
import { receiptFile } from './receipt-file.server';
import { receiptScreen } from './receipt-screen.server';

// Mocks this thread only; the worker has its own modules.
vi.mock('./receipt-pdf.server', () => ({ receiptPdf: () => Promise.reject(new Error('made in the event loop')) }));

const visitor = { clientIp: '192.0.2.1' };
const british = fairwind({ country: 'GB', currency: 'GBP' });
const booking = bookingWith({ action: 'completed', order_number: '12345678' });
const english = receiptScreen(booking, { order: null, later: [], surcharges: [], seller: null }, british);

describe('receiptFile', () => {
  it('makes receipts in another thread, once for identical content', { timeout: 20_000 }, async () => {
    const [first, second] = await Promise.all([receiptFile(visitor, english), receiptFile(visitor, english)]);
    expect(Buffer.from(first ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(second).toBe(first);
    expect(
      await receiptFile(
        { clientIp: '198.51.100.7' },
        receiptScreen(booking, { order: null, later: [], surcharges: [], seller: null }, british),
      ),
    ).toBe(first);
  });

  it('never returns the file of another language or another state of the order', { timeout: 20_000 }, async () => {
    const others = [
      receiptScreen(booking, { order: null, later: [], surcharges: [], seller: null }, poputny()),
      receiptScreen(
        bookingWith({ action: 'completed', order_number: '12345679' }),
        { order: null, later: [], surcharges: [], seller: null },
        british,
      ),
    ];
    const files = await Promise.all([english, ...others].map((receipt) => receiptFile(visitor, receipt)));
    expect(new Set(files.map((file) => Buffer.from(file ?? []).toString('base64'))).size).toBe(3);
  });

  it('asks a visitor with too many queued requests to retry later', { timeout: 20_000 }, async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...english, title: `Receipt ${index}` }));
    let refused = 0;
    for (const receipt of many) {
      // Those that still wait when the test ends are cancelled.
      receiptFile(visitor, receipt).then(
        (file) => (refused += file === null ? 1 : 0),
        () => undefined,
      );
    }
    const newcomer = receiptFile({ clientIp: '198.51.100.7' }, { ...english, title: 'Of somebody else' });
    expect(await newcomer).not.toBeNull();
    expect(refused).toBe(8);
  });
});
