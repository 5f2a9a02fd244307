/** One line of the error summary; `field` is empty for the whole form. */
export type SummaryLine = { field: string; message: string };

/**
 * A rejected form: every action that does not redirect answers with this, and the page shows it. A page that needs more
 * adds it to this type.
 */
export type RejectedSubmission<Field extends string = string, Form extends string = string> = {
  /** Which form of the page it is. */
  form: Form;
  /**
   * HTTP status of the answer: 400 for validation errors, 409 for a changed offer, 429 for too many requests, 503 for a
   * service that fails, 200 when a button only changed the form.
   */
  status: number;
  /** Typed values by field name, without secrets. Empty fields are left out. */
  values: Readonly<Partial<Record<Field, string>>>;
  /** Ready texts by field name, in the order of the page. */
  errors: Readonly<Partial<Record<Field, string>>>;
  /** Ready text for the whole form; null when only fields are invalid. */
  message: string | null;
  /** Lines of the summary, when they differ from the message and the errors. */
  summary?: readonly SummaryLine[];
};

/** Rejects a form without its values: a button was pressed, or the form was not read after too many requests. */
export function rejectUnread<Form extends string>(
  form: Form,
  { status, message = null }: { status: number; message?: string | null },
): RejectedSubmission<never, Form> {
  return { form, status, values: {}, errors: {}, message };
}

/** Returns the rejection if it belongs to the named form. */
export function rejectionOf<Rejection extends RejectedSubmission, Form extends Rejection['form']>(
  rejected: Rejection | null | undefined,
  form: Form,
): Extract<Rejection, { form: Form }> | null {
  const isOfForm = (one: Rejection): one is Extract<Rejection, { form: Form }> => one.form === form;
  return rejected && isOfForm(rejected) ? rejected : null;
}

/**
 * Gives a view the values and errors of its fields, and the lines of the error summary. It has no state, so it works on
 * pages with and without scripts.
 * @param rejected null before the form is posted: fields show their initial values
 */
export function fieldsOf<Field extends string>(rejected: RejectedSubmission<Field> | null | undefined) {
  const errors: Readonly<Partial<Record<string, string>>> = rejected?.errors ?? {};
  const values: Readonly<Partial<Record<string, string>>> = rejected?.values ?? {};
  return {
    /** Properties of a text control, a select or a group of radio buttons. */
    text: <Name extends Field>(name: Name, initial = '') => ({
      name,
      value: rejected ? (values[name] ?? '') : initial,
      error: errors[name],
    }),
    /** Properties of a checkbox. */
    box: <Name extends Field>(name: Name, initial = false) => ({
      name,
      checked: rejected ? values[name] !== undefined : initial,
      error: errors[name],
    }),
    error: (name: Field): string | undefined => errors[name],
    summary: summaryOf(rejected),
  };
}

function summaryOf(rejected: RejectedSubmission | null | undefined): readonly SummaryLine[] {
  if (!rejected) return [];
  if (rejected.summary) return rejected.summary;
  const lines = Object.entries(rejected.errors).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  return rejected.message === null ? lines : [{ field: '', message: rejected.message }, ...lines];
}
