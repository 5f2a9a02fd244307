import { checkboxField, secretField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

const CODE = /^\d{6}$/;

/** The code of an e-mail; people type spaces into it. */
export const codeForm = defineForm({
  name: 'code',
  fields: { code: secretField(LIMITS.oneTimeCode), remember: checkboxField() },
  check: ({ remember, ...typed }, _facts, fail) => {
    const code = typed.code.replace(/\s/g, '');
    return CODE.test(code) ? { code, remember } : fail({ code: 'codeRequired' });
  },
});

/** Keys below `validation` in `locales/<language>/errors.json`. */
type CodeError = 'codeWrong' | 'codeOver';

const ERROR_OF_FAILURE: Readonly<Record<string, CodeError>> = {
  InvalidAuthInfo: 'codeWrong',
  InvalidConfirmationToken: 'codeOver',
};

/** What the account service says of a code; null when it is about something else. */
export function codeErrorOf(failureCode: string | null): CodeError | null {
  const isKnown = failureCode !== null && Object.hasOwn(ERROR_OF_FAILURE, failureCode);
  return (isKnown && ERROR_OF_FAILURE[failureCode]) || null;
}
