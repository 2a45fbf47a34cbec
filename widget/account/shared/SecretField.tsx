import type { Ref } from 'react';
import { visibleError, type Form, type FormEvent } from '../../../machines/shared/form.ts';
import { fill } from '../../texts/fill.ts';
import { PasswordField } from '../../ui/controls/PasswordField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface SecretFieldProps {
  form: Form<object>;
  send: (event: FormEvent) => void;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  enterKeyHint?: 'go' | undefined;
  hint?: string | undefined;
  /** What is wrong with the secret that was sent. */
  refused?: string | null;
  ref: Ref<HTMLInputElement>;
  /** Tells the chart what it may know: never the secret. */
  onInput: () => void;
}

/** A password field of a form. The chart knows its error, never its content. */
export function SecretField({ form, send, onInput, refused = null, ...field }: SecretFieldProps) {
  const { fieldErrors } = useTexts().shared;
  const error = visibleError(form, field.name);
  return (
    <PasswordField
      {...field}
      required
      error={refused ?? (error && fill(fieldErrors[error], { label: field.label }))}
      onFilledChange={onInput}
      onLeave={() => send({ type: 'field.left', name: field.name })}
    />
  );
}
