import type { RoomChoice } from '../../src/domain/booking/legs.ts';
import { fill } from '../texts/fill.ts';
import { Button } from '../ui/controls/Button.tsx';
import { registerStyles } from '../ui/frame/styles.ts';
import { useTexts } from '../ui/text/texts-context.tsx';
import css from './room-choices.css?inline';

registerStyles(css);

interface RoomChoicesProps {
  rooms: RoomChoice[];
  /** The room that is being chosen. */
  current: number;
  onChoose: (leg: number) => void;
}

/** The rooms of a booking with their choices, and a way to each room. */
export function RoomChoices({ rooms, current, onChoose }: RoomChoicesProps) {
  const { summaryPanel: texts, shared } = useTexts();
  return (
    <nav className="room-choices" aria-label={texts.rooms}>
      <ol className="ui-list ui-row">
        {rooms.map(({ leg, roomName, isHeld, isOpen }) => {
          const name = fill(shared.room, { leg });
          return (
            <li key={leg} className="ui-row" aria-current={leg === current ? 'step' : undefined}>
              {isOpen && leg !== current ? (
                <Button variant="link" onClick={() => onChoose(leg)}>
                  {name}
                </Button>
              ) : leg === current ? (
                <strong>{name}</strong>
              ) : (
                name
              )}
              {isHeld ? (
                <span>
                  <span aria-hidden="true">✓</span>
                  <span className="ui-hidden">{texts.chosen}</span>
                </span>
              ) : null}
              {roomName ? <span className="ui-soft">{roomName}</span> : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
