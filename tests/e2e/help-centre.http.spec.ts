/** The help centre on pages without a script: answers, requests about an order, guests' questions, and attacks on them. */
import { newEmail } from '#tests/journeys/account';
import { mainText } from '#tests/journeys/page-facts';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { jpeg, multipartBody, type PostedPart } from '#tests/fixtures/documents';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf } from '#tests/setup/html-page';
import { parseHtml } from '#tests/setup/html';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

const MARKUP = '<script>alert(1)</script> & "two" lines';

async function order(visitor: PlainBrowser, control: SandboxControl) {
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  const email = newEmail();
  const step1 = await checkout.step1(30);
  const token = tokenIn(step1);
  const sent = await checkout.sendPassengers(step1, { email });
  await checkout.pay(await checkout.ready(sent, '/mbooking/step2/'), CARDS.paid);
  await checkout.ticket(token);
  const path = `/user/orders/${token}`;
  return { token, email, path, page: await visitor.get(path) };
}

/** Sends the form of a category as a browser does, with files where it takes them. */
async function send(visitor: PlainBrowser, page: PlainPage, fields: Record<string, string>, files: PostedPart[] = []) {
  const { fields: hidden } = formWith(page.text, 'description');
  const all = { ...hidden, ...fields };
  if (!page.text.includes('multipart/form-data')) return visitor.post(page.path, all);
  const texts = Object.entries(all).map(([name, value]) => ({ name, value: String(value) }));
  const { body, type } = multipartBody([...texts, ...files]);
  return visitor.request('POST', page.path, { body, headers: { 'content-type': type }, redirects: 5 });
}

const valueOf = ({ text: html }: PlainPage, name: string) => {
  const field = parseHtml(html).querySelector(`[name="${name}"]`);
  return field?.tagName === 'TEXTAREA' ? field.text.trim() : field?.getAttribute('value');
};

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: true });
    const locale = brand === 'ru' ? 'ru' : 'en';
    const say = (key: string) => text('help', key, locale);

    test('questions are found, and each answer has an address', async ({ visitor }) => {
      const words = brand === 'ru' ? 'возвраты' : 'refunds';
      const found = await visitor.get(`/helpcenter?text=${encodeURIComponent(words)}`);
      expect(linksOf(found.text)).toContain('/helpcenter/how-much-back');
      const answer = await visitor.get('/helpcenter/how-much-back');
      expect(answer.text).toContain('"@type":"FAQPage"');
      expect(answer.text).toMatch(/<link rel="canonical" href="[^"]*\/helpcenter\/how-much-back"/);
      expect(answer.text.replace(/<script type="application\/ld\+json">/g, '')).not.toContain('<script');
      for (const link of linksOf((await visitor.get('/helpcenter')).text).filter((one) =>
        one.startsWith('/helpcenter/'),
      )) {
        expect((await visitor.get(link)).status, link).toBe(200);
      }
      expect((await visitor.get('/helpcenter/unknown')).status).toBe(404);
      expect((await visitor.get(`/sitemap/${locale}.xml`)).text).toContain('/helpcenter/how-much-back');
      const none = await visitor.get(`/helpcenter?text=${encodeURIComponent('<script>alert(1)</script>')}`);
      expect(none.text).not.toContain('<script>alert(1)');
    });

    test('a request is checked, sent once, answered by the operator and by letter', async ({ visitor, control }) => {
      test.setTimeout(180_000);
      const { path, email, page } = await order(visitor, control);
      expect(linksOf(page.text)).toContain(`${path}/requests`);
      const offered = await visitor.get(`${path}/requests`);
      expect(offered.text).not.toContain('<script');
      const form = await visitor.get(`${path}/requests/new/pets`);
      const wrong = await send(visitor, form, { animal: MARKUP, weight: '-1', description: 'short' });
      expect(wrong.status).toBe(400);
      expect([valueOf(wrong, 'animal'), valueOf(wrong, 'weight')]).toEqual([MARKUP, '-1']);
      expect(mainText(wrong)).toContain(text('errors', 'validation.positiveNumber', locale));

      const good = { animal: MARKUP, weight: '4.5', place: 'cabin', description: `Please help. ${MARKUP}` };
      const photo: PostedPart = { name: 'files', file: 'cat.jpg', bytes: jpeg(), type: 'image/jpeg' };
      const sent = await Promise.all([1, 2].map(() => send(visitor, wrong, good, [photo])));
      expect(new Set(sent.map(({ status, path: at }) => `${status} ${at}`)).size).toBe(1);
      const [request] = sent;
      expect(request?.path).toMatch(/\/requests\/[\w-]{36}$/);
      expect(request?.text).not.toContain('<script');
      expect(mainText(request!)).toContain('cat.jpg');
      expect(linksOf((await visitor.get(`${path}/requests`)).text).filter((one) => one === request?.path)).toHaveLength(
        1,
      );

      const [letter, ...others] = (await control.messagesTo(email)).filter(({ body }) => body.includes(request!.path));
      expect(others.length, 'received and answered').toBeLessThanOrEqual(1);
      expect(letter?.body).not.toContain('Please help');

      const { fields } = formWith(request!.text, 'text');
      expect((await visitor.post(request!.path, { ...fields, text: ' ' })).status).toBe(400);
      const replies = await Promise.all(
        [1, 2].map(() => visitor.post(request!.path, { ...fields, text: `One more thing ${MARKUP}` })),
      );
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      const shown = await visitor.get(request!.path);
      expect(mainText(shown).split('One more thing')).toHaveLength(2);
      expect(shown.text).not.toContain('<script');
    });

    test("another's request, long words and too many are refused", async ({ visitor, control }) => {
      test.setTimeout(180_000);
      const { path } = await order(visitor, control);
      const form = await visitor.get(`${path}/requests/new/exchange`);
      const { fields } = formWith(form.text, 'description');
      const good = { ...fields, wish: 'Friday', description: 'Please move the flight.' };
      const stranger = new PlainBrowser(visitor.origin);
      for (const seen of [
        await stranger.get(`${path}/requests`),
        await stranger.get(form.path),
        await stranger.post(form.path, good),
      ]) {
        expect(seen.status === 403 || seen.path !== form.path, seen.path).toBe(true);
        expect(mainText(seen)).not.toContain(say('form.description'));
      }
      const foreign = await visitor.post(form.path, good, { headers: { origin: 'https://evil.example' } });
      expect(foreign.status).toBe(403);
      expect((await visitor.post(form.path, { ...good, description: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413);
      const long = await visitor.post(form.path, { ...good, description: 'x'.repeat(3_001) });
      expect([long.status, valueOf(long, 'description')?.length]).toEqual([400, 3_001]);
      expect((await visitor.get(`${path}/requests/new/unknown`)).status).toBe(404);
      expect((await visitor.get(`${path}/requests/00000000-0000-4000-8000-000000000001`)).status).toBe(404);

      const statuses: number[] = [];
      for (let count = 0; count < 22 && statuses.at(-1) !== 429; count += 1) {
        const { status } = await visitor.post(form.path, { ...good, key: `nonce-${count}` });
        statuses.push(status);
      }
      expect(statuses.at(-1)).toBe(429);
    });

    test('without the service the order stays, and nothing typed is lost', async ({ visitor, control }) => {
      test.setTimeout(180_000);
      const { path } = await order(visitor, control);
      const form = await visitor.get(`${path}/requests/new/refund`);
      const good = { reason: 'other', description: 'Where is my money?' };
      for (const faults of [{ status: 500 }, { malformed: 'html' }, { hang: true }] as const) {
        await control.set({ services: { helpCentre: faults } });
        expect((await visitor.get(path)).status).toBe(200);
        expect((await visitor.get('/helpcenter/ask')).status).toBe(200);
        const sent = await send(visitor, form, good);
        expect([sent.status, valueOf(sent, 'description')]).toEqual([503, good.description]);
        await control.set({ services: { helpCentre: null } });
      }
      const sent = await send(visitor, form, good);
      expect(sent.path).toMatch(/\/requests\/[\w-]{36}$/);
    });

    test('a guest is told the same about every order, and reads the answer behind the letter', async ({
      visitor,
      control,
    }) => {
      const email = newEmail();
      const page = await visitor.get('/helpcenter/ask');
      const { fields } = formWith(page.text, 'orderNumber');
      const good = { ...fields, email, orderNumber: '12345678', category: 'refund', description: 'Where is it? <b>' };
      const wrong = await visitor.post('/helpcenter/ask', { ...good, email: 'nobody', orderNumber: '?' });
      expect([wrong.status, valueOf(wrong, 'description')]).toEqual([400, 'Where is it? <b>']);
      const trapped = await visitor.post('/helpcenter/ask', { ...good, website: 'spam' });
      expect(trapped.status).toBe(400);
      const sent = await Promise.all([1, 2].map(() => visitor.post('/helpcenter/ask', good)));
      for (const one of sent) expect([one.status, one.path]).toEqual([200, '/helpcenter/ask?sent']);
      const letters = await control.messagesTo(email);
      const links = letters.map(({ body }) => /\/helpcenter\/letter\/[\w-]+/.exec(body)?.[0] ?? '');
      expect(links.length).toBeGreaterThan(0);
      const opened = await new PlainBrowser(visitor.origin).get(links[0] ?? '');
      expect(mainText(opened)).toContain('Where is it? <b>');
      expect(opened.headers['cache-control']).toContain('no-store');
      const reply = formWith(opened.text, 'text');
      const replied = await visitor.post(opened.path, { ...reply.fields, text: 'It was another number' });
      expect(mainText(replied)).toContain('It was another number');

      const again = formWith(replied.text, 'text');
      // One that hangs may do so for two minutes (specification 1 §7).
      for (const fault of [{ status: 500 }, { malformed: 'html' }] as const) {
        await control.set({ services: { helpCentre: fault } });
        const kept = await visitor.post(opened.path, { ...again.fields, text: 'Long in the writing' });
        expect([kept.status, valueOf(kept, 'text')]).toEqual([503, 'Long in the writing']);
        expect((await visitor.get(opened.path)).status).toBe(503);
        await control.set({ services: { helpCentre: null } });
      }
      // The shop calls a failed service again only after a pause; the same words are sent once.
      await expect(async () => {
        const sentLater = await visitor.post(opened.path, { ...again.fields, text: 'Long in the writing' });
        expect(mainText(sentLater).split('Long in the writing')).toHaveLength(2);
      }).toPass({ timeout: 30_000 });
      expect((await visitor.get(`/helpcenter/letter/${'a'.repeat(43)}`)).status).toBe(404);
      expect((await visitor.get('/helpcenter/requests')).text).toContain('name="password"');
    });
  });
}
