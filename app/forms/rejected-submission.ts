/** One line of the error summary; `field` is empty for the whole form. */
export type SummaryLine = { field: string; message: string };

/** A form that was posted and not accepted: what every action answers with, and what the page shows again. */
export type RejectedSubmission<Field extends string = string, Form extends string = string> = {
  /** Which form of the page it is. */
  form: Form;
  /** HTTP status of the answer: 400 for validation errors, 429 for too many requests, 503 for a service that fails. */
  status: number;
  /** What was typed, by field name; without secrets. Empty fields are left out. */
  values: Readonly<Partial<Record<Field, string>>>;
  /** Ready texts by field name, in the order of the page. */
  errors: Readonly<Partial<Record<Field, string>>>;
  /** Ready text for the whole form; null when only fields are wrong. */
  message: string | null;
  /** Lines of the summary, where they are not simply the message and the errors. */
  summary?: readonly SummaryLine[];
};

/** The rejection of a form that was not read at all: too many requests, or a service that does not answer. */
export function rejectUnread<Form extends string>(
  form: Form,
  { status, message = null }: { status: number; message?: string | null },
): RejectedSubmission<never, Form> {
  return { form, status, values: {}, errors: {}, message };
}

/** The rejection, if it is of the form with this name. */
export function rejectionOf<Rejection extends RejectedSubmission, Form extends Rejection['form']>(
  rejected: Rejection | null | undefined,
  form: Form,
): Extract<Rejection, { form: Form }> | null {
  const isOfForm = (one: Rejection): one is Extract<Rejection, { form: Form }> => one.form === form;
  return rejected && isOfForm(rejected) ? rejected : null;
}

/**
 * What a view shows of a form: values and errors at the fields, and the lines of the summary. It has no state, so it
 * serves pages with and without scripts.
 * @param rejected null while nothing was posted: fields show their initial values
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
