import type { FocusEvent } from 'react';

/**
 * Requests the gender for the names beside `currentTarget` and selects it if none is chosen by then. Fails silently.
 */
export function guessGender({ currentTarget: { form, name } }: FocusEvent<HTMLInputElement>): void {
  const field = (part: string) => form?.elements.namedItem(name.replace(/\w+$/, part)) as HTMLInputElement | null;
  const gender = field('gender');
  const names = { name: field('firstName')?.value ?? '', surname: field('lastName')?.value ?? '' };
  if (!gender || gender.value || !names.name || !names.surname) return;
  fetch('/mbooking/gender', { method: 'POST', body: new URLSearchParams(names) })
    .then((answer) => answer.text())
    .then((guess) => {
      if (!gender.value && /^[mf]$/.test(guess)) gender.value = guess;
    })
    .catch(() => undefined);
}
