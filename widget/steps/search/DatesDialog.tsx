import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SearchRef } from '../../../machines/steps/search/search.machine.ts';
import * as selectors from '../../../machines/steps/search/search.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { ErrorBoundary } from '../../ui/frame/ErrorBoundary.tsx';
import { ChosenStay, StayDates } from './StayDates.tsx';

/** The stay by its prices. The browser's own date field replaces it where it breaks. */
export function DatesDialog({ actor, onClose }: { actor: SearchRef; onClose: () => void }) {
  const { search: texts, formats } = useTexts();
  const arrival = useSelector(actor, selectors.selectArrivalDate);
  const departure = useSelector(actor, selectors.selectDepartureDate);
  const nights = useSelector(actor, selectors.selectNights);
  const calendar = useSelector(actor, selectors.selectStayDates);
  const plain = <PlainDate actor={actor} />;
  return (
    <Dialog
      title={texts.dates}
      size="full"
      onCancel={onClose}
      footer={
        <>
          {calendar ? <ChosenStay actor={calendar} /> : null}
          <Button variant="primary" onClick={onClose}>
            {fill(formats.plural(texts.useDates, nights), { dates: formats.daysRange(arrival, departure) })}
          </Button>
        </>
      }
    >
      {calendar ? (
        <ErrorBoundary instead={plain}>
          <StayDates actor={calendar} />
        </ErrorBoundary>
      ) : (
        plain
      )}
    </Dialog>
  );
}

/**
 * The browser's own date field. The search takes whole dates in its window only. While the guest types, the field has
 * what is typed in part; afterwards, the date that was taken.
 */
function PlainDate({ actor }: { actor: SearchRef }) {
  const texts = useTexts().search;
  const arrival = useSelector(actor, selectors.selectArrivalDate);
  const [typed, setTyped] = useState(arrival);
  const min = useSelector(actor, selectors.selectFirstArrival);
  const max = useSelector(actor, selectors.selectLastArrival);
  return (
    <TextField
      name="arrivalDate"
      label={texts.arrival}
      type="date"
      {...{ min, max }}
      value={typed}
      onLeave={() => setTyped(arrival)}
      onChange={(date) => {
        setTyped(date);
        actor.send({ type: 'arrival.chosen', date });
      }}
    />
  );
}
