import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import {
  checkboxField,
  choiceField,
  groupField,
  listField,
  passwordField,
  secretField,
  textField,
  textsField,
} from './fields.server';
import { LIMITS } from './limits';
import { fieldsOf, rejectionOf } from './rejected-submission';
import { PostedForm } from '~/forms/posted-form.server';
import { defineFields, defineForm, pressedButton, readFields, readSubmission } from './submission.server';

const t = getTranslator('en', 'errors');

const orderForm = defineForm({
  name: 'order',
  fields: {
    email: textField(LIMITS.email),
    password: passwordField({ min: 6, max: 100 }),
    remember: checkboxField(),
    birthdayDay: textField(LIMITS.short),
    birthdayMonth: textField(LIMITS.short),
    card: groupField({ pan: secretField(LIMITS.card), holder: textField(LIMITS.cardholder) }),
    passengers: listField(2, { lastName: textField(LIMITS.name), isChild: checkboxField() }),
  },
  check: (typed, { mustBe }: { mustBe: string }, fail) => {
    const { email, password, passengers } = typed;
    if (email === mustBe && password !== 'short') return { email, password, card: typed.card, passengers };
    return fail({
      'passengers[1].lastName': passengers[1]?.lastName ? null : 'lastNameRequired',
      birthday: typed.birthdayDay === '' ? 'dayRequired' : null,
      password: password === 'short' ? 'passwordTooShort' : null,
      email: email === mustBe ? null : email.length > 100 ? 'maxCharacters' : 'wrongEmail',
    });
  },
});

function read(entries: readonly [string, string | File][]) {
  return readSubmission(orderForm, new PostedForm(entries), t, { mustBe: 'a@b.cd' });
}

describe('readSubmission', () => {
  it('reads groups, lists and boxes; missing fields are empty', () => {
    const { value } = read([
      ['email', ' a@b.cd '],
      ['password', ' spaces '],
      ['card.pan', '42 42'],
      ['passengers[1].lastName', 'Lee'],
      ['passengers[1].isChild', ''],
    ]);
    expect(value).toEqual({
      email: 'a@b.cd',
      password: ' spaces ',
      card: { pan: '42 42', holder: '' },
      passengers: [
        { lastName: '', isChild: false },
        { lastName: 'Lee', isChild: true },
      ],
    });
  });

  it('answers with all errors at once, in the order of the page, and never with a secret', () => {
    const { value, reject } = read([
      ['passengers[0].lastName', 'Ng'],
      ['card.pan', '4242'],
      ['card.holder', 'Ann'],
      ['password', 'short'],
      ['email', 'a@'],
      ['remember', 'on'],
    ]);
    expect(value).toBeNull();
    const rejected = reject();
    expect(rejected).toEqual({
      form: 'order',
      status: 400,
      values: { email: 'a@', remember: 'on', 'card.holder': 'Ann', 'passengers[0].lastName': 'Ng' },
      errors: {
        email: 'This is not a valid e-mail address',
        password: 'Too short: use at least 6 characters',
        birthday: 'Enter the day',
        'passengers[1].lastName': 'Enter the last name',
      },
      message: null,
    });
    expect(Object.keys(rejected.errors)).toEqual(['email', 'password', 'birthday', 'passengers[1].lastName']);
  });

  it('rejects a valid form after a failure of a service', () => {
    const { value, reject } = read([
      ['email', 'a@b.cd'],
      ['password', 'Secret 1'],
    ]);
    expect(value).not.toBeNull();
    expect(reject({ status: 503, message: 'Later' })).toEqual({
      form: 'order',
      status: 503,
      values: { email: 'a@b.cd' },
      errors: {},
      message: 'Later',
    });
    const { errors } = reject({ errors: { password: 'passwordCommon' }, texts: { email: 'Taken' } });
    expect(Object.entries(errors)).toEqual([
      ['email', 'Taken'],
      ['password', t('validation.passwordCommon')],
    ]);
  });

  it('says how long a field may be', () => {
    expect(read([['email', 'a'.repeat(5000)]]).reject()).toMatchObject({
      values: { email: 'a'.repeat(120) },
      errors: { email: 'Use no more than 100 characters' },
    });
  });

  it.each<[string, [string, string | File][]]>([
    ['an index that would make a long list', [['passengers[99999].lastName', 'x']]],
    ['a passenger too many', [['passengers[2].lastName', 'x']]],
    ['a deep path', [[`passengers${'[0]'.repeat(500)}.lastName`, 'x']]],
    ['a list that is no list', [['passengers', 'x']]],
    [
      'the prototype',
      [
        ['__proto__', 'x'],
        ['__proto__.polluted', 'x'],
        ['constructor.prototype.polluted', 'x'],
      ],
    ],
    [
      'the prototype of a group',
      [
        ['card.__proto__.polluted', 'x'],
        ['passengers[0].__proto__', 'x'],
      ],
    ],
    ['a command to the library', [['__intent__', '{"type":"insert","payload":{"name":"passengers","index":99999}}']]],
    ['broken state of the library', [['__state__', '{']]],
    [
      'names that are no paths',
      [
        ['[', 'x'],
        ['a..b', 'x'],
        ['', 'x'],
      ],
    ],
    ['a file', [['email', new File(['x'], 'x.txt')]]],
    [
      '10,000 fields',
      Array.from({ length: 10_000 }, (_, index): [string, string] => [`passengers[${index + 2}].lastName`, 'x']),
    ],
  ])('drops %s', (_, entries) => {
    const begun = process.cpuUsage();
    const { value, reject } = read([...entries, ['email', 'a@b.cd']]);
    const { user } = process.cpuUsage(begun);
    expect(value).toMatchObject({ email: 'a@b.cd', passengers: [] });
    expect(reject().values).toEqual({ email: 'a@b.cd' });
    expect({}).not.toHaveProperty('polluted');
    // In microseconds; a list of 100,000 items takes seconds.
    expect(user).toBeLessThan(1_000_000);
  });

  it('reads the first value of a repeated field', () => {
    expect(
      read([
        ['email', 'a@b.cd'],
        ['email', 'other@b.cd'],
      ]).value,
    ).toMatchObject({ email: 'a@b.cd' });
  });
});

describe('readFields', () => {
  const fields = defineFields({ intent: textField(), seat: choiceField(), notebook: textsField(3, { kept: 5 }) });

  it('reads buttons and choices without a check', () => {
    const posted: [string, string | File][] = [
      ['intent', ' pay '],
      ['seat', ''],
      ['notebook[1]', 'too long'],
      ['notebook[3]', 'x'],
      ['notebook[0]', new File(['x'], 'x.txt')],
    ];
    expect(readFields(fields, new PostedForm(posted))).toEqual({ intent: 'pay', seat: '', notebook: ['', 'too l'] });
    expect(readFields(fields, new PostedForm())).toEqual({ intent: '', seat: null, notebook: [] });
  });

  it('reads the pressed button', () => {
    expect(pressedButton(new PostedForm([['intent', 'pay']]))).toBe('pay');
    expect(pressedButton(new PostedForm())).toBe('');
  });
});

describe('types', () => {
  it('reject an error at a field that the form lacks', () => {
    const { reject } = read([]);
    // @ts-expect-error the form has no phone
    expect(() => reject({ errors: { phone: 'phoneRequired' } })).not.toThrow();
    // @ts-expect-error there is no such message
    expect(() => reject({ errors: { email: 'noSuchKey' } })).not.toThrow();
    const checks = () =>
      defineForm({
        name: 'other',
        fields: { email: textField() },
        check: (_typed, _facts: undefined, fail) => {
          const errors = { phone: 'phoneRequired' } as const;
          // @ts-expect-error the form has no phone
          return fail(errors);
        },
      });
    expect(checks).not.toThrow();
  });

  it('refuse a check that names no error', () => {
    const form = defineForm({ name: 'empty', fields: {}, check: (_typed, _facts: unknown, fail) => fail({}) });
    expect(() => readSubmission(form, new PostedForm(), t)).toThrow('without an error');
  });

  it('refuse a field that is made by hand', () => {
    const definition = { name: 'x', fields: { hand: orderForm.fields.card.unwrap() }, check: () => ({}) };
    expect(() => defineForm(definition)).toThrow('hand');
  });
});

describe('fieldsOf', () => {
  it('shows initial values before a rejection and typed values after it', () => {
    expect(fieldsOf<'email'>(null).text('email', 'a@b.cd')).toEqual({
      name: 'email',
      value: 'a@b.cd',
      error: undefined,
    });
    expect(fieldsOf<'remember'>(null).box('remember', true)).toMatchObject({ checked: true });
    const fields = fieldsOf(read([['remember', 'on']]).reject({ message: 'Whole' }));
    expect(fields.text('email', 'a@b.cd')).toMatchObject({ value: '', error: t('validation.wrongEmail') });
    expect(fields.box('remember')).toMatchObject({ checked: true });
    expect(fields.summary.map(({ field }) => field)).toEqual(['', 'email', 'birthday', 'passengers[1].lastName']);
    expect(fieldsOf<'remember'>(read([]).reject()).box('remember', true)).toMatchObject({ checked: false });
  });

  it('finds the rejection of one form of a page', () => {
    const rejected = read([]).reject();
    expect(rejectionOf(rejected, 'order')).toBe(rejected);
    expect(rejectionOf({ ...rejected, form: 'other' }, 'order' as string)).toBeNull();
    expect(rejectionOf(null, 'order')).toBeNull();
  });
});
