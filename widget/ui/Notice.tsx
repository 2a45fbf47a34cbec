import type { ReactNode } from 'react';
import css from './messages.css?inline';
import { registerStyles } from './styles.ts';

registerStyles(css);

interface NoticeProps {
  tone?: 'info' | 'warning' | 'success' | undefined;
  /** Read out when it appears or changes, as an answer to what the guest just did. */
  live?: boolean | undefined;
  children: ReactNode;
}

export function Notice({ tone = 'info', live = false, children }: NoticeProps) {
  return (
    <div className={`ui-notice ui-notice-${tone}`} role={live ? 'status' : undefined}>
      {children}
    </div>
  );
}
