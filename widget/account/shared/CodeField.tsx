import type { Ref } from 'react';
import { visibleError, type Form, type FormEvent } from '../../../machines/shared/form.ts';
import { isOneTimeCode } from '../../../src/domain/account/passwords.ts';
import { Field } from '../../ui/controls/Field.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { unrecorded } from '../../ui/controls/unrecorded.ts';

interface CodeFieldProps {
  form: Form<object>;
  send: (event: FormEvent) => void;
  label: string;
  hint?: string;
  /** What is wrong with a code that has six digits. */
  refused?: string | null;
  readOnly?: boolean;
  /** The focus starts on it when its dialog opens. */
  isFirst?: boolean;
  /** The input. At submit the form reads the code from it into the vault. */
  ref: Ref<HTMLInputElement>;
}

/** A code sent by e-mail. The typed code stays in the input. */
export function CodeField({ form, send, ref, ...more }: CodeFieldProps) {
  const { label, hint, refused = null, readOnly, isFirst } = more;
  const { fieldErrors } = useTexts().shared;
  const error = visibleError(form, 'code');
  return (
    <Field required name="code" label={label} hint={hint} error={refused ?? (error && fieldErrors[error])}>
      {(control) => (
        <input
          {...control}
          {...unrecorded('ui-input account-code')}
          ref={ref}
          readOnly={readOnly}
          data-first-focus={isFirst}
          type="text"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          spellCheck={false}
          onInput={({ currentTarget }) =>
            send({ type: 'field.changed', name: 'code', value: isOneTimeCode(currentTarget.value) })
          }
          onBlur={() => send({ type: 'field.left', name: 'code' })}
        />
      )}
    </Field>
  );
}
