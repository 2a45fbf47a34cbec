import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { CompareRoom } from './CompareRoom.tsx';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import type { RoomPanel } from '../../../machines/steps/rooms/rooms.rules.ts';
import { selectRoomWithPrices, selectWeekCalendar } from '../../../machines/steps/rooms/rooms.selectors.ts';
import type { RoomType } from '../../../src/domain/rooms/room-types.ts';
import { describeSize, describeSleeps } from './room-facts.texts.ts';
import { fill } from '../../texts/fill.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { ButtonAbout } from '../../ui/controls/ButtonAbout.tsx';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { Facts } from '../../ui/bill/Facts.tsx';
import { Gallery } from '../../ui/media/Gallery.tsx';
import { plainText } from '../../ui/media/Html.tsx';
import { useNear } from '../../ui/media/near.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';
import { RoomPrice } from './RoomPrice.tsx';

/** Width divided by height of a room's picture. */
const RATIO = 3 / 2;

/** Properties that all rooms share. */
export interface RoomTerms {
  actor: RoomsRef;
  nights: number;
  hasPrices: boolean;
  /** Whether there are rooms to compare. */
  hasComparison: boolean;
}

interface RoomCardProps extends RoomTerms {
  panel: RoomPanel;
  /** Whether the leg has this room. */
  isChosen: boolean;
  /** The room's place, where the room does not stand under a heading with it. */
  place: string | null;
  /** Draws the whole card before it comes near the window. */
  isNearAtOnce: boolean;
}

/** A room type: its facts, its price or why it cannot be booked, and its prices by date. */
export const RoomCard = memo(function RoomCard(props: RoomCardProps) {
  const { panel, place, isChosen, isNearAtOnce, nights, hasPrices, hasComparison, actor } = props;
  const { roomType, canContinue } = panel;
  const texts = useTexts();
  const [isNear, watch] = useNear(isNearAtOnce);
  const code = roomType.code;
  const isPlain = roomType.images.length === 0;
  return (
    <li
      ref={watch}
      className="rooms-card"
      data-quiet={!canContinue || undefined}
      data-plain={isPlain || undefined}
    >
      <div className="rooms-card-picture">
        {isNear ? (
          <Gallery
            images={roomType.images}
            label={roomType.displayName}
            ratio={RATIO}
            enlarge={{
              label: (picture) => fill(texts.rooms.largePicture, { picture }),
              onPress: (index) => actor.send({ type: 'pictures.opened', roomCode: code, index }),
            }}
          />
        ) : null}
        {isNear || isPlain ? null : <div className="ui-picture" style={{ aspectRatio: RATIO }} />}
      </div>
      <div className="rooms-card-words">
        {place ? <p className="ui-soft">{place}</p> : null}
        {isChosen ? <p className="ui-eyebrow">{texts.rooms.chosen}</p> : null}
        <h4>{roomType.displayName}</h4>
        {isNear ? (
          <Disclosure label={roomType.displayName} html={roomType.description} />
        ) : (
          <p className="ui-html ui-clamped">{plainText(roomType.description)}</p>
        )}
      </div>
      <div className="rooms-card-facts">
        <Facts items={factsOf(texts, roomType)} />
      </div>
      <div className="rooms-card-end">
        <RoomPrice panel={panel} nights={nights} />
        <ButtonAbout
          variant="primary"
          about={roomType.displayName}
          disabled={!canContinue}
          onClick={() => actor.send({ type: 'room.chosen', roomCode: code })}
        >
          {texts.rooms.choose}
        </ButtonAbout>
      </div>
      <RoomWays {...{ panel, hasPrices, hasComparison, actor }} />
    </li>
  );
});

/** Size, beds, number of guests, and whether dogs are welcome. */
function factsOf(words: Texts, roomType: RoomType): string[] {
  const texts = words.rooms;
  const dogs = roomType.isDogFriendly ? texts.dogFriendly : '';
  return [describeSize(texts, roomType), roomType.bedType, describeSleeps(words, roomType), dogs].filter(
    (fact) => fact !== '',
  );
}

type RoomWaysProps = Pick<RoomCardProps, 'panel' | 'hasPrices' | 'hasComparison' | 'actor'>;

/** The ways to other rooms and other dates: comparing, and the prices by date under the room. */
function RoomWays({ panel: { roomType, canContinue }, hasPrices, hasComparison, actor }: RoomWaysProps) {
  const texts = useTexts().rooms.week;
  const isOpen = useSelector(actor, (snapshot) => selectRoomWithPrices(snapshot) === roomType.code);
  const canCompare = hasComparison && canContinue;
  if (!canCompare && !hasPrices) return null;
  return (
    <>
      <div className="rooms-card-ways">
        {canCompare ? <CompareRoom roomType={roomType} actor={actor} /> : null}
        {hasPrices ? (
          <ButtonAbout
            variant="link"
            about={roomType.displayName}
            aria-expanded={isOpen}
            onClick={() =>
              actor.send(
                isOpen ? { type: 'prices.closed' } : { type: 'prices.opened', roomCode: roomType.code },
              )
            }
          >
            {texts.open}
          </ButtonAbout>
        ) : null}
      </div>
      {isOpen ? <OpenWeek actor={actor} /> : null}
    </>
  );
}

/** The seven days of the room whose prices by date are open. */
function OpenWeek({ actor }: { actor: RoomsRef }) {
  const week = useSelector(actor, selectWeekCalendar);
  return week ? <WeekCalendar key={week.sessionId} actor={week} /> : null;
}
