import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { confirmationMachine } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import {
  selectForm,
  selectIsSending,
  selectSendingResult,
} from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { FormTextField } from '../../ui/FormFields.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** The confirmation for somebody else too (B §2.6). */
export function SendToFriend({ actor }: { actor: ActorRefFrom<typeof confirmationMachine> }) {
  const texts = useTexts().confirmation.friend;
  const form = useSelector(actor, selectForm);
  const isSending = useSelector(actor, selectIsSending);
  const result = useSelector(actor, selectSendingResult);
  function send(event: FormEvent) {
    event.preventDefault();
    actor.send({ type: 'form.submitted' });
  }
  const news = { sent: texts.done, failed: texts.failed };
  return (
    <form className="ui-panel ui-stack ui-stack-tight confirmation-friend" noValidate onSubmit={send}>
      <FormTextField
        form={form}
        send={actor.send}
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
      <p role="status" className={result === 'failed' ? 'confirmation-unsent' : 'ui-soft'}>
        {isSending ? texts.sending : result ? news[result] : ''}
      </p>
    </form>
  );
}
