import { describe, expect, it } from 'vitest';
import { emailOf, newPasswordOf, passwordOf, refusedFields, wordsOf } from './credentials.server';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('emailOf', () => {
  it.each([
    ['  Ann.Lee@Example.COM ', 'ann.lee@example.com'],
    ['ann+trip@mail.example.co.uk', 'ann+trip@mail.example.co.uk'],
    ['Иван@Почта.рф', 'иван@почта.рф'],
  ])('%s', (typed, email) => expect(emailOf(form({ email: typed }))).toMatchObject({ email, fault: null }));

  it.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['ann', 'wrongEmail'],
    ['ann.example.com', 'wrongEmail'],
    ['@example.com', 'wrongEmail'],
    ['ann@', 'wrongEmail'],
    ['ann@.com', 'wrongEmail'],
    ['@.com', 'wrongEmail'],
    ['ann@.example.com', 'wrongEmail'],
    ['@.example.com', 'wrongEmail'],
    ['ann@example..com', 'wrongEmail'],
    ['ann@-example.com', 'wrongEmail'],
    ['ann@example-.com', 'wrongEmail'],
    ['ann lee@example.com', 'wrongEmail'],
    ['ann@exam ple.com', 'wrongEmail'],
    ['ann@@example.com', 'wrongEmail'],
    ['"><script>alert(1)</script>@example.com', 'wrongEmail'],
    [`${'a'.repeat(300)}@example.com`, 'wrongEmail'],
  ])('refuses "%s": %s', (typed, fault) =>
    expect(emailOf(form({ email: typed }))).toMatchObject({ email: null, fault }),
  );

  it('keeps what was typed, but not a flood of it', () => {
    expect(emailOf(form({ email: ' ann@ ' })).typed).toBe('ann@');
    expect(emailOf(form({ email: 'a'.repeat(5000) })).typed).toHaveLength(254);
  });
});

describe('passwords', () => {
  it('are taken as they were typed', () => {
    expect(passwordOf(form({ password: ' Secret 1 ' }))).toBe(' Secret 1 ');
    expect(passwordOf(form({}))).toBe('');
    expect(newPasswordOf(form({ password: 'secret' }))).toEqual({ password: 'secret', fault: 'passwordNoUppercase' });
  });

  it.each([
    ['noSmallLetterPassword', 'passwordNoLowercase'],
    ['noDigitPassword', 'passwordNoDigit'],
    ['tooLongPassword', 'passwordTooLong'],
    ['somethingNew', null],
  ])('a refusal by the service, %s, is %s', (code, fault) => {
    const fields = [{ passengerIndex: null, field: 'password', code }];
    expect(refusedFields({ fields })).toEqual({ email: null, password: fault });
  });
});

describe('wordsOf', () => {
  it('says what is wrong, in the texts that others hold on to', () => {
    expect(wordsOf({ email: 'emailRequired', password: 'passwordRequired', privacyConsent: null }, 'ru')).toEqual({
      email: 'Введите вашу электронную почту',
      password: 'Введите ваш пароль',
    });
    expect(wordsOf({ email: 'wrongEmail' }, 'ru')).toEqual({ email: 'Неверный формат электронной почты' });
    expect(wordsOf({ password: 'passwordTooShort' }, 'en').password).toContain('6');
  });
});
