import type { ReactNode } from 'react';
import css from './messages.css?inline';
import { Announcement } from './Announcement.tsx';
import { registerStyles } from './styles.ts';

registerStyles(css);

interface NoticeProps {
  tone?: 'info' | 'warning' | 'success' | undefined;
  /** What is said of it when it appears or changes, as an answer to what the guest just did. */
  said?: string | undefined;
  children: ReactNode;
}

export function Notice({ tone = 'info', said = '', children }: NoticeProps) {
  return (
    <div className={`ui-notice ui-notice-${tone}`}>
      {children}
      <Announcement text={said} />
    </div>
  );
}
