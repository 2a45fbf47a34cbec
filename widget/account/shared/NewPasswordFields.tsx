import { useRef, type RefObject } from 'react';
import type { Form, FormEvent } from '../../../machines/shared/form.ts';
import { passwordState } from '../../../src/domain/account/passwords.ts';
import { SecretField } from './SecretField.tsx';

interface NewPasswordFieldsProps {
  form: Form<object>;
  send: (event: FormEvent) => void;
  labels: { newPassword: string; passwordAgain: string };
  hint?: string;
  /** The input that the form reads the new password from at submit. */
  password: RefObject<HTMLInputElement | null>;
}

/** A new password and its repetition. The chart hears only whether they are valid. */
export function NewPasswordFields({ form, send, labels, hint, password }: NewPasswordFieldsProps) {
  const again = useRef<HTMLInputElement>(null);

  function tell() {
    const typed = password.current?.value ?? '';
    send({ type: 'field.changed', name: 'newPassword', value: passwordState(typed) });
    send({
      type: 'field.changed',
      name: 'passwordAgain',
      value: typed !== '' && typed === again.current?.value,
    });
  }

  const shared = { form, send, autoComplete: 'new-password', onInput: tell } as const;
  return (
    <>
      <SecretField {...shared} ref={password} name="newPassword" label={labels.newPassword} hint={hint} />
      <SecretField
        {...shared}
        ref={again}
        name="passwordAgain"
        label={labels.passwordAgain}
        enterKeyHint="go"
      />
    </>
  );
}
