import { describe, expect, it } from 'vitest';
import { issued } from '#tests/fixtures/issued-booking';
import { fairwind, poputny } from '#tests/fixtures/market';
import { pdfPages, pdfText } from '#tests/setup/pdf-text';
import { policiesAnswer, type PolicyWire } from '~/upstream/documents/policies-contract';
import { orderPolicies } from './order-policies.server';
import { policyPapers } from './policies.server';
import { policyPdf } from './policy-pdf.server';

const english = fairwind({ country: 'GB', currency: 'GBP' });
const WIRE: PolicyWire = {
  number: 'AST-0012345678',
  code: 'KBP-240',
  title: 'Flight delay and cancellation cover',
  insurer: { name: 'Example Ast Insurance JSC', licence: '0000', phone: '+78000000000', email: 'claims@example.com' },
  insured: [
    { first_name: 'Anna', last_name: 'Ivanova', middle_name: 'Petrovna', birthday: '1988-04-09' },
    { first_name: 'Boris', last_name: 'Ivanov' },
  ],
  valid_from: '2031-05-04',
  valid_until: '2031-05-18',
  territory: 'The journey of the tickets in this order',
  risks: [
    { title: 'Flight cancelled', sum: { total: 1_250_000, currency: 'RUB' } },
    { title: 'Flight delayed by more than 6 hours', sum: { total: 750_000, currency: 'RUB' } },
  ],
  premium: { total: 48_000, currency: 'RUB' },
  issued_at: '2031-04-20T12:00:00Z',
  status: 'active',
};
const policies = (...changes: Partial<PolicyWire>[]) =>
  policiesAnswer.parse({ policies: changes.map((change) => ({ ...WIRE, ...change })) });

describe('policyPdf', () => {
  it('shows every fact of a policy', async () => {
    const text = await pdfText(await policyPdf(policyPapers(issued(), policies({}), english)));
    const facts = [
      'Fairwind · Insurance policy',
      'Flight delay and cancellation cover',
      'Policy number',
      'AST-0012345678',
      '4 May 2031 to 18 May 2031',
      'The journey of the tickets in this order',
      '₽480',
      'Issued 20 April 2031',
      'Order 12345678',
      'IVANOVA ANNA PETROVNA, born 9 April 1988',
      'IVANOV BORIS',
      'Flight cancelled up to ₽12,500',
      'Flight delayed by more than 6 hours up to ₽7,500',
      'Example Ast Insurance JSC',
      '+78000000000, claims@example.com',
    ];
    for (const fact of facts) expect(text).toContain(fact);
    expect(text).not.toContain('Cancelled');
  });

  it('gives each policy a page, in the language of the reader, and marks a cancelled one', async () => {
    const cancelled = { number: 'AST-2', status: 'cancelled', cancelled_at: '2031-05-01T10:00:00Z' } as const;
    const pages = await pdfPages(await policyPdf(policyPapers(issued(), policies({}, cancelled), poputny())));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Страховой полис');
    expect(pages[0]).not.toContain('Аннулирован');
    expect(pages[1]).toContain('Аннулирован 1 мая 2031');
  });
});

describe('orderPolicies', () => {
  it('links the document of each policy by its number', () => {
    const view = orderPolicies(issued(), policies({}, { number: 'A & B' }), english);
    expect(view?.policies.map(({ about }) => about)[0]).toContain('AST-0012345678');
    expect(view?.policies.map(({ path }) => path.split('?')[1])).toEqual(['policy=AST-0012345678', 'policy=A+%26+B']);
  });

  it('is silent without policies, and says so when they do not load', () => {
    expect(orderPolicies(issued(), [], english)).toBeNull();
    expect(orderPolicies(issued(), null, english)?.missing).toContain('not loading');
  });
});
