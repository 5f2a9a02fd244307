import { utcToday } from '~/dates/calendar-date';
import { readTypedDate } from '~/dates/typed-date';
import { newPasswordErrors } from '~/features/account/auth/credentials.server';
import { PASSWORD_LENGTH } from '~/features/account/auth/password';
import { checkName, tidyName } from '~/features/booking/passengers/names';
import { emailFault, readEmail, readPhone } from '~/forms/contacts.server';
import { checkboxField, passwordField, textField, type FaultyName, type FieldName } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';
import type { CountryCode } from '~/market/countries';

/** Personal data; every field may be empty (specification 3 §3). */
export const personalForm = defineForm({
  name: 'personal',
  fields: {
    firstName: textField(LIMITS.name),
    lastName: textField(LIMITS.name),
    birthdayDay: textField(LIMITS.short),
    birthdayMonth: textField(LIMITS.short),
    birthdayYear: textField(LIMITS.short),
    gender: textField(LIMITS.short),
  },
  check: (typed, { locale }: { locale: string }, fail) => {
    const [firstName, lastName] = [tidyName(typed.firstName), tidyName(typed.lastName)];
    const errorOf = (name: string) => (name === '' ? null : checkName(name, 'latinOrCyrillic'));
    const day = { day: typed.birthdayDay, month: typed.birthdayMonth, year: typed.birthdayYear };
    const birthday = readBirthday(day, locale);
    const errors = { firstName: errorOf(firstName), lastName: errorOf(lastName), birthday: birthday.error };
    if (errors.firstName || errors.lastName || errors.birthday) return fail(errors);
    const gender: 'm' | 'f' | null = typed.gender === 'm' || typed.gender === 'f' ? typed.gender : null;
    return { firstName: firstName || null, lastName: lastName || null, birthDate: birthday.date, gender };
  },
});

function readBirthday(typed: Parameters<typeof readTypedDate>[0], locale: string) {
  const read = readTypedDate(typed, locale);
  if ('fault' in read) return { date: null, error: read.fault === 'dateRequired' ? null : read.fault };
  const isAhead = read.date > utcToday(new Date());
  return isAhead ? { date: null, error: 'dateInFuture' as const } : { date: read.date, error: null };
}

export const emailForm = defineForm({
  name: 'email',
  fields: { newEmail: textField(LIMITS.email), emailPassword: passwordField() },
  check: ({ newEmail, emailPassword }, account: { email: string; hasPassword: boolean }, fail) => {
    const email = readEmail(newEmail);
    const lacksPassword = account.hasPassword && emailPassword === '';
    if (email === null || lacksPassword) {
      return fail({
        newEmail: email === null ? emailFault(newEmail) : null,
        emailPassword: lacksPassword ? 'passwordRequired' : null,
      });
    }
    return email === account.email ? fail({ newEmail: 'emailUnchanged' }) : { email, password: emailPassword };
  },
});

/** The phone in international format; an empty field removes it. */
export const phoneForm = defineForm({
  name: 'phone',
  fields: { phoneNumber: textField(LIMITS.phone) },
  check: ({ phoneNumber }, { country }: { country: CountryCode }, fail) => {
    const phone = phoneNumber === '' ? null : readPhone(phoneNumber, country);
    return phoneNumber !== '' && phone === null ? fail({ phoneNumber: 'wrongPhone' }) : { phone };
  },
});

export const passwordForm = defineForm({
  name: 'password',
  fields: { oldPassword: passwordField(), newPassword: passwordField(PASSWORD_LENGTH) },
  check: ({ oldPassword, newPassword }, account: { email: string; hasPassword: boolean }, fail) => {
    const lacksOld = account.hasPassword && oldPassword === '';
    const errors = newPasswordErrors(newPassword, account.email);
    if (!lacksOld && errors.length === 0) return { old: oldPassword, new: newPassword };
    return fail({ oldPassword: lacksOld ? 'passwordRequired' : null, newPassword: errors });
  },
});

/** E-mails and consents. Where advertising needs a separate consent, the newsletter requires it. */
export const lettersForm = defineForm({
  name: 'letters',
  fields: { newsletter: checkboxField(), adsConsent: checkboxField() },
  check: ({ newsletter, adsConsent }, { asksPrivacyConsent }: { asksPrivacyConsent: boolean }, fail) => {
    const hasAdsConsent = asksPrivacyConsent ? adsConsent : newsletter;
    const lacksConsent = newsletter && !hasAdsConsent;
    return lacksConsent ? fail({ adsConsent: 'adsConsentRequired' }) : { wantsNewsletter: newsletter, hasAdsConsent };
  },
});

export const marketForm = defineForm({
  name: 'market',
  fields: { locale: textField(LIMITS.short), country: textField(LIMITS.short), currency: textField(LIMITS.short) },
  check: (typed) => typed,
});

export const cardForm = defineForm({
  name: 'cards',
  fields: { cardId: textField(LIMITS.id) },
  check: (typed) => typed,
});

export const passkeyForm = defineForm({
  name: 'passkeys',
  fields: { passkeyId: textField(LIMITS.id) },
  check: (typed) => typed,
});

export const networkForm = defineForm({
  name: 'networks',
  fields: { network: textField(LIMITS.short) },
  check: (typed) => typed,
});

export const browserForm = defineForm({
  name: 'browsers',
  fields: { sessionId: textField(LIMITS.id) },
  check: (typed) => typed,
});

type FieldOf<Form extends { fields: Parameters<typeof defineForm>[0]['fields'] }> = FaultyName<
  FieldName<Form['fields']>
>;

/** Fields of all sections. */
export type SettingsField =
  | FieldOf<typeof personalForm>
  | FieldOf<typeof emailForm>
  | FieldOf<typeof phoneForm>
  | FieldOf<typeof passwordForm>
  | FieldOf<typeof lettersForm>
  | FieldOf<typeof marketForm>
  | FieldOf<typeof cardForm>
  | FieldOf<typeof passkeyForm>
  | FieldOf<typeof networkForm>
  | FieldOf<typeof browserForm>;
