import type { RoomItinerary } from '../../../machines/steps/itinerary/itinerary.selectors.ts';
import type { Appointment } from '../../../src/domain/clashes.ts';
import { formatClock, formatShortDate } from '../../../src/domain/date-formats.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** Says quietly that times of a guest may overlap; nothing is ever blocked by it. */
export function Clashes({ clashes }: Pick<RoomItinerary, 'clashes'>) {
  const texts = useTexts().itinerary;
  const appointment = ({ kind, name, start }: Appointment) =>
    fill(texts.appointments[kind], { name, time: formatClock(start) });
  return (
    <div role="status">
      {clashes.length > 0 ? (
        <Notice tone="warning">
          {clashes.map(({ first, second, guests, names }) => (
            <p
              key={[
                guests,
                ...[first, second].map(({ kind, name, start }) => `${kind} ${name} ${start}`),
              ].join()}
            >
              {fill(texts.clash, {
                day: formatShortDate(first.start),
                first: appointment(first),
                second: appointment(second),
                names: names.join(', '),
              })}
            </p>
          ))}
        </Notice>
      ) : null}
    </div>
  );
}
