import { describe, expect, it } from 'vitest';
import { WITHIN_RUSSIA } from '#tests/fixtures/passengers';
import { getTranslator } from '~/i18n/translator.server';
import type { FormShape } from './fields.server';
import { PostedForm } from '~/forms/posted-form.server';
import { readSubmission, type Form } from './submission.server';

type AnyForm = Form<FormShape, object, object, string>;

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'names' in value && 'check' in value && 'fields' in value;

const sources = import.meta.glob<string>(['/app/**/*.ts', '!/app/forms/**', '!/app/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>(['/app/**/*.ts', '!/app/forms/**', '!/app/**/*.test.ts']);

/** Every file that describes a form, with the forms that it exports. */
const files = await Promise.all(
  Object.entries(sources)
    .filter(([, source]) => /\bdefineForm\(/.test(source))
    .map(async ([file]) => ({ file, forms: Object.values((await modules[file]?.()) ?? {}).filter(isForm) })),
);
const forms = files.flatMap(({ file, forms }) =>
  forms.map((form): [string, AnyForm] => [`${form.name} (${file})`, form]),
);

/** Facts of every form in one: each reads its own. */
const FACTS = {
  types: ['adult', 'infant'],
  order: WITHIN_RUSSIA,
  phoneCountry: 'GB',
  today: '2031-03-15',
  asksMiddleName: true,
  country: 'GB',
  locale: 'en',
  asksPrivacyConsent: true,
  email: 'ann@example.com',
  hasPassword: true,
  chatHash: null,
  needs: 'newPassword',
  now: new Date('2031-03-15'),
  isSignedIn: true,
  category: 'pets',
  hasFiles: false,
  kinds: [],
  flights: [],
  methods: ['card'],
};
const SECRET = /password|(?:^|\.)(?:pan|cvv|code)$/i;

describe('every form', () => {
  it('is exported by the file that describes it', () => {
    expect(files.filter(({ forms }) => forms.length === 0)).toEqual([]);
    expect(forms.length).toBeGreaterThan(20);
  });

  it.each(forms)('%s sends no secret back', (_, form) => {
    const typed = [...form.names.keys()].map((name) => [name, `9${name}9`] as const);
    const secrets = typed.flatMap(([name, value]) => (SECRET.test(name) ? [value] : []));
    const { reject } = readSubmission(form, new PostedForm(typed), getTranslator('en', 'errors'), FACTS);
    const answers = [reject(), reject({ status: 503, message: 'Later' })].map((answer) => JSON.stringify(answer));
    for (const secret of secrets) for (const answer of answers) expect(answer).not.toContain(secret);
    for (const [name, { isSecret }] of form.names) expect(isSecret, name).toBe(SECRET.test(name));
  });
});
