import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { selectIsAskingToClose, selectRoom } from '../../../machines/modals/modal.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './shared.css?inline';

registerStyles(css);

interface ModalFrameProps {
  actor: AnyActorRef;
  title: string;
  size?: 'wide' | 'full' | undefined;
  className?: string | undefined;
  /** The words of the button that closes without a choice; null where the actions have a way back. */
  close: string | null;
  /** The other buttons, at the lower edge. */
  actions: ReactNode;
  children: ReactNode;
}

/** A modal for a room's times. 'Room N:' stands before its title in a booking with several rooms. */
export function ModalFrame(props: ModalFrameProps) {
  const { actor, title, size, className = 'ui-stack', close, actions, children } = props;
  const texts = useTexts().times;
  const leg = useSelector(actor, selectRoom);
  const cancel = () => actor.send({ type: 'close.pressed' });
  return (
    <Dialog
      title={leg === null ? title : fill(texts.ofRoom, { leg, title })}
      size={size}
      onCancel={cancel}
      footer={
        <>
          {close === null ? null : <Button onClick={cancel}>{close}</Button>}
          {actions}
        </>
      }
    >
      <div className={className}>{children}</div>
      <CloseQuestion actor={actor} />
    </Dialog>
  );
}

/** Asks before Close, × or Escape discards the choices. */
function CloseQuestion({ actor }: { actor: AnyActorRef }) {
  const texts = useTexts().times.leave;
  const isAsking = useSelector(actor, selectIsAskingToClose);
  return isAsking ? (
    <ConfirmDialog
      {...texts}
      onConfirm={() => actor.send({ type: 'close.confirmed' })}
      onCancel={() => actor.send({ type: 'close.dismissed' })}
    />
  ) : null;
}
