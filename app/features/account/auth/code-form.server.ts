import { textOf } from '~/forms/form.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Locale } from '~/market/locales';

const CODE = /^\d{6}$/;

/** What is wrong with a code, as keys below `validation` in `locales/<language>/errors.json`. */
export type CodeFault = 'codeRequired' | 'codeWrong' | 'codeOver';

const FAULT_OF_ERROR: Readonly<Record<string, CodeFault>> = {
  InvalidAuthInfo: 'codeWrong',
  InvalidConfirmationToken: 'codeOver',
};

/** The code that was typed, without the spaces that people put in; null when it is none. */
export function codeOf(form: FormData): string | null {
  const code = textOf(form, 'code').replace(/\s/g, '');
  return CODE.test(code) ? code : null;
}

/** What the account service says of a code; null when it is about something else. */
export function codeFaultOf(errorCode: string | null): CodeFault | null {
  return (errorCode !== null && Object.hasOwn(FAULT_OF_ERROR, errorCode) && FAULT_OF_ERROR[errorCode]) || null;
}

/** A fault of the field `code` in words. */
export function codeErrors(fault: CodeFault, locale: Locale): { code: string } {
  return { code: getTranslator(locale, 'errors')(`validation.${fault}`) };
}
