/** Shows the ways to passkeys below `root`, which are hidden in browsers without them and without this script. */
export function showPasskeyLinks(root: ParentNode): void {
  if (!('PublicKeyCredential' in window)) return;
  for (const link of root.querySelectorAll<HTMLElement>('[data-passkey-link][hidden]')) link.hidden = false;
}
