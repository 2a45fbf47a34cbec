import { useSelector } from '@xstate/react';
import { useDeferredValue, useState } from 'react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import type { RoomPanel } from '../../../machines/steps/rooms/rooms.rules.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import type { RoomGroup } from '../../../src/domain/rooms/room-list.ts';
import type { Area } from '../../../src/domain/rooms/room-types.ts';
import { fill } from '../../texts/fill.ts';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { ButtonAbout } from '../../ui/controls/ButtonAbout.tsx';
import { Gallery } from '../../ui/media/Gallery.tsx';
import { Html } from '../../ui/media/Html.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { RoomCard, type RoomTerms } from './RoomCard.tsx';
import { OtherRooms } from './OtherRooms.tsx';
import { useGrowingCount } from './use-growing-count.ts';

/** As many as a tall screen shows. */
const FIRST_ROOMS = 2;
/** As many as most houses have. These are drawn whole at once, wherever they are. */
const NEAR_ROOMS = 24;
/** As many as a slow device draws without delaying the guest's next input. */
const MORE_ROOMS = 16;

/** The rooms that pass the guest's filters, by area or by price. */
export function RoomList({ actor }: { actor: RoomsRef }) {
  const texts = useTexts().rooms;
  // Deferred, so that a press on a filter shows before many rooms are drawn.
  const { groups, others } = useDeferredValue(useSelector(actor, selectors.selectList));
  const { all, free, shown } = useSelector(actor, selectors.selectCounts);
  const isFiltered = useSelector(actor, selectors.selectIsFiltered);
  const drawn = useGrowingCount(free, FIRST_ROOMS, MORE_ROOMS);
  const areDogsLeftAtHome = useSelector(actor, selectors.selectAreDogsLeftAtHome);
  const chosen = useSelector(actor, selectors.selectChosenRoom);
  const nights = useSelector(actor, selectors.selectNights);
  const hasPrices = useSelector(actor, selectors.selectHasPricesByDate);
  const hasComparison = useSelector(actor, selectors.selectHasRoomsToCompare);
  const said = isFiltered ? fill(texts.wanted.shown, { shown, all: free }) : fill(texts.count, { free, all });
  return (
    <>
      <Announcement text={said} />
      {areDogsLeftAtHome ? <Notice>{texts.withoutDog}</Notice> : null}
      {firstRooms(groups, drawn).map((group, index) => (
        <GroupSection
          key={group.area?.key ?? ''}
          {...{ group, chosen, nights, hasPrices, hasComparison, actor }}
          isFirst={index === 0}
        />
      ))}
      {others.length > 0 ? (
        <OtherRooms
          key={String(groups.length === 0)}
          {...{ chosen, nights, hasPrices, hasComparison, actor }}
          panels={others}
          isOpenAtFirst={groups.length === 0}
        />
      ) : null}
    </>
  );
}

/** The drawn rooms of a group, and the number of rooms above them. */
interface PlacedGroup extends RoomGroup<RoomPanel> {
  above: number;
}

/** The groups with their first `count` rooms in all. */
function firstRooms(groups: readonly RoomGroup<RoomPanel>[], count: number): PlacedGroup[] {
  let before = 0;
  return groups.flatMap(({ area, offers }) => {
    const above = before;
    before += offers.length;
    return count > above ? [{ area, offers: offers.slice(0, count - above), above }] : [];
  });
}

interface GroupSectionProps extends RoomTerms {
  group: PlacedGroup;
  /** The code of the leg's room; null where the leg has none. */
  chosen: string | null;
  isFirst: boolean;
}

function GroupSection({ group, chosen, isFirst, ...terms }: GroupSectionProps) {
  const { area, offers, above } = group;
  const texts = useTexts().rooms.sorts;
  const title = texts[useSelector(terms.actor, selectors.selectSort)];
  return (
    <section className="rooms-area ui-stack" aria-label={area?.displayName ?? title}>
      {area ? <AreaHead area={area} isFirst={isFirst} /> : <h3>{title}</h3>}
      <ul className="rooms-list ui-list">
        {offers.map((panel, index) => (
          <RoomCard
            key={panel.roomType.key}
            {...terms}
            panel={panel}
            place={area ? null : panel.areaName}
            isChosen={panel.roomType.code === chosen}
            isNearAtOnce={above + index < NEAR_ROOMS}
          />
        ))}
      </ul>
    </section>
  );
}

/** An area with its pictures and words. A phone folds them, so that the first price is on the first screen. */
function AreaHead({ area, isFirst }: { area: Area; isFirst: boolean }) {
  const texts = useTexts().rooms;
  const [isOpen, setIsOpen] = useState(false);
  const hasMore = area.images.length > 0 || area.description !== '';
  return (
    <header className="rooms-area-head">
      <h3>{area.displayName}</h3>
      {hasMore ? (
        <ButtonAbout
          variant="link"
          about={area.displayName}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.about}
        </ButtonAbout>
      ) : null}
      <div className="rooms-area-about" data-open={isOpen || undefined}>
        <Gallery images={area.images} label={area.displayName} ratio={3 / 2} eager={isFirst} />
        <Html html={area.description} className="ui-soft" />
      </div>
    </header>
  );
}
