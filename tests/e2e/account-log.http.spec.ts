import { DEMO, linkTo, logIn, newEmail, PASSWORD, sendForm } from '#tests/journeys/account';
import { newCustomer, saveCard, saveSettings } from '#tests/journeys/profile';
import { addPassenger, somebody } from '#tests/journeys/notebook';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { comeBy } from '#tests/journeys/social';
import { CARDS } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';
import { originOf, Pair } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';

const NEW_PASSWORD = 'Changed2Secret';
const TYPED = ['Nora', 'Berg', 'Anna', 'Ivanova', '+77012345678', '7012345678', 'N12345678', '4242424242424242'];

/** Security events of such a customer. */
const NOTED = [
  ['sign_in', 'failure'],
  ['sign_in', 'success'],
  ['password', 'reset'],
  ['email', 'change_requested'],
  ['email', 'changed'],
  ['account', 'created'],
  ['account', 'deleted'],
  ['letter_link', 'failure'],
  ['form', 'foreign'],
  ['cookie', 'refused'],
] as const;

/** Returns the last part of an address: the token of a letter. */
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

test('a customer’s whole life leaves no token, password or name in the log', async () => {
  test.setTimeout(120_000);
  const pair = await Pair.start({ env: { LOG_LEVEL: 'trace' } });
  try {
    const { control, address } = pair;
    const visitor = new PlainBrowser(originOf('intl', address.shopPort));
    const secrets: string[] = [PASSWORD, NEW_PASSWORD, DEMO.email, DEMO.password, ...TYPED];

    const email = await newCustomer(visitor, control);
    secrets.push(email, tokenOf(await linkTo(control, email, '/user/confirm')));
    await visitor.post('/auth/login', { email, password: `${PASSWORD}Wrong` });
    await sendForm(visitor, await visitor.get('/auth/reset'), { email });
    const reset = await linkTo(control, email, '/user/reset_password');
    secrets.push(tokenOf(reset));
    await sendForm(visitor, await visitor.get(reset), { password: NEW_PASSWORD });
    const typed = { firstName: 'Nora', lastName: 'Berg', birthdayDay: '9', birthdayMonth: '5', birthdayYear: '1990' };
    await saveSettings(visitor, 'personal', typed);
    await saveSettings(visitor, 'phone', { phoneNumber: '+7 701 234-56-78' });
    const next = newEmail();
    await saveSettings(visitor, 'email', { newEmail: next, emailPassword: NEW_PASSWORD });
    const change = await linkTo(control, next, '/user/confirm');
    secrets.push(next, tokenOf(change));
    await saveCard(visitor);
    await addPassenger(visitor, somebody({ passportNumber: 'N12345678' }));
    await visitor.post(change, {});

    const checkout = new PlainCheckout(visitor, control);
    await checkout.calm();
    const step1 = await checkout.step1();
    const booking = tokenIn(step1);
    secrets.push(booking);
    await checkout.pay(await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/'), CARDS.paid);
    await checkout.ticket(booking);
    await saveSettings(visitor, 'deletion');
    const deletion = await linkTo(control, next, '/user/anonymize_profile');
    secrets.push(tokenOf(deletion));
    await visitor.post(deletion, {});
    const friend = new PlainBrowser(visitor.origin);
    await comeBy(friend, 'google', { choice: 'known' }, '?from=%2Fcontacts');
    await logIn(new PlainBrowser(visitor.origin), DEMO);
    // Addresses with a key, and unknown ones.
    const key = 'tMETYOvFq3yBc0dEfGhIjKlMn';
    secrets.push(key);
    await visitor.get(`/order-link/${key}`);
    await visitor.get(`/user/confirm/${key}`);
    await visitor.get(`/USER/confirm/${key}/broken?${next}=1`);
    await visitor.get(`/nowhere/${next}/${key}`);
    // Actions of an attacker.
    const stranger = new PlainBrowser(visitor.origin);
    await stranger.post('/auth/login', { email }, { headers: { 'sec-fetch-site': 'cross-site' } });
    stranger.setCookie('account', 'forged');
    await stranger.get('/contacts?x=1');
    await visitor.get(`/nowhere?${'x'.repeat(5000)}=1`);
    // Failing services are logged with more details.
    for (const fault of [{ status: 500 }, { malformed: 'html' }, { refuse: 'InvalidAuthInfo' }] as const) {
      await control.set({ services: { account: fault } });
      await visitor.post('/auth/login', { email, password: NEW_PASSWORD });
      await friend.get('/user/settings');
    }
    secrets.push(...Object.values({ ...visitor.cookies, ...friend.cookies }).filter((value) => value.length > 40));

    await pair.end('shop');
    const log = pair.outputOf('shop');
    expect(log.split('\n').length, 'there is a log to look at').toBeGreaterThan(100);
    expect(log).toContain('/user/reset_password/…');
    const missing = NOTED.filter(([kind, outcome]) => !log.includes(`"security":"${kind}","outcome":"${outcome}"`));
    expect(missing).toEqual([]);
    expect(log).toContain('"detail":"password"');
    expect(Math.max(...log.split('\n').map((line) => line.length))).toBeLessThan(4000);
    expect(secrets.filter((secret) => secret.length < 4)).toEqual([]);
    const told = secrets.filter((secret) => log.toLowerCase().includes(secret.toLowerCase()));
    expect(told).toEqual([]);
  } finally {
    await pair.stop();
  }
});
