/** The support chat without a script: the conversation, who may see it, and what a failing service leaves. */
import { DEMO, logIn, signUpAndConfirm } from '#tests/journeys/account';
import { answerChat } from '#tests/journeys/chat-desk';
import { mainText } from '#tests/journeys/page-facts';
import { text } from '#tests/journeys/texts';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf } from '#tests/setup/html-page';
import { parseHtml } from '#tests/setup/html';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

const CHAT = '/support-chat';
const LIVE = `${CHAT}/live`;
const MARKUP = '<script>alert(1)</script> & "two" lines';

const hasForm = ({ text: html }: PlainPage) => parseHtml(html).querySelector('main textarea') !== null;
const typedIn = ({ text: html }: PlainPage) => parseHtml(html).querySelector('main textarea')?.text.trim();
const say = (visitor: PlainBrowser, page: PlainPage, words: string, more = {}) =>
  visitor.post(CHAT, { ...formWith(page.text, 'text').fields, text: words, ...more });
async function comeWithAccount(visitor: PlainBrowser, control: SandboxControl): Promise<void> {
  await signUpAndConfirm(visitor, control);
  expect(hasForm(await visitor.get(CHAT)), 'another account').toBe(true);
}
const times = (page: PlainPage, words: string) => mainText(page).split(words).length - 1;

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: true });
    const locale = brand === 'ru' ? 'ru' : 'en';
    const words = (key: string) => text('chat', key, locale);

    test('a guest signs in, writes, waits on a page that looks by itself, is answered, and goes on', async ({
      visitor,
      control,
    }) => {
      const guest = await visitor.get(CHAT);
      expect(mainText(guest)).toContain(text('account', 'login.reason.chat', locale));
      const empty = await logIn(visitor, DEMO, { query: `?from=${encodeURIComponent(CHAT)}&reason=chat` });
      expect([empty.path, hasForm(empty)]).toEqual([CHAT, true]);
      expect(empty.headers.refresh).toBeUndefined();
      expect((await say(visitor, empty, ' ')).status).toBe(400);

      const sent = await Promise.all([1, 2].map(() => say(visitor, empty, `Where is it? ${MARKUP}`)));
      for (const page of sent) {
        expect([page.status, page.path]).toEqual([200, `${CHAT}?watch=1`]);
        expect(page.headers.refresh).toBe(`6; url=${CHAT}?watch=2`);
        expect(hasForm(page), 'a page that reloads itself has nothing to type into').toBe(false);
        expect(page.text).not.toContain('<script>alert');
        expect(times(page, 'Where is it?'), 'sent once').toBe(1);
        // The place in the queue is told in the operators' hours only.
        expect(mainText(page)).toContain(words('letter'));
      }

      await answerChat(control, DEMO.email, `Tomorrow. ${MARKUP}`);
      expect((await visitor.get('/about')).text, 'the help menu counts answers').toMatch(/\(1\)<\/span>/);
      const answered = await visitor.get(`${CHAT}?watch=2`);
      expect(answered.headers.refresh).toBeUndefined();
      expect([hasForm(answered), times(answered, 'Tomorrow.')]).toEqual([true, 1]);
      expect(answered.text).not.toContain('<script>alert');
      await expect.poll(async () => (await visitor.get('/about')).text).not.toMatch(/\(1\)<\/span>/);

      await answerChat(control, DEMO.email, 'One more word.');
      const looked = await say(visitor, answered, 'half a sentence', { intent: 'look' });
      expect([looked.status, typedIn(looked), times(looked, 'One more word.')]).toEqual([200, 'half a sentence', 1]);
      await answerChat(control, DEMO.email);
      expect(mainText(await visitor.get(CHAT))).toContain(words('state.closed'));
      expect(mainText(await say(visitor, looked, 'Again'))).toContain(words('state.waiting'));
    });

    test('nobody else reads it or writes into it, and neither long words nor floods pass', async ({
      visitor,
      control,
    }) => {
      const page = await logIn(visitor, DEMO, { query: `?from=${encodeURIComponent(CHAT)}` });
      await say(visitor, page, 'My secret question');
      const other = new PlainBrowser(visitor.origin);
      for (const stranger of [new PlainBrowser(visitor.origin), other]) {
        if (stranger === other) await comeWithAccount(other, control);
        expect((await stranger.get(CHAT)).text).not.toContain('My secret');
        expect((await stranger.get(LIVE)).text).not.toContain('My secret');
      }
      const guest = new PlainBrowser(visitor.origin);
      expect((await guest.get(LIVE)).status).toBe(401);
      const lost = await guest.post(CHAT, { text: 'long in the writing', key: 'nonce-1' });
      expect([lost.status, typedIn(lost)]).toEqual([401, 'long in the writing']);
      expect((await visitor.post(CHAT, { text: 'a' }, { headers: { origin: 'https://evil.example' } })).status).toBe(
        403,
      );
      expect((await visitor.post(LIVE, { text: 'a' }, { headers: { origin: 'https://evil.example' } })).status).toBe(
        403,
      );
      expect((await visitor.post(CHAT, { text: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413);
      const long = await visitor.post(CHAT, { text: 'x'.repeat(2_001), key: 'nonce-2' });
      expect([long.status, typedIn(long)?.length]).toEqual([400, 2_001]);
      const live = await visitor.get(LIVE);
      expect([live.headers['cache-control'], live.text.includes('My secret')]).toEqual(['no-store', true]);
      expect(live.text, 'the proof of the account stays in the shop').not.toMatch(/[0-9a-f]{64}/);

      const statuses: number[] = [];
      for (let count = 0; count < 40 && statuses.at(-1) !== 429; count += 1) {
        statuses.push((await visitor.post(LIVE, { text: `word ${count}`, key: `nonce-${100 + count}` })).status);
      }
      expect(statuses.at(-1)).toBe(429);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const { cookies } = visitor;
      await visitor.post('/auth/sign_out', {});
      expect(cookies.chat_begun).toBe('1');
      expect(visitor.cookies.chat_begun).toBeUndefined();
      expect((await visitor.get(LIVE)).status).toBe(401);
    });
  });
}

test.describe('a chat that fails', () => {
  test.use({ isolated: true });

  for (const fault of [{ status: 500 }, { hang: true }, { malformed: 'html' }, { malformed: 'wrong_shape' }] as const) {
    test(`keeps every page and everything typed: ${JSON.stringify(fault)}`, async ({ visitor, control }) => {
      const page = await logIn(visitor, DEMO, { query: `?from=${encodeURIComponent(CHAT)}` });
      await control.set({
        services: { supportChat: { operations: { 'message.json': fault, 'conversation.json': fault } } },
      });
      const down = await visitor.get(CHAT);
      expect(down.status).toBe(503);
      expect(mainText(down)).toContain(text('common', 'support.title'));
      expect(linksOf(down.text)).toContain('/user/orders');
      expect((await visitor.get(LIVE)).status).toBe(503);
      const kept = await say(visitor, page, 'Please wait for me');
      expect([kept.status, typedIn(kept)]).toEqual([503, 'Please wait for me']);
      expect((await visitor.get('/about')).status).toBe(200);
      await control.set({ services: { supportChat: null } });
      const sent = await say(visitor, kept, 'Please wait for me');
      expect(times(sent, 'Please wait for me'), 'sent once').toBe(1);
    });
  }

  test('is not offered: the menu leads to the mailbox then', async ({ visitor, control }) => {
    await control.set({ services: { supportChat: { status: 500 } } });
    const page = await visitor.get('/about');
    expect(page.text).not.toContain('support-chat');
    expect(linksOf(page.text)).toContain('/contacts');
  });
});
