import { randomUUID } from 'node:crypto';
import { formsOf, type HtmlForm } from '#tests/setup/html-form';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';

export const NOTEBOOK = '/user/notebook';
export const ADD = `${NOTEBOOK}/add`;

/** Makes a passenger for the notebook form by the names of its fields, each with a document of their own. */
export function somebody(change: Readonly<Record<string, string>> = {}): Record<string, string> {
  const person = {
    lastName: 'Berg',
    firstName: 'Nora',
    noMiddleName: 'on',
    gender: 'f',
    birthdayDay: '9',
    birthdayMonth: '5',
    birthdayYear: '1990',
    citizenship: 'KZ',
    documentType: 'passport_or_id_number',
    passportNumber: `N${randomUUID().replace(/\D/g, '').slice(0, 9).padEnd(9, '7')}`,
    passportExpdateDay: '31',
    passportExpdateMonth: '12',
    passportExpdateYear: '2039',
    ...change,
  };
  return Object.fromEntries(Object.entries(person).map(([name, value]) => [`passengers[0].${name}`, value]));
}

/** Sends the form for a new passenger. */
export async function addPassenger(
  visitor: PlainBrowser,
  typed: Readonly<Record<string, string>>,
  redirects?: number,
): Promise<PlainPage> {
  return visitor.post(ADD, { ...(await formOf(visitor, ADD)).fields, ...typed }, { redirects });
}

/** Returns the passenger's form at an address of the notebook. */
export async function formOf(visitor: PlainBrowser, path: string): Promise<HtmlForm> {
  const page = await visitor.get(path);
  const form = formsOf(page.text).find(({ fields }) => 'formKey' in fields);
  if (!form) throw new Error(`no form at ${page.path} (${page.status})`);
  return form;
}

/** Makes a further document for the form of a passenger of `somebody`. */
export function passport(change: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { 'passengers[0].gender': _gender, ...typed } = somebody(change);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !name.includes('birthday')));
}

/** Sends the form for one more document of a passenger. */
export async function addDocument(
  visitor: PlainBrowser,
  passengerId: string,
  typed: Readonly<Record<string, string>>,
): Promise<PlainPage> {
  const path = `${ADD}/${passengerId}/document`;
  return visitor.post(path, { ...(await formOf(visitor, path)).fields, ...typed });
}

/** Returns the addresses of the forms of further documents on a list. */
export function documentsOn({ text }: PlainPage): string[] {
  return [...text.matchAll(/href="(\/user\/notebook\/add\/[^/"]+\/document\/[^"]+)"/g)].map(([, path = '']) => path);
}

/** Returns the ids of the editable passengers on a list, in its order. */
export function idsOn({ text }: PlainPage): string[] {
  return [...text.matchAll(/href="\/user\/notebook\/add\/([^"/]+)"/g)].map(([, id = '']) => id);
}
