import { beforeEach, describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { COMMENTS_PER_PAGE } from '~/upstream/landings/comments-contract';
import { failureOf } from './clients';
import { wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();
const ROUTE = { kind: 'routes', codes: ['LON', 'PAR'] } as const satisfies object;
const SUBJECTS = [
  { kind: 'routes', codes: ['LON', 'PAR'] },
  { kind: 'cities', codes: ['MUC'] },
  { kind: 'airports', codes: ['LHR'] },
  { kind: 'countries', codes: ['DE'] },
  { kind: 'airlines', codes: ['lufthansa'] },
] as const;
const MODERATION_SECONDS = 121;
/** Comments of the world's travellers, who write about much, but not about everything. */
let last = 0;

function landingsIn(locale: string) {
  const url = new URL(`https://shop.example/?locale=${locale}`);
  return clients(resolveMarket({ brand: BRANDS.intl, url, cookies: new Map(), acceptLanguage: null })).landings;
}
const landings = () => landingsIn('en');
const route = () => ({ ...ROUTE, codes: [...ROUTE.codes] as [string, string] });
const write = (text: string, requestId = `form-number-${(last += 1)}`, author = 'Ann') =>
  landings().createComment(route(), { requestId, author, text });
const texts = async (page = 1) => (await landings().listComments(route(), page)).comments.map(({ text }) => text);

beforeEach(() => remote.control({ settings: { commentModeration: 'by_rules' } }));

describe('comments', () => {
  it.each(SUBJECTS)('of the world are listed for $kind $codes in the language of the page', async ({ kind, codes }) => {
    const subject = { kind, codes: [...codes] } as Parameters<ReturnType<typeof landings>['listComments']>[0];
    for (const locale of BRANDS.intl.locales) {
      const { comments, total, pages } = await landingsIn(locale).listComments(subject, 1);
      expect([total, pages], locale).toEqual([comments.length, comments.length > 0 ? 1 : 0]);
    }
  });

  it('appear once a moderator has read them, as they were written, in one language only', async () => {
    const text = `Bring <b>cash</b> & "patience" ${(last += 1)} <script>alert(1)</script>`;
    const { token, state } = await write(text);
    expect([state, await texts()]).toEqual(['moderation', expect.not.arrayContaining([text])]);
    await remote.advance(MODERATION_SECONDS);
    expect(await landings().findOwnComments([token])).toMatchObject([{ state: 'published', text, author: 'Ann' }]);
    expect(await texts()).toContain(text);
    const { comments } = await landingsIn('de').listComments(route(), 1);
    expect(comments.map((one) => one.text)).not.toContain(text);
  });

  it.each([
    ['an e-mail', 'Write to ann@example.com for a guide', 'contacts'],
    ['a number', 'Call me on +44 7700 900123 for a guide', 'contacts'],
  ])('with %s are declined, and their author is told why', async (_, text, reason) => {
    const { token } = await write(text);
    await remote.advance(MODERATION_SECONDS);
    expect(await landings().findOwnComments([token])).toMatchObject([{ state: 'declined', reason }]);
    expect(await texts()).not.toContain(text);
  });

  it('sent by one form twice are one, and the same words by another form are declined', async () => {
    const text = `The ferry is slow ${(last += 1)}`;
    const [first, again] = [await write(text, 'the-same-form'), await write(text, 'the-same-form')];
    expect(again.token).toBe(first.token);
    const other = await write(text);
    await remote.advance(MODERATION_SECONDS);
    const states = (await landings().findOwnComments([first.token, other.token])).map(({ state, reason }) => [
      state,
      reason,
    ]);
    expect(states).toEqual(
      expect.arrayContaining([
        ['published', null],
        ['declined', 'repeated'],
      ]),
    );
    expect((await texts()).filter((one) => one === text)).toHaveLength(1);
  });

  it('are listed twenty a page, the latest first', async () => {
    await remote.control({ settings: { commentModeration: 'publish' } });
    for (let number = 0; number < 22; number += 1) await write(`Page test, comment number ${number}.`);
    const [first, second] = [await landings().listComments(route(), 1), await landings().listComments(route(), 2)];
    expect([first.comments.length, first.pages]).toEqual([
      COMMENTS_PER_PAGE,
      Math.ceil(first.total / COMMENTS_PER_PAGE),
    ]);
    const ids = [...first.comments, ...second.comments].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await remote.control({ settings: { commentModeration: 'decline' } });
    expect((await texts()).filter((text) => text.startsWith('Page test'))).toEqual([]);
  });

  it('by nobody, or about nothing, are refused', async () => {
    expect(await landings().findOwnComments(['no-such-token'])).toEqual([]);
    const nowhere = { kind: 'cities', codes: ['QQQ'] } as { kind: 'cities'; codes: [string] };
    expect(await landings().listComments(nowhere, 1)).toMatchObject({ comments: [], total: 0 });
    const refused = await failureOf(
      landings().createComment(nowhere, { requestId: 'form-of-nothing', author: 'Ann', text: 'About nothing at all' }),
    );
    expect(refused.kind).toBe('invalid');
  });
});
