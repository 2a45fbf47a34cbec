import { useSelector } from '@xstate/react';
import { useId, type FormEvent as Submit, type ReactNode } from 'react';
import type { SendConfirmationRef } from '../../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import * as selectors from '../../../machines/shared/send-confirmation/send-confirmation.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FormEmailField } from '../../ui/controls/FormEmailField.tsx';
import css from './send-form.css?inline';
import { registerStyles } from '../../ui/frame/styles.ts';

registerStyles(css);

interface SendFormProps {
  actor: SendConfirmationRef;
  texts: {
    open: string;
    title?: string;
    text?: string;
    email: string;
    send: string;
    sending: string;
    sent: string;
    refused: string;
    unsure: string;
  };
}

interface Props extends SendFormProps {
  print: string;
  /** Links instead of buttons, where other things matter more. */
  areLinks?: boolean;
  /** More buttons, between Print and the button that opens the form. */
  children?: ReactNode;
}

/** Prints a confirmation, or sends it by e-mail. */
export function ConfirmationTools({ actor, texts, print, areLinks = false, children }: Props) {
  const isOpen = useSelector(actor, selectors.selectIsOpen);
  const variant = areLinks ? 'link' : 'secondary';
  return (
    <div className="ui-stack confirmation-tools">
      <div className="ui-row">
        <Button variant={variant} onClick={() => window.print()}>
          {print}
        </Button>
        {children}
        <Button
          variant={variant}
          aria-expanded={isOpen}
          onClick={() => actor.send({ type: 'sendForm.toggled' })}
        >
          {texts.open}
        </Button>
      </div>
      {isOpen ? <SendForm {...{ actor, texts }} /> : null}
    </div>
  );
}

/** The form that sends the confirmation to an e-mail address, with its result. */
function SendForm({ actor, texts }: SendFormProps) {
  const heading = useId();
  const form = useSelector(actor, selectors.selectForm);
  const isSending = useSelector(actor, selectors.selectIsSending);
  const result = useSelector(actor, selectors.selectResult);
  function submit(event: Submit) {
    event.preventDefault();
    actor.send({ type: 'form.submitted' });
  }
  return (
    <form
      className="ui-panel ui-stack ui-stack-tight send-form"
      aria-labelledby={texts.title === undefined ? undefined : heading}
      noValidate
      onSubmit={submit}
    >
      {texts.title === undefined ? null : <h3 id={heading}>{texts.title}</h3>}
      {texts.text === undefined ? null : <p>{texts.text}</p>}
      <FormEmailField
        form={form}
        send={actor.send}
        label={texts.email}
        enterKeyHint="send"
        readOnly={isSending}
        action={
          <Button type="submit" busy={isSending}>
            {texts.send}
          </Button>
        }
      />
      <p role="status" className={result && result !== 'sent' ? 'send-form-failed' : 'ui-soft'}>
        {isSending ? texts.sending : result ? texts[result] : ''}
      </p>
    </form>
  );
}
