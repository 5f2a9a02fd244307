import { textOf } from '~/forms/form.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Locale } from '~/market/locales';

const CODE = /^\d{6}$/;

/** Validation errors of a code, as keys below `validation` in `locales/<language>/errors.json`. */
export type CodeFault = 'codeRequired' | 'codeWrong' | 'codeOver';

const FAULT_OF_ERROR: Readonly<Record<string, CodeFault>> = {
  InvalidAuthInfo: 'codeWrong',
  InvalidConfirmationToken: 'codeOver',
};

/** Reads a code without spaces; null when invalid. */
export function codeOf(form: FormData): string | null {
  const code = textOf(form, 'code').replace(/\s/g, '');
  return CODE.test(code) ? code : null;
}

/** Returns the validation error for an error code of the account service; null when it is not about the code. */
export function codeFaultOf(errorCode: string | null): CodeFault | null {
  return (errorCode !== null && Object.hasOwn(FAULT_OF_ERROR, errorCode) && FAULT_OF_ERROR[errorCode]) || null;
}

/** Translates a validation error of the field `code`. */
export function codeErrors(fault: CodeFault, locale: Locale): { code: string } {
  return { code: getTranslator(locale, 'errors')(`validation.${fault}`) };
}
