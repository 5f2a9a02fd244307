/**
 * Shows the buttons that copy and share the link in the field beside them, where the browser can. Without this script the
 * field alone is there.
 */
export function enableSharing(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-link][hidden]')) {
    const { link: url = '', done } = button.dataset;
    const { share, clipboard } = navigator as Partial<Navigator>;
    const act = done ? clipboard && (() => clipboard.writeText(url)) : share && (() => navigator.share({ url }));
    if (!act) continue;
    button.hidden = false;
    button.onclick = () =>
      void act().then(
        () => done && (button.textContent = done),
        () => {},
      );
  }
}
