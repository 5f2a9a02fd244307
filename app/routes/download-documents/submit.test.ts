import { describe, expect, it } from 'vitest';
import { PostedForm } from '~/forms/posted-form.server';
import { testContext } from '#tests/fixtures/request-context';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { UpstreamError } from '~/upstream/error';
import { submitFinder } from './submit.server';

const url = new URL('http://ru.localhost:3000/download-documents');
const brand = BRANDS.ru;
const market = resolveMarket({ brand, url, cookies: new Map(), acceptLanguage: null });
let lastIp = 0;

function finder(answer: () => Promise<void> = () => Promise.resolve(), clientIp?: string) {
  const asked: unknown[] = [];
  const context = testContext({ url, brand, market, clientIp: clientIp ?? `203.0.113.${(lastIp += 1)}` });
  context.upstream.documents = {
    ...context.upstream.documents,
    request: (order) => {
      asked.push(order);
      return answer();
    },
  };
  const submit = (phone: string, documentId: string) =>
    submitFinder(context, new PostedForm(Object.entries({ phone, documentId })));
  return { asked, submit };
}

describe('submitFinder', () => {
  it('requests a letter with the phone in international format and the brand’s origin', async () => {
    const { asked, submit } = finder();
    expect(await submit('8 (916) 000-00-01', '45 08 123456')).toBeNull();
    expect(asked).toEqual([{ phone: '+79160000001', documentId: '45 08 123456', siteUrl: 'http://ru.localhost:3000' }]);
  });

  it.each([
    ['', '', { phone: 'Введите номер телефона|телефон', documentId: 'номер документа' }],
    ['123', '4508123456', { phone: 'номер' }],
    ['+79160000002', 'abc', { documentId: 'не меньше пяти' }],
    ['+79160000002', 'паспорт', { documentId: 'не меньше пяти' }],
    ['+79160000002', '45<08>123', { documentId: 'не меньше пяти' }],
    ['+79160000002', '1'.repeat(41), { documentId: 'не меньше пяти' }],
  ])('sends no request for "%s" and "%s"', async (phone, documentId, said) => {
    const { asked, submit } = finder();
    const outcome = await submit(phone, documentId);
    expect([outcome?.status, asked]).toEqual([400, []]);
    expect(Object.keys(outcome?.errors ?? {})).toEqual(Object.keys(said));
    for (const [field, words] of Object.entries(said)) {
      expect(outcome?.errors[field as 'phone']).toMatch(new RegExp(words, 'i'));
    }
  });

  it('keeps the input and shows an error when the service does not answer', async () => {
    const failed = new UpstreamError({
      service: 'documents',
      operation: 'request',
      requestId: 'r',
      kind: 'unavailable',
    });
    const outcome = await finder(() => Promise.reject(failed)).submit('+79160000003', '4508123456');
    expect(outcome).toMatchObject({
      status: 503,
      values: { phone: '+79160000003', documentId: '4508123456' },
    });
  });

  it('takes the same time whether or not the order exists, with a slow service too', async () => {
    const took = async (answer: () => Promise<void>, phone: string) => {
      const begun = performance.now();
      await finder(answer).submit(phone, '4508123456');
      return performance.now() - begun;
    };
    const times = await Promise.all([
      took(() => Promise.resolve(), '+79160000004'),
      took(() => new Promise((resolve) => void setTimeout(resolve, 5_000).unref()), '+79160000005'),
    ]);
    for (const time of times) expect(time).toBeGreaterThan(900);
  });

  it('allows five requests per phone, to prevent guessing', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, number) => finder().submit('+79160000006', `450812345${number}`)),
    );
    expect(outcomes.map((outcome) => outcome?.status ?? 303).toSorted()).toEqual([
      303, 303, 303, 303, 303, 429, 429, 429,
    ]);
  });
});
