import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { RoomPanel } from '../../../machines/steps/rooms/rooms.offers.ts';
import { selectRoomWithPrices } from '../../../machines/steps/rooms/rooms.selectors.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { RoomOutcome, RoomType } from '../../../src/domain/rooms.ts';
import { fill, plural } from '../../../src/texts/fill.ts';
import type { Texts } from '../../../src/texts/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { wordsOf } from '../../ui/Html.tsx';
import { useNear } from '../../ui/near.ts';
import { Price } from '../../ui/Price.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { lateView } from '../booking/late-view.tsx';
import { describeFees } from '../summary-panel/describe-fees.ts';
import type { RoomsRef } from './rooms-ref.ts';

/** Of a room's pictures, width by height. */
const RATIO = 3 / 2;

/** Most guests keep their dates. Its prices are asked for meanwhile. */
const OpenWeek = lateView<{ name: string; actor: RoomsRef }>(
  async () => (await import('./WeekCalendar.tsx')).OpenWeek,
);

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
  const code = roomType.PMSCode;
  const isPlain = roomType.Images.length === 0;
  return (
    <li
      ref={watch}
      className="rooms-card"
      data-quiet={!canContinue || undefined}
      data-plain={isPlain || undefined}
    >
      <div className="rooms-card-picture">
        {isNear ? <Gallery images={roomType.Images} label={roomType.DisplayName} ratio={RATIO} /> : null}
        {isNear || isPlain ? null : <div className="ui-picture" style={{ aspectRatio: RATIO }} />}
      </div>
      <div className="rooms-card-words">
        {isChosen ? <p className="ui-eyebrow">{texts.rooms.chosen}</p> : null}
        <h4>{roomType.DisplayName}</h4>
        {isNear ? (
          <Disclosure label={roomType.DisplayName} html={roomType.Description} />
        ) : (
          <p className="ui-html ui-clamped">{wordsOf(roomType.Description)}</p>
        )}
      </div>
      <div className="rooms-card-facts">
        <Facts items={factsOf(texts, roomType)} />
      </div>
      <div className="rooms-card-end">
        <Outcome panel={panel} nights={nights} />
        <Button
          variant="primary"
          aria-label={`${texts.shared.continue}: ${roomType.DisplayName}`}
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
  const { RoomSize, BedType, MaxAdults, MaxChildren, IsDogFriendly } = roomType;
  const sleeps = [
    MaxAdults === null ? '' : plural(texts.adults, MaxAdults),
    MaxChildren === null ? '' : plural(texts.children, MaxChildren),
  ];
  return [
    RoomSize === null ? '' : fill(texts.size, { size: RoomSize }),
    BedType,
    sleeps.filter((part) => part !== '').join(' / '),
    IsDogFriendly ? texts.dogFriendly : '',
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
  const isOpen = useSelector(actor, (snapshot) => selectRoomWithPrices(snapshot) === roomType.PMSCode);
  return (
    <div className="rooms-card-week">
      <Button
        variant="link"
        aria-label={`${texts.open}: ${roomType.DisplayName}`}
        aria-expanded={isOpen}
        onClick={() =>
          actor.send(
            isOpen ? { type: 'prices.closed' } : { type: 'prices.opened', roomCode: roomType.PMSCode },
          )
        }
      >
        {texts.open}
      </Button>
      {isOpen ? <OpenWeek name={roomType.DisplayName} actor={actor} /> : null}
    </div>
  );
}
