import type { ReactNode } from 'react';

interface RoomPartProps {
  title: string;
  /** Changes all of it. */
  action: ReactNode;
  children: ReactNode;
}

/** A part of a room's summary, with one way to change it. */
export function RoomPart({ title, action, children }: RoomPartProps) {
  return (
    <section className="ui-stack ui-stack-tight">
      <div className="room-summary-head">
        <h4>{title}</h4>
        {action}
      </div>
      {children}
    </section>
  );
}

interface RoomTimesProps {
  title: string;
  /** A word or two, which stand beside the title. */
  isBrief?: boolean;
  children: ReactNode;
}

/** The times of one kind within a part. */
export function RoomTimes({ title, isBrief = false, children }: RoomTimesProps) {
  return (
    <div className="room-summary-times" data-brief={isBrief || undefined}>
      <h5>{title}</h5>
      {children}
    </div>
  );
}
