/** The owner's data and settings of an account (specification 3 §3, §7). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { openEnum } from '~/upstream/tolerance';
import { accountId, accountRequest, doneAnswer, setPasswordAnswer, tokenRequest } from './contract';

const gender = z.enum(['m', 'f']);

/** Null removes a value; undefined keeps it. */
export const updateProfileRequest = tokenRequest.extend({
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  birth_date: z.iso.date().nullish(),
  gender: gender.nullish(),
  /** E.164 */
  phone_number: z.string().nullish(),
});

/** Undefined keeps a value. `lang` is the language of letters. */
export const updateAccountRequest = tokenRequest.extend({
  account: z.looseObject({
    lang: z.string().optional(),
    country: z.string().optional(),
    currency: z.string().optional(),
    newsletter: z.boolean().optional(),
    explicit_ads_consent: z.boolean().optional(),
  }),
});

/**
 * The letter to the new address has a link `{site_url}/user/confirm/{token}`; until it is followed the account keeps
 * its address. The old address is notified. A taken address gets a letter that says so: the answer does not.
 */
export const changeEmailRequest = tokenRequest.extend({
  email: z.string(),
  password: z.string(),
  site_url: z.string(),
});

export const changePasswordRequest = tokenRequest.extend({ old_password: z.string(), new_password: z.string() });

/** The letter's link is `{site_url}/user/anonymize_profile/{account_id}/{token}`. */
export const askToAnonymizeRequest = tokenRequest.extend({ site_url: z.string() });

export const anonymizeRequest = accountRequest.extend({ account_id: z.string(), token: z.string() });

/** `data` of get and of both updates. */
export const profileAnswer = z
  .looseObject({
    profile: z.looseObject({
      account_id: accountId,
      email: z.string(),
      /** A new address whose letter is unanswered. */
      pending_email: z.string().nullish(),
      phone_number: z.string().nullish(),
      first_name: z.string().nullish(),
      last_name: z.string().nullish(),
      birth_date: z.iso.date().nullish().catch(null),
      gender: openEnum(['m', 'f'], null).nullish(),
      newsletter: z.boolean().nullish(),
      lang: z.string().nullish(),
      currency: z.string().nullish(),
      country: z.string().nullish(),
      personal_data_processing_consent: z.boolean().nullish(),
      explicit_ads_consent: z.boolean().nullish(),
      /** The account has travelled and has not written of it: get only. */
      need_show_feedback_form: z.boolean().nullish(),
    }),
  })
  .transform(({ profile }) => ({
    accountId: profile.account_id,
    email: profile.email,
    pendingEmail: profile.pending_email ?? null,
    phone: profile.phone_number ?? null,
    firstName: profile.first_name ?? '',
    lastName: profile.last_name ?? '',
    birthDate: profile.birth_date ?? null,
    gender: profile.gender ?? null,
    wantsNewsletter: profile.newsletter ?? false,
    language: profile.lang ?? null,
    currency: profile.currency ?? null,
    country: profile.country ?? null,
    hasPersonalDataConsent: profile.personal_data_processing_consent ?? false,
    hasAdsConsent: profile.explicit_ads_consent ?? false,
    needsFeedbackForm: profile.need_show_feedback_form ?? false,
  }));
export type ProfileAnswerWire = z.input<typeof profileAnswer>;
export type Profile = z.output<typeof profileAnswer>;

/** The account's password was wrong (specification 3 §5: code 14 is shown at the field, other codes are general). */
export const WRONG_OLD_PASSWORD = '14';

/** Calls about the owner of an account. A ValidationError names its fields. */
export const profileEndpoints = endpointsOf('account', {
  getProfile: {
    method: 'POST',
    path: '/profile/get.json',
    summary: 'Whose account it is, and what its owner wishes.',
    request: tokenRequest,
    answer: profileAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  updateProfile: {
    method: 'POST',
    path: '/profile/update.json',
    summary: 'Changes personal data; null takes a value away.',
    request: updateProfileRequest,
    answer: profileAnswer,
    envelope: { failures: ['AuthTokenExpired', 'ValidationError', 'serverError'] },
    isRead: false,
  },
  updateAccount: {
    method: 'POST',
    path: '/account/update.json',
    summary: 'Changes language, country, currency, newsletter and consents.',
    request: updateAccountRequest,
    answer: profileAnswer,
    envelope: { failures: ['AuthTokenExpired', 'ValidationError', 'serverError'] },
    isRead: false,
  },
  changeEmail: {
    method: 'POST',
    path: '/account/email/update.json',
    summary: 'Sends a link to a new address, which counts once it is followed; tells the old one.',
    request: changeEmailRequest,
    answer: doneAnswer,
    envelope: {
      failures: [
        'AuthTokenExpired',
        '14',
        'ReauthenticationRequired',
        'SignInAttemptsEnded',
        'ValidationError',
        'serverError',
      ],
    },
    isRead: false,
  },
  changePassword: {
    method: 'POST',
    path: '/password/update.json',
    summary: 'Sets a password; ends all sessions of the account and begins one. Code 14: the old password is wrong.',
    request: changePasswordRequest,
    answer: setPasswordAnswer,
    envelope: {
      failures: [
        'AuthTokenExpired',
        '14',
        'ReauthenticationRequired',
        'SignInAttemptsEnded',
        'ValidationError',
        'serverError',
      ],
    },
    isRead: false,
  },
  askToAnonymize: {
    method: 'POST',
    path: '/account/anonymize_request.json',
    summary: 'Sends a letter with the link that deletes the account.',
    request: askToAnonymizeRequest,
    answer: doneAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: false,
  },
  anonymize: {
    method: 'POST',
    path: '/account/anonymize.json',
    summary: 'Takes away all that is personal by the token of the letter, once; ends every session.',
    request: anonymizeRequest,
    answer: doneAnswer,
    envelope: { failures: ['InvalidConfirmationToken', 'serverError'] },
    isRead: false,
  },
});
