import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import type { CancelRoomRef } from '../../../machines/account/cancel-room/cancel-room.machine.ts';
import * as selectors from '../../../machines/account/cancel-room/cancel-room.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { writeFailureText } from '../../texts/failure-text.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { useVault } from '../../ui/controls/vault-context.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { LongWait } from '../../ui/text/LongWait.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { WouldBeCancelled } from '../cancelling/CancelQuestion.tsx';
import { CodeField } from '../shared/CodeField.tsx';
import { NewCode } from '../shared/NewCode.tsx';

/** The code that was mailed, which cancels the room. */
export function CodeDialog({ actor }: { actor: CancelRoomRef }) {
  const { account } = useTexts();
  const { keep, go } = account.bookingDetails.cancelModal;
  const texts = account.cancelRoom;
  const { label, hint, resend } = account.passwordReset.code;
  const vault = useVault();
  const form = useSelector(actor, selectors.selectForm);
  const told = useSelector(actor, selectors.selectTold);
  const leg = useSelector(actor, selectors.selectAskedLeg);
  const money = useSelector(actor, selectors.selectMoney);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const mayAskAgain = useSelector(actor, selectors.selectMayAskAgain);
  const isNews = useSelector(actor, selectFailure) !== null || told === 'resent' || told === 'expired';
  const code = useRef<HTMLInputElement>(null);
  const formId = useId();
  const aboutId = useId();
  const returns = useReturns(actor);
  useEffect(() => {
    if (told === 'wrong') code.current?.select();
  }, [told, returns]);

  const keepRoom = () => actor.send({ type: 'cancel.declined' });
  function submit() {
    if (isBusy) return;
    vault.put('code', code.current?.value.trim() ?? '');
    actor.send({ type: 'form.submitted' });
  }

  return (
    <Dialog
      title={texts.title}
      onCancel={keepRoom}
      describedBy={aboutId}
      footer={
        <>
          <Button onClick={keepRoom}>{keep.one}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {fill(go.one, { leg: leg ?? '' })}
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        <div id={aboutId} className="ui-stack ui-stack-tight">
          <p>
            <WouldBeCancelled leg={leg} money={money} />
          </p>
          {isNews ? null : <p>{told === 'unsure' ? texts.unsure : texts.sent}</p>}
        </div>
        <Told actor={actor} />
        <Form id={formId} onSubmit={submit} aria-label={texts.title}>
          <CodeField
            form={form}
            send={actor.send}
            label={label}
            hint={hint}
            refused={told === 'wrong' ? fill(texts.wrong, { leg: leg ?? '' }) : null}
            readOnly={isBusy}
            isFirst
            ref={code}
          />
        </Form>
        {isBusy ? <LongWait what={texts.busy} /> : null}
        {mayAskAgain ? (
          <NewCode words={resend} isBusy={isBusy} onAsk={() => actor.send({ type: 'code.requested' })} />
        ) : (
          <p>{texts.wait}</p>
        )}
      </div>
    </Dialog>
  );
}

/** What became of the last code, but for a wrong one, which its field tells. */
function Told({ actor }: { actor: CancelRoomRef }) {
  const { account, shared } = useTexts();
  const texts = account.cancelRoom;
  const told = useSelector(actor, selectors.selectTold);
  const leg = useSelector(actor, selectors.selectAskedLeg);
  const failure = useSelector(actor, selectFailure);
  const returns = useReturns(actor);
  if (failure)
    return (
      <ErrorBox key={returns} title={texts.send.failed} text={writeFailureText(failure, shared.failures)} />
    );
  if (told === 'expired') {
    const { title, text } = texts.expired;
    return <ErrorBox key={returns} title={title} text={fill(text, { leg: leg ?? '' })} />;
  }
  if (told !== 'resent') return null;
  return (
    <Notice tone="success" said={texts.resent}>
      <p>{texts.resent}</p>
    </Notice>
  );
}
