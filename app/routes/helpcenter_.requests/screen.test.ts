import { expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import type { Ticket } from '~/upstream/help-centre/contract';
import { requestsScreen } from './screen.server';

const market = fairwind({ country: 'GB', currency: 'GBP' });
const ticket: Ticket = {
  ...{ token: 't1', number: 'H-12345678', category: 'pets', status: 'processing', bookingToken: 'b1' },
  ...{ orderNumber: '87654321', createdAt: '2031-05-01T10:00:00Z', processingAt: null, completedAt: null },
  ...{ answerUntil: null, data: {}, messages: [], canReply: true, relatedRequest: null },
};
const group = { bookingToken: 'b1', orderNumber: '87654321', route: 'Helsinki – Milan', departureDate: '2031-06-04' };

it('shows the requests of each order', () => {
  expect(requestsScreen([{ ...group, tickets: [ticket] }], market).groups).toEqual([
    {
      id: 'b1',
      title: 'Helsinki – Milan',
      details: 'Order 87654321 · 4 June 2031',
      askPath: '/user/orders/b1/requests',
      rows: [
        {
          path: '/user/orders/b1/requests/t1',
          title: 'Travelling with a pet',
          details: 'H-12345678 · 1 May 2031',
          status: { text: 'Being looked at', tone: 'warning' },
        },
      ],
    },
  ]);
});

it('leaves out an order without requests, and names one by its number where its route is unknown', () => {
  const bare = { ...group, route: null, departureDate: null };
  const { groups } = requestsScreen(
    [
      { ...bare, tickets: [{ ...ticket, category: 'other' }] },
      { ...group, tickets: [] },
    ],
    market,
  );
  expect(groups.map(({ title, details }) => [title, details])).toEqual([['Order 87654321', '']]);
  expect(groups[0]?.rows[0]?.title).toBe('Another question');
});
