/** Gives the focus back to what opened the chat, or to the button of the menu that it is in when that has closed. */
export function returnFocus(opener: Element | null): void {
  for (let target = opener; target; target = target.parentElement?.closest('details') ?? null) {
    const control = target instanceof HTMLDetailsElement ? target.querySelector('summary') : target;
    if (!(control instanceof HTMLElement) || !control.isConnected) continue;
    control.focus();
    if (document.activeElement === control) return;
  }
  document.querySelector<HTMLElement>('header summary')?.focus();
}
