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

/** The times of one kind within a part. */
export function RoomTimes({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="room-summary-times">
      <h5>{title}</h5>
      {children}
    </div>
  );
}
