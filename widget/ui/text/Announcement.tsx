import { useCallback, useRef } from 'react';
import { createElement } from '../../../src/browser/own-document.ts';

/** Milliseconds to wait, because the new focus would interrupt the announcement. */
const AFTER_FOCUS_MS = 200;

interface AnnouncementProps {
  /** Empty announces nothing. */
  text: string;
  /** Announces changes only, not the first text. */
  isOnlyNews?: boolean;
}

/**
 * Announces `text` politely without showing it, in the status region of the widget or of the surrounding dialog. Screen
 * readers ignore regions behind a dialog (D-444).
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

/** The region stays as long as its surroundings, because screen readers only hear changes in an existing region. */
export function AnnouncementRegion() {
  return <div className="ui-hidden" role="status" aria-atomic={false} />;
}
