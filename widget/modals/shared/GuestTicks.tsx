import type { Tick, TickedGuest } from '../../../machines/modals/ticked-guests.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AgeNote } from './AgeNote.tsx';

interface GuestTicksProps {
  legend: string;
  /** The beginning of the checkboxes' names. */
  name: string;
  guests: readonly TickedGuest[];
  /** The youngest age that can be ticked, in years; 0 where all ages can. */
  minimumAge: number;
  onTick: (tick: Tick) => void;
}

/** A checkbox for each guest of a room. */
export function GuestTicks({ legend, name, guests, minimumAge, onTick }: GuestTicksProps) {
  const words = useTexts();
  return (
    <fieldset className="times-guests">
      <legend className="ui-label">{legend}</legend>
      {guests.map((guest) => (
        <Checkbox
          key={guest.guestIndex}
          label={describeGuest(words, guest.name)}
          name={`${name}-${guest.guestIndex}`}
          checked={guest.isTicked}
          onChange={(isTicked) => onTick({ guestIndex: guest.guestIndex, isTicked })}
        />
      ))}
      <AgeNote age={minimumAge} />
    </fieldset>
  );
}
