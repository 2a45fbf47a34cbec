import { useCallback, useRef } from 'react';
import { createElement } from '../../src/browser/own-document.ts';

/** The focus comes to what is new first, and would cut short what is being said. */
const AFTER_FOCUS_MS = 200;

interface AnnouncementProps {
  /** Empty: nothing. */
  text: string;
  /** What stands there at first is not said, only what becomes of it. */
  isOnlyNews?: boolean;
}

/**
 * Says `text` politely, and shows nothing: in the one status region of the widget, or of the dialog that it stands in,
 * behind which nothing is heard (D-444).
 */
export function Announcement({ text, isOnlyNews = false }: AnnouncementProps) {
  const last = useRef(isOnlyNews ? text : '');
  const say = useCallback(
    (place: HTMLElement | null) => {
      if (last.current === text) return;
      last.current = text;
      const region = place?.closest('dialog, .stay')?.querySelector(':scope > [role=status]');
      const line = createElement(document, 'p');
      line.textContent = text;
      const timer = setTimeout(() => region?.append(line), AFTER_FOCUS_MS);
      return () => {
        clearTimeout(timer);
        line.remove();
      };
    },
    [text],
  );
  return <span hidden ref={say} />;
}

/** Is there for as long as what it stands in, so that it is listened to when something comes into it. */
export function AnnouncementRegion() {
  return <div className="ui-hidden" role="status" aria-atomic={false} />;
}
