import { useSelector } from '@xstate/react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import * as selectors from '../../machines/booking/booking.selectors.ts';
import type { IdleRef } from '../../machines/booking/idle/idle.machine.ts';
import { selectIsWarning, selectSecondsLeft } from '../../machines/booking/idle/idle.selectors.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { IdleDialog } from '../ui/dialog/IdleDialog.tsx';
import type { LazyStepRef } from '../lazy/lazy-step.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';
import { StepScreen } from './StepScreen.tsx';

/** The dialogs over any step. */
export function BookingDialogs({ actor }: { actor: BookingActor }) {
  const isAskingToLeave = useSelector(actor, selectors.selectIsAskingToLeave);
  const isAskingAboutLink = useSelector(actor, selectors.selectIsAskingAboutLink);
  const idle = useSelector(actor, selectors.selectIdle);
  const login = useSelector(actor, selectors.selectSignIn);
  return (
    <>
      {isAskingToLeave ? <LeaveQuestion actor={actor} /> : null}
      {isAskingAboutLink ? <LinkQuestion actor={actor} /> : null}
      {login ? <SignInDialog actor={actor} login={login} /> : null}
      {idle ? <IdleWarning actor={idle} /> : null}
    </>
  );
}

/** Asks before the booking is abandoned. */
function LeaveQuestion({ actor }: { actor: BookingActor }) {
  const texts = useTexts().controls.leave;
  return (
    <ConfirmDialog
      {...texts}
      cancel={texts.stay}
      onConfirm={() => actor.send({ type: 'leave.confirmed' })}
      onCancel={() => actor.send({ type: 'leave.dismissed' })}
    />
  );
}

/** Asks before a link to a new search gives back the rooms that are held. */
function LinkQuestion({ actor }: { actor: BookingActor }) {
  const texts = useTexts().controls.newSearch;
  return (
    <ConfirmDialog
      {...texts}
      onConfirm={() => actor.send({ type: 'newSearch.confirmed' })}
      onCancel={() => actor.send({ type: 'newSearch.dismissed' })}
    />
  );
}

/** Asks before the session ends for lack of anything done. */
export function IdleWarning({ actor }: { actor: IdleRef }) {
  const isWarning = useSelector(actor, selectIsWarning);
  const seconds = useSelector(actor, selectSecondsLeft);
  if (!isWarning) return null;
  return (
    <IdleDialog
      secondsLeft={seconds}
      onContinue={() => actor.send({ type: 'stay.confirmed' })}
      onDismiss={() => actor.send({ type: 'warning.dismissed' })}
    />
  );
}

/** The login over a step of the shorter way. */
function SignInDialog({ actor, login }: { actor: BookingActor; login: LazyStepRef }) {
  const texts = useTexts().ui.frame;
  return (
    <Dialog title={texts.signIn} onCancel={() => actor.send({ type: 'signIn.dismissed' })}>
      <StepScreen holder={login} />
    </Dialog>
  );
}
