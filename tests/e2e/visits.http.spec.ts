import type { VisitRequestWire } from '~/upstream/visits/contract';
import { expect, test } from '#tests/setup/fixtures';
import type { PlainBrowser } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

test.use({ isolated: true });

/** Returns the visits reported to the partner, newest first. */
async function toldBy(control: SandboxControl): Promise<VisitRequestWire[]> {
  const response = await fetch(`${control.origin}/visits/`);
  return ((await response.json()) as { visits: VisitRequestWire[] }).visits;
}

async function open(visitor: PlainBrowser, ...paths: string[]): Promise<void> {
  for (const path of paths) expect((await visitor.get(path)).status, path).toBe(200);
}

test('a visit is reported once, with the page, the affiliate and an id of its own', async ({ visitor, control }) => {
  await open(visitor, '/en-ie?agent=aff&tag=t1', '/en-ie', '/search?from=LON&to=NYC');
  await expect.poll(() => toldBy(control)).toHaveLength(1);
  const [visit] = await toldBy(control);
  expect(visit).toMatchObject({ agent: 'aff', tag: 't1' });
  expect(visit?.url).toMatch(/\/en-ie\?agent=aff&tag=t1$/);
  expect(visit?.session_uuid).toBe(visitor.cookies['uniq-visit']);
  expect(visit).not.toHaveProperty('screen_width');
});

test('neither a booking token nor any input is reported', async ({ visitor, control }) => {
  const token = '4b6c4c36-9e64-4b1e-8b5c-0f9c2f9d7a11';
  for (const path of [`/cbooking?token=${token}`, `/order-link/${token}`, `/mbooking/thanks/${token}`]) {
    await visitor.get(path, { redirects: 0 });
  }
  await open(visitor, `/en-ie?agent=aff&email=ann@example.com&token=${token}`);
  await expect.poll(() => toldBy(control)).toHaveLength(1);
  const [visit] = await toldBy(control);
  expect(visit?.url).toMatch(/\/en-ie\?agent=aff$/);
});

test('our own advertising is not reported, but the next visit is', async ({ visitor, control }) => {
  await open(visitor, '/en-ie?agent=context_b', '/en-ie', '/en-ie?agent=aff');
  await expect.poll(() => toldBy(control)).toHaveLength(1);
  expect((await toldBy(control))[0]?.agent).toBe('aff');
});

test('a hanging visits service delays no page', async ({ visitor, control }) => {
  await control.set({ services: { visits: { hang: true } } });
  await open(visitor, '/en-ie', '/search?from=LON&to=NYC');
  expect((await control.calls()).visits).toEqual({ 'visit_to_partner.json': 1 });
});
