import { useSelector } from '@xstate/react';
import type { ConfirmationRef } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import {
  selectConfirmationNumber,
  selectItinerary,
} from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import { calendarFile, type CalendarEntry } from '../../../src/domain/calendar-file.ts';
import { fill } from '../../../src/texts/fill.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { createElement } from '../../../src/browser/own-document.ts';

/** The stay and its booked times as a file for the guest's calendar (D-164). */
export function AddToCalendar({ actor }: { actor: ConfirmationRef }) {
  const { confirmation, shared } = useTexts();
  const texts = confirmation.calendar;
  const { brand } = useAssets();
  const number = useSelector(actor, selectConfirmationNumber);

  function download() {
    const entries = selectItinerary(actor.getSnapshot()).map(
      ({ kind, uid, leg, what, who, when }): CalendarEntry => ({
        uid,
        when,
        title: what === '' ? texts.kinds[kind] : fill(texts.title, { kind: texts.kinds[kind], what }),
        description: [fill(shared.room, { leg }), who.join(', '), fill(texts.number, { number })]
          .filter((line) => line !== '')
          .join('\n'),
        location: brand,
      }),
    );
    downloadFile(texts.file, 'text/calendar;charset=utf-8', calendarFile(entries, new Date()));
  }

  return <Button onClick={download}>{texts.add}</Button>;
}

/** Hands a text to the browser as a file; nothing is loaded and no address is left behind. */
function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = createElement(document, 'a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the time this runs.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
