import { describe, expect, it } from 'vitest';
import { AuthToken } from '~/upstream/account/auth-token.server';
import { failureOf } from './clients';
import { newEmail, opened, PASSWORD, peopleOf, SITE } from './people';
import { wholeSandbox } from './whole-sandbox';

const sandbox = wholeSandbox();
const { clients, remote } = sandbox;
const { letters, linkOf, signUp, signIn, confirm, person } = peopleOf(sandbox);
const RETURN = `${SITE}/user/settings#cards`;

/** Fills in the bank's page; returns its redirect. */
async function enterCard(address: string, card: Partial<Record<'pan' | 'expires' | 'cardholder', string>> = {}) {
  const fields = { pan: '4242 4242 4242 4242', expires: '05/33', cardholder: 'ANN LEE', ...card };
  return fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

async function addCard(token: AuthToken, pan?: string): Promise<string> {
  const { redirectUrl } = await clients().account.startAddingCard(token, RETURN);
  const answer = await enterCard(redirectUrl, pan ? { pan } : {});
  return new URL(answer.headers.get('location') ?? '').searchParams.get('card_id') ?? '';
}

describe('profiles', () => {
  it('start with the address and the data of the sign-up', async () => {
    const { accountId, email, token } = await person();
    expect(await clients().account.getProfile(token)).toEqual({
      accountId,
      email,
      pendingEmail: null,
      phone: null,
      firstName: '',
      lastName: '',
      birthDate: null,
      gender: null,
      wantsNewsletter: false,
      language: 'de',
      currency: 'EUR',
      country: 'DE',
      hasPersonalDataConsent: true,
      hasAdsConsent: false,
      needsFeedbackForm: false,
    });
  });

  it('change the given fields, and lose cleared ones', async () => {
    const { token } = await person();
    const { account } = clients();
    await account.updateProfile(token, {
      firstName: 'Ann',
      phone: '+4930901820',
      birthDate: '1990-05-07',
      gender: 'f',
    });
    expect(await account.updateProfile(token, { lastName: 'Lee', phone: null })).toMatchObject({
      firstName: 'Ann',
      lastName: 'Lee',
      phone: null,
      birthDate: '1990-05-07',
      gender: 'f',
    });
    const wishes = { language: 'fr', currency: 'USD', wantsNewsletter: true, hasAdsConsent: true };
    await account.updateAccount(token, wishes);
    expect(await account.getProfile(token)).toMatchObject({ ...wishes, country: 'DE', firstName: 'Ann' });
  });

  it.each([
    [{ phone: '12' }, 'phoneNumber'],
    [{ birthDate: '2099-01-01' }, 'birthDate'],
    [{ firstName: 'x'.repeat(101) }, 'firstName'],
  ])('refuse %j', async (data, field) => {
    const { token } = await person();
    const failure = await failureOf(clients().account.updateProfile(token, data));
    expect(failure).toMatchObject({ code: 'ValidationError', fields: [{ field }] });
  });

  it('belong to their owner only', async () => {
    const token = new AuthToken('nobody');
    const asked = [
      clients().account.getProfile(token),
      clients().account.updateProfile(token, { firstName: 'Eve' }),
      clients().account.listCards(token),
      clients().account.changePassword(token, { old: PASSWORD, new: 'Changed seat 2' }),
      clients().account.askToAnonymize(token, SITE),
    ];
    for (const failure of await Promise.all(asked.map(failureOf))) {
      expect(failure).toMatchObject({ kind: 'unauthorised', code: 'AuthTokenExpired' });
    }
  });
});

describe('a new e-mail address', () => {
  const change = (token: AuthToken, email: string, password = PASSWORD) =>
    clients().account.changeEmail(token, { email, password, siteUrl: SITE });

  it('counts once its letter is answered, and the old address is notified', async () => {
    const { email, token, accountId } = await person();
    const next = newEmail();
    await change(token, next);
    expect(await clients().account.getProfile(token)).toMatchObject({ email, pendingEmail: next });
    expect((await letters(email))[0]?.body).toContain(next);
    expect(await signIn(email)).toMatchObject({ email });
    const link = opened(await linkOf(next, '/user/confirm'), null, token);
    expect(await clients().account.showConfirmation(link)).toEqual({
      kind: 'emailChange',
      email: next,
      needs: 'nothing',
    });
    expect(await clients().account.confirm(link)).toEqual({ accountId, email: next, isConfirmed: true, token: null });
    expect(await clients().account.getProfile(token)).toMatchObject({ email: next, pendingEmail: null });
    expect(await failureOf(signIn(email))).toMatchObject({ code: 'InvalidAuthInfo' });
  });

  it('looks the same when it is taken; only the letter tells', async () => {
    const other = await person();
    const { token } = await person();
    await change(token, other.email);
    expect(await clients().account.getProfile(token)).toMatchObject({ pendingEmail: other.email });
    const [letter] = await letters(other.email);
    expect(letter?.body).toContain(`${SITE}/auth/login`);
    expect(letter?.body).not.toContain('/user/confirm');
    expect(await signIn(other.email)).toMatchObject({ accountId: other.accountId });
  });

  it('belongs to whoever confirms it first', async () => {
    const { token, email } = await person();
    const wanted = newEmail();
    await change(token, wanted);
    const link = await linkOf(wanted, '/user/confirm');
    await signUp(wanted);
    await confirm(wanted);
    const late = clients().account.confirm(opened(link, null, token));
    expect(await failureOf(late)).toMatchObject({ code: 'InvalidConfirmationToken' });
    expect(await clients().account.getProfile(token)).toMatchObject({ email });
  });

  it('requires the password, and locks after five wrong ones', async () => {
    const { token } = await person();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await failureOf(change(token, newEmail(), `Guess${guess}`))).toMatchObject({
        kind: 'invalid',
        code: '14',
      });
    }
    expect(await failureOf(change(token, newEmail()))).toMatchObject({ code: 'SignInAttemptsEnded' });
  });
});

describe('a new password', () => {
  it('ends all other sessions and starts one', async () => {
    const { email, token } = await person();
    const { token: phone } = await signIn(email);
    const fresh = await clients().account.changePassword(token, { old: PASSWORD, new: 'Changed seat 2' });
    expect(await clients().account.getAccount(fresh)).toMatchObject({ email });
    for (const ended of [token, phone]) {
      expect(await failureOf(clients().account.getAccount(ended))).toMatchObject({ code: 'AuthTokenExpired' });
    }
    expect(await failureOf(signIn(email))).toMatchObject({ code: 'InvalidAuthInfo' });
    expect(await signIn(email, 'Changed seat 2')).toMatchObject({ email });
    expect((await letters(email))[0]?.body).toContain('Passwort');
  });

  it('requires the old one, and must be strong', async () => {
    const { token } = await person();
    const wrong = clients().account.changePassword(token, { old: 'Wrong1', new: 'Changed seat 2' });
    expect(await failureOf(wrong)).toMatchObject({ code: '14' });
    const weak = clients().account.changePassword(token, { old: PASSWORD, new: 'weak' });
    expect(await failureOf(weak)).toMatchObject({ code: 'ValidationError', fields: [{ field: 'password' }] });
  });
});

describe('saved cards', () => {
  it('are entered at the bank, masked, and removed', async () => {
    const { token } = await person();
    const { account } = clients();
    expect(await account.listCards(token)).toEqual([]);
    const cardId = await addCard(token);
    expect(await account.listCards(token)).toEqual([
      { cardId, mask: '••••\u00a04242', brand: 'visa', expires: '05/33', isExpired: false },
    ]);
    expect(await addCard(token), 'the same again').toBe(cardId);
    await account.deleteCard(token, cardId);
    expect(await account.listCards(token)).toEqual([]);
    expect(await failureOf(account.deleteCard(token, cardId))).toMatchObject({ kind: 'notFound' });
  });

  it('belong to their owner only', async () => {
    const owner = await person();
    const eve = await person();
    const cardId = await addCard(owner.token);
    expect(await failureOf(clients().account.deleteCard(eve.token, cardId))).toMatchObject({ kind: 'notFound' });
    expect(await clients().account.listCards(eve.token)).toEqual([]);
    expect(await clients().account.listCards(owner.token)).toHaveLength(1);
  });

  it.each([
    [{ pan: '4242 4242 4242 4241' }, 'not a card number'],
    [{ pan: '5555 5555 5555 4444' }, 'test cards'],
    [{ expires: '13/33' }, 'MM/YY'],
    [{ expires: '04/31' }, 'expired'],
    [{ cardholder: ' ' }, 'Whose card'],
  ])('rejects %j', async (card, said) => {
    const { token } = await person();
    const { redirectUrl } = await clients().account.startAddingCard(token, RETURN);
    const refused = await enterCard(redirectUrl, card);
    expect([refused.status, (await refused.text()).includes(said)]).toEqual([400, true]);
    expect((await enterCard(redirectUrl)).status, 'the page is still open').toBe(303);
    expect((await enterCard(redirectUrl)).status, 'once').toBe(404);
  });
});

describe('deleting an account', () => {
  /** Returns account and token of the letter's link. */
  async function linkParts(email: string): Promise<[string, string]> {
    const [accountId = '', token = ''] = (await linkOf(email, '/user/anonymize_profile')).split('/');
    return [accountId, token];
  }

  it('leaves no personal data, and frees the address', async () => {
    const { email, token, accountId } = await person();
    await clients().account.updateProfile(token, { firstName: 'Ann', phone: '+4930901820' });
    await addCard(token);
    await clients().account.askToAnonymize(token, SITE);
    expect(await clients().account.getAccount(token), 'a letter alone deletes nothing').toMatchObject({ email });
    const link = await linkParts(email);
    expect(link[0]).toBe(accountId);
    await clients().account.anonymize(...link);
    expect(await failureOf(clients().account.getAccount(token))).toMatchObject({ code: 'AuthTokenExpired' });
    expect(await failureOf(signIn(email))).toMatchObject({ code: 'InvalidAuthInfo' });
    expect(await failureOf(clients().account.anonymize(...link))).toMatchObject({ code: 'InvalidConfirmationToken' });
  });

  it("accepts only the account's own link, within its hour", async () => {
    const { email, token } = await person();
    const other = await person();
    await clients().account.askToAnonymize(token, SITE);
    const [accountId, link] = await linkParts(email);
    for (const [id, key] of [
      [other.accountId, link],
      [accountId, 'guess'],
    ] as const) {
      expect(await failureOf(clients().account.anonymize(id, key))).toMatchObject({ code: 'InvalidConfirmationToken' });
    }
    await remote.advance(61 * 60);
    expect(await failureOf(clients().account.anonymize(accountId, link))).toMatchObject({
      code: 'InvalidConfirmationToken',
    });
    expect(await clients().account.getAccount(token)).toMatchObject({ email });
  });
});
