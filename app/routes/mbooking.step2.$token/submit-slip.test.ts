import { expect, it } from 'vitest';
import { BOOKING_TOKEN as token, bookingWith } from '#tests/fixtures/booking';
import { cookiesAfter, requestWith, testContext } from '#tests/fixtures/request-context';
import { readDraft, writeDraft, type Draft } from '~/bff/cookies/drafts.server';
import { submitStep2 } from './submit.server';
import { DRAFT } from './testing/shown-order';

const url = new URL(`http://localhost:3000/mbooking/step2/${token}`);
const SLIP = { ...DRAFT.contacts, email: 'anna@gmial.com' };

/** Presses a button of the page. A payment would fail: the upstream has none. */
async function press(intent: string, draft: Draft) {
  const before = testContext({ url });
  await writeDraft(before, token, draft);
  const context = testContext({ url, cookies: cookiesAfter(before) });
  context.upstream.booking = { ...context.upstream.booking, getBooking: () => Promise.resolve(bookingWith()) };
  context.upstream.ancillaries = { ...context.upstream.ancillaries, findOrder: () => Promise.resolve(null) };
  const cookie = [...context.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request(url, { method: 'POST', headers: { cookie }, body: new URLSearchParams({ intent }) });
  const response = await submitStep2(context, request, token);
  const after = testContext({ cookies: cookiesAfter(context) });
  return {
    to: response.headers.get('location'),
    draft: (await readDraft(after, requestWith(after.cookies), token)) ?? draft,
  };
}

it.each([
  ['useEmail', { contacts: { ...SLIP, email: 'anna@gmail.com' }, rightEmail: 'anna@gmail.com' }],
  ['rightEmail', { contacts: SLIP, rightEmail: SLIP.email }],
])('keeps the answer %s to the doubt about an e-mail, the same for a second press', async (intent, kept) => {
  const once = await press(intent, { ...DRAFT, contacts: SLIP });
  expect(once.to).toBe(url.pathname);
  expect(once.draft).toMatchObject(kept);
  expect((await press(intent, once.draft)).draft).toMatchObject(kept);
});
