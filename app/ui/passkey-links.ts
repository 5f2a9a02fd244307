/** Shows the passkey links below `root`. They stay hidden without this script and in browsers without passkeys. */
export function showPasskeyLinks(root: ParentNode): void {
  if (!('PublicKeyCredential' in window)) return;
  for (const link of root.querySelectorAll<HTMLElement>('[data-passkey-link][hidden]')) link.hidden = false;
}
