import { createElement } from '../../../src/browser/own-document.ts';
import { calendarFile, type CalendarEntry } from '../../../src/domain/account/calendar-file.ts';
import { Button } from '../../ui/controls/Button.tsx';

interface Props {
  texts: { add: string; file: string };
  variant?: 'link';
  /** The entries to save, asked for when the button is pressed. */
  entries: () => CalendarEntry[];
}

/** A stay as a file for the guest's calendar. */
export function SaveCalendar({ texts, variant, entries }: Props) {
  const save = () =>
    downloadFile(texts.file, 'text/calendar;charset=utf-8', calendarFile(entries(), new Date()));
  return (
    <Button variant={variant} onClick={save}>
      {texts.add}
    </Button>
  );
}

/** Gives the browser a text as a file. Nothing is loaded, and the object URL is revoked. */
function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = createElement(document, 'a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
