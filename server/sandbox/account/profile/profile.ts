import { z } from 'zod';
import type { tokenRequest } from '~/upstream/account/contract';
import type {
  ProfileAnswerWire,
  updateAccountRequest,
  updateProfileRequest,
} from '~/upstream/account/profile-contract';
import type { SandboxContext } from '../../service/service';
import { accountOf } from '../auth/sign-in';
import { needsFeedbackForm } from '../reviews/own-review';
import { validationError } from '../auth/sign-up';

const text = z.string().nullable();

const profileRow = z.object({
  account_id: z.string(),
  email: z.string(),
  pending_email: text,
  first_name: text,
  last_name: text,
  birth_date: text,
  gender: z.enum(['m', 'f']).nullable(),
  phone_number: text,
  newsletter: z.number(),
  language: z.string(),
  country: z.string(),
  currency: z.string(),
  personal_data_consent: z.number(),
  ads_consent: z.number(),
});

/** Fields of a person, by wire name. */
const FIELDS = ['first_name', 'last_name', 'birth_date', 'gender', 'phone_number'] as const;
const MAX_LETTERS = 100;

export async function getProfile(
  { auth_token: token }: z.output<typeof tokenRequest>,
  context: SandboxContext,
): Promise<ProfileAnswerWire> {
  const account = await accountOf(token, context);
  const { profile } = await profileOf(account.id, context);
  return { profile: { ...profile, need_show_feedback_form: await needsFeedbackForm(account, context) } };
}

export async function updateProfile(
  { auth_token: token, ...given }: z.output<typeof updateProfileRequest>,
  context: SandboxContext,
): Promise<ProfileAnswerWire> {
  const { id } = await accountOf(token, context);
  const changed = FIELDS.filter((field) => given[field] !== undefined);
  for (const field of changed) checkField(field, given[field] ?? null, context.now());
  const values = changed.map((field) => given[field] ?? null);
  await context.store.batch(
    [profileExists(id), ...changed.map((field, index) => setField(id, field, values[index] ?? null))],
    'write',
  );
  return profileOf(id, context);
}

export async function updateAccount(
  { auth_token: token, account: wishes }: z.output<typeof updateAccountRequest>,
  context: SandboxContext,
): Promise<ProfileAnswerWire> {
  const { id } = await accountOf(token, context);
  const { lang, country, currency, newsletter, explicit_ads_consent: adsConsent } = wishes;
  await context.store.batch(
    [
      profileExists(id),
      {
        sql: `UPDATE accounts SET language = COALESCE(?, language), country = COALESCE(?, country),
                currency = COALESCE(?, currency), ads_consent = COALESCE(?, ads_consent) WHERE account_id = ?`,
        args: [lang ?? null, country ?? null, currency ?? null, flag(adsConsent), id],
      },
      {
        sql: 'UPDATE account_profiles SET newsletter = COALESCE(?, newsletter) WHERE account_id = ?',
        args: [flag(newsletter), id],
      },
    ],
    'write',
  );
  return profileOf(id, context);
}

/** Returns the profile. Without an explicit choice, the newsletter follows the consent to advertising. */
async function profileOf(id: string, { store }: SandboxContext): Promise<ProfileAnswerWire> {
  const { rows } = await store.execute({
    sql: `SELECT accounts.*, first_name, last_name, birth_date, gender, phone_number,
            COALESCE(newsletter, ads_consent) AS newsletter, email_changes.email AS pending_email
          FROM accounts LEFT JOIN account_profiles USING (account_id) LEFT JOIN email_changes USING (account_id)
          WHERE accounts.account_id = ?`,
    args: [id],
  });
  const { language, newsletter, personal_data_consent, ads_consent, ...row } = profileRow.parse(rows[0]);
  return {
    profile: {
      ...row,
      lang: language,
      newsletter: newsletter === 1,
      personal_data_processing_consent: personal_data_consent === 1,
      explicit_ads_consent: ads_consent === 1,
    },
  };
}

/** Checks one field. @throws ServiceFailure ValidationError */
function checkField(field: (typeof FIELDS)[number], value: string | null, now: Date): void {
  if (value === null) return;
  if (value.length > MAX_LETTERS) throw validationError(field, 'tooLong');
  if (field === 'phone_number' && !/^\+\d{7,15}$/.test(value)) throw validationError(field, 'format');
  if (field !== 'birth_date') return;
  const isPossible = value >= '1900-01-01' && value <= now.toISOString().slice(0, 10);
  if (!isPossible) throw validationError(field, 'date');
}

function profileExists(id: string) {
  return { sql: 'INSERT OR IGNORE INTO account_profiles (account_id) VALUES (?)', args: [id] };
}

function setField(id: string, field: (typeof FIELDS)[number], value: string | null) {
  return { sql: `UPDATE account_profiles SET ${field} = ? WHERE account_id = ?`, args: [value, id] };
}

function flag(value: boolean | undefined): number | null {
  return value === undefined ? null : Number(value);
}
