import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import type { RoomPanel } from '../../../machines/steps/rooms/rooms.rules.ts';
import { selectRoomWithPrices, selectWeekCalendar } from '../../../machines/steps/rooms/rooms.selectors.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { RoomOutcome } from '../../../src/domain/rooms.ts';
import type { RoomType } from '../../../src/domain/room-types.ts';
import { fill, plural } from '../../../src/texts/fill.ts';
import type { Texts } from '../../../src/texts/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { plainText } from '../../ui/Html.tsx';
import { useNear } from '../../ui/near.ts';
import { Price } from '../../ui/Price.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { describeFees } from '../../../src/texts/describe-fees.ts';
import type { LazyStepRef } from '../../lazy/lazy-step.ts';
import { StepScreen } from '../booking/StepScreen.tsx';

/** Of a room's pictures, width by height. */
const RATIO = 3 / 2;

/** What is the same for all rooms. */
export interface RoomTerms {
  actor: RoomsRef;
  nights: number;
  hasPrices: boolean;
}

interface RoomCardProps extends RoomTerms {
  panel: RoomPanel;
  /** The leg has it already. */
  isChosen: boolean;
  /** Complete before it has come near. */
  isNearAtOnce: boolean;
}

/** A room type: what it is, what it costs or why it cannot be had, and its prices by date (A §2.5). */
export const RoomCard = memo(function RoomCard(props: RoomCardProps) {
  const { panel, isChosen, isNearAtOnce, nights, hasPrices, actor } = props;
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
        {isNear ? <Gallery images={roomType.images} label={roomType.displayName} ratio={RATIO} /> : null}
        {isNear || isPlain ? null : <div className="ui-picture" style={{ aspectRatio: RATIO }} />}
      </div>
      <div className="rooms-card-words">
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
        <Outcome panel={panel} nights={nights} />
        <Button
          variant="primary"
          aria-label={`${texts.shared.continue}: ${roomType.displayName}`}
          disabled={!canContinue}
          onClick={() => actor.send({ type: 'room.chosen', roomCode: code })}
        >
          {texts.shared.continue}
        </Button>
      </div>
      {hasPrices ? <PricesByDate roomType={roomType} actor={actor} /> : null}
    </li>
  );
});

/** Size, beds, who can sleep there, and whether dogs are welcome. */
function factsOf({ rooms: texts }: Texts, roomType: RoomType): string[] {
  const { roomSize, bedType, maxAdults, maxChildren, isDogFriendly } = roomType;
  const sleeps = [
    maxAdults === null ? '' : plural(texts.adults, maxAdults),
    maxChildren === null ? '' : plural(texts.children, maxChildren),
  ];
  return [
    roomSize === null ? '' : fill(texts.size, { size: roomSize }),
    bedType,
    sleeps.filter((part) => part !== '').join(' / '),
    isDogFriendly ? texts.dogFriendly : '',
  ].filter((fact) => fact !== '');
}

/** Exactly one of the outcomes of the price panel (A §2.5, D-48, E-11). */
function Outcome({ panel: { outcome, rateName }, nights }: Pick<RoomCardProps, 'panel' | 'nights'>) {
  const { rooms: texts, summaryPanel } = useTexts();
  if (outcome.kind !== 'from') return <p className="rooms-card-reason">{reasonOf(texts, outcome)}</p>;
  const fees = describeFees(summaryPanel.fees, outcome.includes);
  return (
    <Price
      size="l"
      before={texts.from}
      amount={formatPrice(outcome.amount)}
      after={
        <>
          {plural(texts.forNights, nights)}
          <span className="rooms-card-rate">{rateName}</span>
          {fees === '' ? null : <span>{fees}</span>}
        </>
      }
    />
  );
}

function reasonOf({ outcomes }: Texts['rooms'], outcome: Exclude<RoomOutcome, { kind: 'from' }>): string {
  switch (outcome.kind) {
    case 'minimumGuests':
    case 'minimumNights':
      return fill(outcomes[outcome.kind], { n: outcome.minimum });
    case 'sleeps':
      return plural(outcomes.sleeps[outcome.who], outcome.most);
    default:
      return outcomes[outcome.kind];
  }
}

function PricesByDate({ roomType, actor }: { roomType: RoomType; actor: RoomsRef }) {
  const texts = useTexts().rooms.week;
  const isOpen = useSelector(actor, (snapshot) => selectRoomWithPrices(snapshot) === roomType.code);
  return (
    <div className="rooms-card-week">
      <Button
        variant="link"
        aria-label={`${texts.open}: ${roomType.displayName}`}
        aria-expanded={isOpen}
        onClick={() =>
          actor.send(isOpen ? { type: 'prices.closed' } : { type: 'prices.opened', roomCode: roomType.code })
        }
      >
        {texts.open}
      </Button>
      {isOpen ? <OpenWeek actor={actor} /> : null}
    </div>
  );
}

/** The seven days of the room whose prices by date are open. */
function OpenWeek({ actor }: { actor: RoomsRef }) {
  const week = useSelector(actor, selectWeekCalendar);
  return week ? <StepScreen key={week.sessionId} holder={week as LazyStepRef} /> : null;
}
