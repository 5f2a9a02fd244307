let pressed: EventTarget | null = null;

/**
 * Remembers what is pressed before hydration, so that scripts can make up for a press that came too early. Call it
 * before hydration.
 */
export function watchEarlyPresses(): void {
  document.addEventListener('click', ({ target }) => (pressed = target), true);
  // A visitor who moves on by keyboard no longer waits for the press.
  document.addEventListener('keydown', () => (pressed = null), true);
}

/** True when `field` was the last thing pressed, and still has the focus. */
export function wasPressedEarly(field: Element): boolean {
  return pressed === field && document.activeElement === field;
}
