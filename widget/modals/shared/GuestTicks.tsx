import type { Tick, TickedGuest } from '../../../machines/modals/ticked-guests.ts';
import { describeGuest } from '../../../src/texts/describe-guest.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { AgeNote } from './AgeNote.tsx';

interface GuestTicksProps {
  legend: string;
  /** What the names of the checkboxes begin with. */
  name: string;
  guests: readonly TickedGuest[];
  /** From what age on guests can be ticked; 0: everybody can. */
  minimumAge: number;
  onTick: (tick: Tick) => void;
}

/** Who of a room takes part. */
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
