import { useSelector } from '@xstate/react';
import { useId, type FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { resendMachine } from '../../../machines/account/resend/resend.machine.ts';
import {
  selectForm,
  selectIsOpen,
  selectIsSending,
  selectResult,
} from '../../../machines/account/resend/resend.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { FormTextField } from '../../ui/FormFields.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

type ResendRef = ActorRefFrom<typeof resendMachine>;

/** 'Print Confirmation' and 'Resend confirmation' (B §2.16, §2.17). */
export function BookingTools({ resend }: { resend: ResendRef }) {
  const texts = useTexts().account.bookings;
  const isOpen = useSelector(resend, selectIsOpen);
  return (
    <div className="ui-stack booking-tools">
      <div className="ui-row">
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <Button aria-expanded={isOpen} onClick={() => resend.send({ type: 'resend.toggled' })}>
          {texts.resend.open}
        </Button>
      </div>
      {isOpen ? <ResendForm resend={resend} /> : null}
    </div>
  );
}

function ResendForm({ resend }: { resend: ResendRef }) {
  const texts = useTexts().account.bookings.resend;
  const heading = useId();
  const form = useSelector(resend, selectForm);
  const isSending = useSelector(resend, selectIsSending);
  const result = useSelector(resend, selectResult);
  function send(event: FormEvent) {
    event.preventDefault();
    resend.send({ type: 'form.submitted' });
  }
  const news = { sent: texts.done, failed: texts.failed };
  return (
    <form
      className="ui-panel ui-stack ui-stack-tight booking-resend"
      aria-labelledby={heading}
      noValidate
      onSubmit={send}
    >
      <h3 id={heading}>{texts.title}</h3>
      <p>{texts.text}</p>
      <FormTextField
        form={form}
        send={resend.send}
        name="emailAddress"
        label={texts.email}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isSending}
        action={
          <Button type="submit" busy={isSending}>
            {texts.send}
          </Button>
        }
      />
      <p role="status" className={result === 'failed' ? 'booking-unsent' : 'ui-soft'}>
        {isSending ? texts.sending : result ? news[result] : ''}
      </p>
    </form>
  );
}
