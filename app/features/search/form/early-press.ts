let pressed: EventTarget | null = null;

/**
 * Notes what is pressed on a page that scripts have not taken over yet, so that what they add can make up for a press
 * that came too early. To be called before hydration.
 */
export function watchEarlyPresses(): void {
  document.addEventListener('click', ({ target }) => (pressed = target), true);
  // Who goes on by keyboard is not waiting for an answer to the press.
  document.addEventListener('keydown', () => (pressed = null), true);
}

/** Whether `field` was the last thing pressed, and still has the focus. */
export function wasPressedEarly(field: Element): boolean {
  return pressed === field && document.activeElement === field;
}
