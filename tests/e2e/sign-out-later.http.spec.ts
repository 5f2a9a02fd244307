import { DEMO, isSignedIn, logIn } from '#tests/journeys/account';
import { expect, test } from '#tests/setup/fixtures';
import { PlainBrowser } from '#tests/setup/plain-browser';

test.use({ isolated: true });

test('a session that could not be ended at sign-out ends once the account service is back', async ({
  visitor,
  control,
}) => {
  await logIn(visitor, DEMO);
  const copy = new PlainBrowser(visitor.origin);
  for (const [name, value] of Object.entries(visitor.cookies)) copy.setCookie(name, value);
  const signOut = { services: { account: { operations: { 'account/sign_out.json': { status: 503 } } } } };
  await control.set(signOut);
  await visitor.post('/auth/sign_out', {});
  expect(visitor.cookies).not.toHaveProperty('account');
  expect(isSignedIn(await copy.get('/user/orders'), DEMO.email)).toBe(true);

  await control.set({ services: { account: null } });
  const isIn = async () => isSignedIn(await copy.get('/user/orders'), DEMO.email);
  await expect.poll(isIn, { timeout: 20_000 }).toBe(false);
});
