import { PasswordControl } from './PasswordControl';
import { TextField } from '~/ui/TextField';

type PasswordFieldProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  isNew: boolean;
};

/** Asks for a password; never shows it again, even after a rejected submission. */
export function PasswordField({ label, hint, error, isNew }: PasswordFieldProps) {
  return (
    <TextField
      name="password"
      type="password"
      control={PasswordControl}
      label={label}
      hint={hint}
      error={error}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      testId="password-input"
    />
  );
}
