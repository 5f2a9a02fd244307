import type { RequestContext } from '~/bff/request/context';
import { isOwnerDemanded } from '~/features/account/auth/again.server';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure, UpstreamError } from '~/upstream/error';
import { WRONG_OLD_PASSWORD } from '~/upstream/account/profile-contract';
import type { Outcome, SettingsForm } from './sections';

export type Refusals = ReturnType<typeof refusalsOf>;

/** Refusals of one form, in the visitor's language. @param values what was typed but secrets */
export function refusalsOf(
  { market }: Pick<RequestContext, 'market'>,
  section: SettingsForm,
  values: Readonly<Record<string, string>> = {},
) {
  const tErrors = getTranslator(market.locale, 'errors');
  const t = getTranslator(market.locale, 'profile');
  const whole = (status: 400 | 404 | 429 | 503, message: string): Outcome => ({
    refusal: { section, status, message, errors: {}, values },
  });
  return {
    fields: (errors: Readonly<Record<string, string>>): Outcome => ({
      refusal: { section, status: 400, message: null, errors, values },
    }),
    tooMany: (): Outcome => whole(429, tErrors('upstream.tooManyRequests')),
    gone: (): Outcome => whole(404, t('settings.cards.gone')),
    /**
     * What the service said. @param passwordField where a wrong password stands (specification 3 §5: code 14)
     * @throws what is no failure of the service, the end of a session, and an owner who has to prove it
     */
    failed: (error: unknown, passwordField?: string): Outcome => {
      if (!(error instanceof UpstreamError) || error.code === 'AuthTokenExpired' || isOwnerDemanded(error)) throw error;
      if (error.code === WRONG_OLD_PASSWORD && passwordField) {
        const errors = { [passwordField]: t('settings.wrongPassword') };
        return { refusal: { section, status: 400, message: null, errors, values } };
      }
      const { messageKey, status } = describeFailure(error);
      if (error.code === 'SignInAttemptsEnded') return whole(429, tErrors(messageKey));
      return whole(status === 400 ? 400 : 503, t('settings.saveFailed'));
    },
  };
}
