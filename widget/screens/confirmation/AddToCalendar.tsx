import { useSelector } from '@xstate/react';
import type { ConfirmationRef } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import {
  selectConfirmationNumber,
  selectItinerary,
} from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import type { CalendarEntry } from '../../../src/domain/calendar-file.ts';
import { fill } from '../../../src/texts/fill.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { SaveCalendar } from '../confirmation-tools/SaveCalendar.tsx';

/** The stay and its booked times as a file for the guest's calendar. */
export function AddToCalendar({ actor }: { actor: ConfirmationRef }) {
  const { confirmation, shared, formats } = useTexts();
  const texts = confirmation.calendar;
  const { brand } = useAssets();
  const number = useSelector(actor, selectConfirmationNumber);

  const entries = () =>
    selectItinerary(actor.getSnapshot()).map(({ kind, uid, leg, what, who, when }): CalendarEntry => ({
      uid,
      when,
      title: what === '' ? texts.kinds[kind] : fill(texts.title, { kind: texts.kinds[kind], what }),
      description: [fill(shared.room, { leg }), formats.series(who), fill(texts.number, { number })]
        .filter((line) => line !== '')
        .join('\n'),
      location: brand,
    }));

  return <SaveCalendar texts={texts} entries={entries} />;
}
