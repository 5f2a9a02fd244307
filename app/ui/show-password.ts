/**
 * Shows the buttons beside the password fields below `root` and lets each of them show what is typed. Without this script
 * the buttons stay hidden and the fields work as ever.
 */
export function enablePasswordButtons(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-show-password][hidden]')) {
    const field = button.parentElement?.querySelector('input');
    if (!field) continue;
    const show = (isShown: boolean) => {
      field.type = isShown ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(isShown));
    };
    button.hidden = false;
    button.addEventListener('click', () => show(field.type === 'password'));
    // Browsers remember what is sent in a text field, and offer it again.
    field.form?.addEventListener('submit', () => show(false));
  }
}
