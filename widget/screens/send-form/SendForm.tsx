import { useId, type FormEvent as Submit, type ReactNode } from 'react';
import type { Form, FormEvent } from '../../../machines/shared/form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import css from './send-form.css?inline';
import { registerStyles } from '../../ui/styles.ts';

registerStyles(css);

interface SendFormProps {
  form: Form<{ emailAddress: string }>;
  send: (event: FormEvent) => void;
  isSending: boolean;
  /** How the sending ended last. */
  result: 'sent' | 'failed' | null;
  texts: { email: string; send: string; sending: string; done: string; failed: string };
  title?: string | undefined;
  children?: ReactNode;
}

/** An e-mail address to send something to, and what became of it (B §2.6, §2.16, §2.17). */
export function SendForm({ form, send, isSending, result, texts, title, children }: SendFormProps) {
  const heading = useId();
  function submit(event: Submit) {
    event.preventDefault();
    send({ type: 'form.submitted' });
  }
  const news = { sent: texts.done, failed: texts.failed };
  return (
    <form
      className="ui-panel ui-stack ui-stack-tight send-form"
      aria-labelledby={title === undefined ? undefined : heading}
      noValidate
      onSubmit={submit}
    >
      {title === undefined ? null : <h3 id={heading}>{title}</h3>}
      {children}
      <FormTextField
        form={form}
        send={send}
        name="emailAddress"
        label={texts.email}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isSending}
        action={
          <Button type="submit" busy={isSending}>
            {texts.send}
          </Button>
        }
      />
      <p role="status" className={result === 'failed' ? 'send-form-failed' : 'ui-soft'}>
        {isSending ? texts.sending : result ? news[result] : ''}
      </p>
    </form>
  );
}
