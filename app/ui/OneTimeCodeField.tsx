import { TextField } from './TextField';

type OneTimeCodeProps = {
  label: string;
  error: string | undefined;
  /** No code can be typed any more. It still takes the focus, so that its error is read. */
  isBlocked?: boolean;
};

/** Asks for the six digits of a message. Phones offer them automatically; a code is never shown again. */
export function OneTimeCodeField({ label, error, isBlocked }: OneTimeCodeProps) {
  return (
    <TextField
      name="code"
      label={label}
      error={error}
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9 ]*"
      maxLength={20}
      spellCheck={false}
      readOnly={isBlocked}
      testId="code-input"
    />
  );
}
