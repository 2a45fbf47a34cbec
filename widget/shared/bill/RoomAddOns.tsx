import type { ReactNode } from 'react';
import { formatClock, nightsBetween } from '../../../src/domain/dates/dates.ts';
import type { RoomSummary } from '../../../machines/steps/summary/room-summary.ts';
import type { Editable } from '../../../machines/steps/summary/summary.selectors.ts';
import { dayOfStay } from '../../texts/day-of-stay.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { Lines } from '../../ui/bill/Lines.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { RoomPart, RoomTimes } from './RoomPart.tsx';

interface RoomAddOnsProps {
  summary: RoomSummary;
  /** Draws the 'Edit' link of the part, or nothing. */
  edit: (what: Editable) => ReactNode;
}

/** What is bought beside the room, and its times. */
export function RoomAddOns({ summary, edit }: RoomAddOnsProps) {
  const words = useTexts();
  const { roomSummary, formats } = words;
  const texts = roomSummary.itinerary;
  const { addOns, dinnerAddOns, golfAddOns, spaTreatments } = summary;
  const dayOf = dayOfStay(formats, nightsBetween(summary.arrival, summary.departure));
  const at = (time: string) => ({ day: dayOf(time), time: formatClock(time) });
  if (addOns.length === 0) return null;
  return (
    <RoomPart title={roomSummary.addOns} action={edit('addOns')}>
      <Lines
        of={addOns.map(({ name, quantity }) =>
          quantity === null ? name : fill(roomSummary.quantity, { n: quantity, name }),
        )}
      />
      {dinnerAddOns.length > 0 ? (
        <RoomTimes title={texts.dinnerAddOns}>
          <Lines
            numbers
            of={dinnerAddOns.map(({ restaurant, time, diners }) =>
              fill(texts.tableFor, { ...at(time), restaurant, diners: formats.plural(texts.diners, diners) }),
            )}
          />
        </RoomTimes>
      ) : null}
      {golfAddOns.length > 0 ? (
        <RoomTimes title={texts.golfAddOns}>
          <Lines
            numbers
            of={golfAddOns.map(({ time, players }) =>
              fill(texts.teeTimeFor, { ...at(time), players: fill(texts.players, { n: players }) }),
            )}
          />
        </RoomTimes>
      ) : null}
      {spaTreatments.length > 0 ? (
        <RoomTimes title={texts.spaTreatments}>
          {spaTreatments.map(({ guest, treatments }, index) => (
            <div key={index}>
              <p className="ui-soft">{describeGuest(words, guest)}</p>
              <Lines
                numbers
                of={treatments.map(({ name, time }) => fill(texts.treatment, { ...at(time), name }))}
              />
            </div>
          ))}
        </RoomTimes>
      ) : null}
    </RoomPart>
  );
}
