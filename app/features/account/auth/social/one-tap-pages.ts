/** Booking, payment and sign-in pages: they load nothing from third parties. */
const WITHOUT_OTHERS =
  /^\/(?:[mc]?booking|bbp|payment|payment-info|postsales|auth|social_auth|user|download-documents)(?:[-/]|$)/;

/** Returns true when a page must not run third-party scripts. */
export function isWithoutOthers(pathname: string): boolean {
  return WITHOUT_OTHERS.test(pathname);
}
