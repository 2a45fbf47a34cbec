import { createElement } from '../../../src/browser/own-document.ts';
import { calendarFile, type CalendarEntry } from '../../../src/domain/calendar-file.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  texts: { add: string; file: string };
  /** What to save, at the moment of the press. */
  entries: () => CalendarEntry[];
}

/** A stay as a file for the guest's calendar (D-164). */
export function SaveCalendar({ texts, entries }: Props) {
  const save = () =>
    downloadFile(texts.file, 'text/calendar;charset=utf-8', calendarFile(entries(), new Date()));
  return <Button onClick={save}>{texts.add}</Button>;
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
