import type { RequestContext } from '~/bff/request/context';
import { textOf } from '~/forms/form.server';
import { readPhone } from '~/forms/contacts.server';
import { checkName, NAME_LENGTH, tidyName } from '~/features/booking/passengers/names';
import { readTypedDate } from '~/dates/typed-date';
import { getTranslator } from '~/i18n/translator.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { refusalsOf } from './refusals.server';
import type { Outcome } from './sections';

const FIELDS = ['firstName', 'lastName', 'birthdayDay', 'birthdayMonth', 'birthdayYear', 'gender'] as const;
/** More is not shown again. */
const MOST_TYPED = 200;

/** Who somebody is; every field may be empty (specification 3 §3). */
export async function submitPersonal(context: RequestContext, token: AuthToken, form: FormData): Promise<Outcome> {
  const { market, upstream } = context;
  const values = Object.fromEntries(FIELDS.map((field) => [field, textOf(form, field).slice(0, MOST_TYPED)]));
  const refusals = refusalsOf(context, 'personal', values);
  const t = getTranslator(market.locale, 'errors');
  const errors: Record<string, string> = {};

  const [firstName, lastName] = (['firstName', 'lastName'] as const).map((field) => {
    const name = tidyName(values[field] ?? '');
    const fault = name === '' ? null : checkName(name, 'latinOrCyrillic');
    if (fault) errors[field] = t(`validation.${fault}`, { max: NAME_LENGTH });
    return name === '' ? null : name;
  });
  const birthday = readBirthday(values, market.locale);
  if (birthday.fault) errors.birthday = t(`validation.${birthday.fault}`);
  if (Object.keys(errors).length > 0) return refusals.fields(errors);

  const gender = values.gender === 'm' || values.gender === 'f' ? values.gender : null;
  try {
    await upstream.account.updateProfile(token, { firstName, lastName, birthDate: birthday.date, gender });
    return { saved: { section: 'personal' } };
  } catch (error) {
    return refusals.failed(error);
  }
}

/** Saves the phone in international form; an empty field takes it away. */
export async function submitPhone(context: RequestContext, token: AuthToken, form: FormData): Promise<Outcome> {
  const { market, upstream } = context;
  const typed = textOf(form, 'phoneNumber').slice(0, MOST_TYPED);
  const refusals = refusalsOf(context, 'phone', { phoneNumber: typed });
  const phone = typed === '' ? null : readPhone(typed, market.country);
  if (typed !== '' && phone === null) {
    return refusals.fields({ phoneNumber: getTranslator(market.locale, 'errors')('validation.wrongPhone') });
  }
  try {
    await upstream.account.updateProfile(token, { phone });
    return { saved: { section: 'phone' } };
  } catch (error) {
    return refusals.failed(error);
  }
}

function readBirthday(values: Readonly<Record<string, string>>, locale: string) {
  const { birthdayDay: day = '', birthdayMonth: month = '', birthdayYear: year = '' } = values;
  const read = readTypedDate({ day, month, year }, locale);
  if ('fault' in read) return { date: null, fault: read.fault === 'dateRequired' ? null : read.fault };
  const isAhead = read.date > new Date().toISOString().slice(0, 10);
  return isAhead ? { date: null, fault: 'dateInFuture' as const } : { date: read.date, fault: null };
}
