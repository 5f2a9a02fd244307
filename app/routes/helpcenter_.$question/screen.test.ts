import { expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { findQuestion } from '~/features/help/questions.server';
import { answerScreen } from './screen.server';

const market = fairwind({ country: 'GB', currency: 'GBP' });

it('shows an answer with its topic, the other questions, and the same text for search engines', () => {
  const found = findQuestion(market, 'add-baggage');
  if (!found) throw new Error('no such question');
  const screen = answerScreen(found);
  expect(screen).toMatchObject({
    title: 'Adding a bag later',
    topic: { title: 'Fares and baggage', path: '/helpcenter#fares' },
    questions: [{ question: 'Adding a bag later', answer: screen.html }],
  });
  expect(screen.description.length).toBeLessThanOrEqual(161);
  expect(screen.description).not.toMatch(/[<>]/);
  expect(screen.others.map(({ path }) => path)).toContain('/helpcenter/what-a-fare-includes');
  expect(screen.others.map(({ path }) => path)).not.toContain('/helpcenter/add-baggage');
});

it('knows no other question', () => {
  for (const id of ['', 'unknown', '../contacts', 'constructor']) expect(findQuestion(market, id)).toBeNull();
});
