interface Moment {
  time: string;
  name: string;
  /** The day, where the times are of several days. */
  day?: string | undefined;
}

/** Times with their names, in one column. */
export function Times({ items }: { items: readonly Moment[] }) {
  return (
    <ol className="ui-list booking-times">
      {items.map(({ time, name, day }, index) => (
        <li key={index}>
          <span className="ui-numbers">{time}</span>{' '}
          <span>
            {name}
            {day === undefined ? null : <span className="ui-soft"> {day}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
