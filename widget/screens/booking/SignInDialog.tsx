import type { BookingActor } from '../../../machines/booking/booking.machine.ts';
import type { LazyStepRef } from '../../lazy/lazy-step.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { StepScreen } from './StepScreen.tsx';

/** The login over a step of the shorter way. */
export function SignInDialog({ actor, login }: { actor: BookingActor; login: LazyStepRef }) {
  const texts = useTexts().ui.frame;
  return (
    <Dialog title={texts.signIn} onCancel={() => actor.send({ type: 'signIn.dismissed' })}>
      <StepScreen holder={login} />
    </Dialog>
  );
}
