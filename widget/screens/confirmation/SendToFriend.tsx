import { useSelector } from '@xstate/react';
import type { ConfirmationRef } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import {
  selectForm,
  selectIsSending,
  selectSendingResult,
} from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { SendForm } from '../send-form/SendForm.tsx';

/** The confirmation for somebody else too (B §2.6). */
export function SendToFriend({ actor }: { actor: ConfirmationRef }) {
  const texts = useTexts().confirmation.friend;
  const form = useSelector(actor, selectForm);
  const isSending = useSelector(actor, selectIsSending);
  const result = useSelector(actor, selectSendingResult);
  return <SendForm {...{ form, isSending, result, texts }} send={actor.send} />;
}
