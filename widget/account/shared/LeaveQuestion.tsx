import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AccountActor } from '../../../machines/account/account.machine.ts';
import { selectIsAskingToLeave } from '../../../machines/account/account.selectors.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** Asks before a form's entries are lost. */
export function LeaveQuestion({ actor, children }: { actor: AccountActor; children: ReactNode }) {
  const texts = useTexts().account.frame.leave;
  const isAsking = useSelector(actor, selectIsAskingToLeave);
  return (
    <>
      {children}
      {isAsking ? (
        <ConfirmDialog
          {...texts}
          onConfirm={() => actor.send({ type: 'leave.confirmed' })}
          onCancel={() => actor.send({ type: 'leave.declined' })}
        />
      ) : null}
    </>
  );
}
