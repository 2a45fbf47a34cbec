import type { Appointment, Clash } from '../../../src/domain/booking/clashes.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import type { EarlyTime } from '../../../src/domain/booking/stay-times.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface ClashesProps {
  clashes: Clash[];
  /** Times before check-in, where the time of check-in is known. */
  early?: EarlyTime[] | undefined;
}

/** Says that a guest's times may overlap or come before check-in. It never blocks the booking. */
export function Clashes({ clashes, early = [] }: ClashesProps) {
  const words = useTexts();
  const { times: texts, formats } = words;
  const said = ({ kind, name, start }: Appointment) =>
    fill(texts.appointments[kind], { name, time: formatClock(start) });
  const lines = [
    ...clashes.map(({ first, second, names }) =>
      fill(texts.clash, {
        day: formats.shortDate(first.start),
        first: said(first),
        second: said(second),
        names: formats.series(names.map((name) => describeGuest(words, name))),
      }),
    ),
    ...early.map(({ appointment, names, checkIn }) =>
      fill(names.length > 0 ? texts.early : texts.earlyForSome, {
        day: formats.shortDate(appointment.start),
        appointment: said(appointment),
        names: formats.series(names.map((name) => describeGuest(words, name))),
        checkIn,
      }),
    ),
  ];
  return (
    <div role="status">
      {lines.length > 0 ? (
        <Notice tone="warning">
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </Notice>
      ) : null}
    </div>
  );
}
