const CODE = /^\d{6}$/;

/** Reads a code from an e-mail, which people type with spaces: its six digits, or null. */
export function readOneTimeCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '');
  return CODE.test(code) ? code : null;
}
