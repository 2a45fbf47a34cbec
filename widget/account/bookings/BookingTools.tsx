import { useSelector } from '@xstate/react';
import type { ResendRef } from '../../../machines/account/resend/resend.machine.ts';
import {
  selectForm,
  selectIsOpen,
  selectIsSending,
  selectResult,
} from '../../../machines/account/resend/resend.selectors.ts';
import { SendForm } from '../../screens/send-form/SendForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

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
  const form = useSelector(resend, selectForm);
  const isSending = useSelector(resend, selectIsSending);
  const result = useSelector(resend, selectResult);
  return (
    <SendForm {...{ form, isSending, result, texts }} send={resend.send} title={texts.title}>
      <p>{texts.text}</p>
    </SendForm>
  );
}
