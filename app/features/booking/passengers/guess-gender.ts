import type { FocusEvent } from 'react';

/**
 * Requests the gender for the names beside `currentTarget` and selects it if none is chosen by then, by a press, so that
 * its error goes and the draft has it. Fails silently.
 */
export function guessGender({ currentTarget: { form, name } }: FocusEvent<HTMLInputElement>): void {
  const field = <T = HTMLInputElement>(part: string) =>
    form?.elements.namedItem(name.replace(/\w+$/, part)) as T | null;
  const gender = field<RadioNodeList & NodeListOf<HTMLInputElement>>('gender');
  const names = { name: field('firstName')?.value ?? '', surname: field('lastName')?.value ?? '' };
  if (!gender || gender.value || !names.name || !names.surname) return;
  fetch('/mbooking/gender', { method: 'POST', body: new URLSearchParams(names) })
    .then((answer) => answer.text())
    .then((guess) => {
      if (!gender.value) gender.forEach((box) => box.value === guess && box.click());
    })
    .catch(() => undefined);
}
