import type { ReactNode } from 'react';
import css from './messages.css?inline';
import { Announcement } from './Announcement.tsx';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

interface NoticeProps {
  tone?: 'info' | 'warning' | 'success' | undefined;
  /** The announcement when the notice appears or changes, in answer to what the guest has just done. */
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
