interface Moment {
  time: string;
  name: string;
  /** Where the times are not all of one day. */
  day?: string | undefined;
}

/** What happens when, in one column of times. */
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
