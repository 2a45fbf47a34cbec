import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CloserLookRef } from '../../../../machines/steps/rooms/closer-look.machine.ts';
import { selectLook } from '../../../../machines/steps/rooms/closer-look.selectors.ts';
import type { RoomPanel } from '../../../../machines/steps/rooms/rooms.rules.ts';
import { describeRoom } from '../../../texts/describe-room.ts';
import { ButtonAbout } from '../../../ui/controls/ButtonAbout.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { registerStyles } from '../../../ui/frame/styles.ts';
import { useTexts } from '../../../ui/text/texts-context.tsx';
import { RoomPrice } from '../RoomPrice.tsx';
import css from './room-comparison.css?inline';
import { FACTS } from './facts.ts';

registerStyles(css);

const selectComparison = selectLook('comparison');

/** Two or three rooms side by side, each with its facts, its price and a button that chooses it. */
export function RoomComparison({ actor }: { actor: CloserLookRef }) {
  const texts = useTexts();
  const { closerLook } = texts;
  const look = useSelector(actor, selectComparison);
  if (!look) return null;
  const { rooms, nights } = look;
  const described = rooms.map((panel) => ({
    panel,
    ...describeRoom(texts, panel.roomType),
    place: panel.areaName,
  }));
  const known = FACTS.filter((fact) => described.some((room) => room[fact] !== ''));
  return (
    <Dialog title={closerLook.compare} size="full" onCancel={() => actor.send({ type: 'look.closed' })}>
      <div className="room-comparison" role="region" aria-label={closerLook.compare} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {rooms.map(({ roomType }) => (
                <th key={roomType.key} scope="col">
                  {roomType.images[0] ? <Picture path={roomType.images[0].path} alt="" eager /> : null}
                  {roomType.displayName}
                </th>
              ))}
            </tr>
            <tr className="room-comparison-ways">
              <td />
              {rooms.map(({ roomType: { key, code, displayName } }) => (
                <td key={key}>
                  <ButtonAbout
                    variant="primary"
                    about={displayName}
                    onClick={() => actor.send({ type: 'room.chosen', roomCode: code })}
                  >
                    {closerLook.choose}
                  </ButtonAbout>
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={closerLook.price} rooms={described}>
              {({ panel }) => <RoomPrice panel={panel} nights={nights} />}
            </Row>
            {known.map((fact) => (
              <Row key={fact} name={closerLook.facts[fact]} rooms={described}>
                {(room) => room[fact] || closerLook.notSaid}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

interface RowProps<Room> {
  name: string;
  rooms: readonly Room[];
  children: (room: Room) => ReactNode;
}

function Row<Room extends { panel: RoomPanel }>({ name, rooms, children }: RowProps<Room>) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {rooms.map((room) => (
        <td key={room.panel.roomType.key}>{children(room)}</td>
      ))}
    </tr>
  );
}
