import { useSelector } from '@xstate/react';
import type { SearchRef } from '../../../machines/steps/search/search.machine.ts';
import {
  selectArrivalDate,
  selectFirstArrival,
  selectLastArrival,
  selectStayDates,
} from '../../../machines/steps/search/search.selectors.ts';
import type { LazyStepRef } from '../../lazy/lazy-step.ts';
import { Button } from '../../ui/Button.tsx';
import { DatePicker } from '../../ui/DatePicker.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { StepScreen } from '../booking/StepScreen.tsx';

/** The stay by its prices (D-500). A plain picker of the arrival replaces it where its code is lost. */
export function DatesDialog({ actor, onClose }: { actor: SearchRef; onClose: () => void }) {
  const texts = useTexts().search;
  const calendar = useSelector(actor, selectStayDates);
  const plain = <PlainPicker actor={actor} />;
  return (
    <Dialog
      title={texts.arrival}
      size="full"
      onCancel={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.datesDone}
        </Button>
      }
    >
      {calendar ? <StepScreen holder={calendar as LazyStepRef} instead={plain} /> : plain}
    </Dialog>
  );
}

function PlainPicker({ actor }: { actor: SearchRef }) {
  const texts = useTexts().search;
  const value = useSelector(actor, selectArrivalDate);
  const min = useSelector(actor, selectFirstArrival);
  const max = useSelector(actor, selectLastArrival);
  return (
    <DatePicker
      label={texts.arrival}
      {...{ value, min, max }}
      onSelect={(date) => actor.send({ type: 'arrival.chosen', date })}
    />
  );
}
