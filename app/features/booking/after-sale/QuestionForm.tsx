import type { ReactNode } from 'react';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import layout from '~/ui/layout.module.css';

type QuestionFormProps = {
  /** Sent with the answer: tells an empty answer from a page that was only opened. */
  question: string;
  action: string;
  /** Earlier answers, which travel along. */
  given: readonly (readonly [name: string, value: string])[];
  error: string | null;
  /** The field that the error belongs to. */
  field: string;
  /** Ready texts. */
  words: { errors: string; submit: string };
  /** Another way stands above, which is the first choice. */
  isSecond?: boolean;
  children: ReactNode;
};

/** Asks one question: a form by GET, so that the answers are an address. */
export function QuestionForm({ question, action, given, error, field, words, isSecond, children }: QuestionFormProps) {
  return (
    <>
      <ErrorSummary title={words.errors} errors={error ? [{ field, message: error }] : []} />
      <form method="get" action={action} className={layout.stack4} noValidate>
        {given.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div>
          <Button name="asked" value={question} variant={isSecond ? 'secondary' : undefined}>
            {words.submit}
          </Button>
        </div>
      </form>
    </>
  );
}
