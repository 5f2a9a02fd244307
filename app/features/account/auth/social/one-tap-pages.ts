/** Where one books, pays or signs in: nothing of others is loaded there. */
const WITHOUT_OTHERS =
  /^\/(?:[mc]?booking|bbp|payment|payment-info|postsales|auth|social_auth|user|download-documents)(?:[-/]|$)/;

/** Whether a page must run no script of a third party. */
export function isWithoutOthers(pathname: string): boolean {
  return WITHOUT_OTHERS.test(pathname);
}
