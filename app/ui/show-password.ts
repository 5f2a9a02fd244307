/**
 * Shows the buttons beside the password fields below `root`; each toggles the visibility of its password. Without this
 * script the buttons stay hidden and the fields work as usual.
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
    // Browsers remember text fields and suggest their values later.
    field.form?.addEventListener('submit', () => show(false));
  }
}
