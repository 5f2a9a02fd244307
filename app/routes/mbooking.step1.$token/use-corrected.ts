import { useState, type FormEvent } from 'react';
import type { SummaryLine } from '~/forms/rejected-submission';

type Errors = Readonly<Partial<Record<string, string>>>;

/** Fields whose error stands at another one: the parts of a date, and the boxes that make a field optional. */
const PARTS = [
  [/(?:Day|Month|Year)$/, ''],
  [/\.noMiddleName$/, '.middleName'],
  [/\.noPassportExpdate$/, '.passportExpdate'],
] as const;

function errorField(name: string): string {
  const [part, owner] = PARTS.find(([pattern]) => pattern.test(name)) ?? [];
  return part ? name.replace(part, owner ?? '') : name;
}

/**
 * Drops the error of a field, and its line of the summary, as soon as somebody puts the field right; the next submit
 * checks it again.
 * @param answer changes with every answer of the server: then all its errors count again
 */
export function useCorrected(answer: unknown, errors: Errors, summary: readonly SummaryLine[]) {
  const [corrected, setCorrected] = useState<{ answer: unknown; fields: readonly string[] }>({ answer, fields: [] });
  const fields = corrected.answer === answer ? corrected.fields : [];
  return {
    errors: Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))),
    summary: summary.filter(({ field }) => !fields.includes(field)),
    follow({ target }: FormEvent) {
      const { name, value } = target as HTMLInputElement;
      const field = errorField(name);
      if (value && errors[field] && !fields.includes(field)) setCorrected({ answer, fields: [...fields, field] });
    },
  };
}
