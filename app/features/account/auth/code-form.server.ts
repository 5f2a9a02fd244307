import { checkboxField, secretField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { readOneTimeCode } from '~/forms/one-time-code';
import { defineForm } from '~/forms/submission.server';

/** The code from an e-mail. */
export const codeForm = defineForm({
  name: 'code',
  fields: { code: secretField(LIMITS.oneTimeCode), remember: checkboxField() },
  check: ({ remember, ...typed }, _facts, fail) => {
    const code = readOneTimeCode(typed.code);
    return code !== null ? { code, remember } : fail({ code: 'codeRequired' });
  },
});

/** Keys below `validation` in `locales/<language>/errors.json`. */
type CodeError = 'codeWrong' | 'codeOver';

const ERROR_OF_FAILURE: Readonly<Record<string, CodeError>> = {
  InvalidAuthInfo: 'codeWrong',
  InvalidConfirmationToken: 'codeOver',
};

/** Returns the validation error for an error code of the account service; null when it is not about the code. */
export function codeErrorOf(failureCode: string | null): CodeError | null {
  const isKnown = failureCode !== null && Object.hasOwn(ERROR_OF_FAILURE, failureCode);
  return (isKnown && ERROR_OF_FAILURE[failureCode]) || null;
}
