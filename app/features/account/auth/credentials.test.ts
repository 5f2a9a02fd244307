import { describe, expect, it } from 'vitest';
import { BAD_EMAILS, GOOD_EMAILS } from '#tests/fixtures/credentials';
import { emailOf, newPasswordOf, passwordOf, refusedFields, wordsOf } from './credentials.server';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('emailOf', () => {
  it.each(GOOD_EMAILS)('%s', (typed, email) =>
    expect(emailOf(form({ email: typed }))).toMatchObject({ email, fault: null }),
  );

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
  ])('requires a value: %s', (_, typed) =>
    expect(emailOf(form({ email: typed }))).toMatchObject({ email: null, fault: 'emailRequired' }),
  );

  it.each(BAD_EMAILS)('rejects %s: "%.40s"', (_, typed) =>
    expect(emailOf(form({ email: typed }))).toMatchObject({ email: null, fault: 'wrongEmail' }),
  );

  it('says how long an address may be', () => {
    const { email, fault } = emailOf(form({ email: `${'a'.repeat(300)}@example.com` }));
    expect([email, wordsOf({ email: fault }, 'en')]).toEqual([null, { email: 'Use no more than 100 characters' }]);
  });

  it('keeps the input, cut to a limit', () => {
    expect(emailOf(form({ email: ' ann@ ' })).typed).toBe('ann@');
    expect(emailOf(form({ email: 'a'.repeat(5000) })).typed).toHaveLength(254);
  });
});

describe('passwords', () => {
  it('are read as typed', () => {
    expect(passwordOf(form({ password: ' Secret 1 ' }))).toBe(' Secret 1 ');
    expect(passwordOf(form({}))).toBe('');
    expect(newPasswordOf(form({ password: 'secret' }), null)).toEqual({
      password: 'secret',
      fault: 'passwordNoUppercase',
    });
  });

  it.each([
    ['noSmallLetterPassword', 'passwordNoLowercase'],
    ['noDigitPassword', 'passwordNoDigit'],
    ['commonPassword', 'passwordCommon'],
    ['tooLongPassword', 'passwordTooLong'],
    ['somethingNew', null],
  ])('maps the service’s refusal %s to %s', (code, fault) => {
    const fields = [{ passengerIndex: null, field: 'password', code }];
    expect(refusedFields({ fields })).toEqual({ email: null, password: fault });
  });
});

describe('wordsOf', () => {
  it('translates validation errors with the texts that external tests rely on', () => {
    expect(wordsOf({ email: 'emailRequired', password: 'passwordRequired', privacyConsent: null }, 'ru')).toEqual({
      email: 'Введите вашу электронную почту',
      password: 'Введите ваш пароль',
    });
    expect(wordsOf({ email: 'wrongEmail' }, 'ru')).toEqual({ email: 'Неверный формат электронной почты' });
    expect(wordsOf({ password: 'passwordTooShort' }, 'en').password).toContain('6');
  });
});
