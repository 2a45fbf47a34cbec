import { useSelector } from '@xstate/react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import type { AreaPanels } from '../../../machines/steps/rooms/rooms.rules.ts';
import {
  selectAreas,
  selectAreDogsLeftAtHome,
  selectCalendar,
  selectChosenRoom,
  selectHasPricesByDate,
  selectIsCheckingVouchers,
  selectIsListed,
  selectIsWithoutDogFriendlyRoom,
  selectLeg,
  selectNights,
} from '../../../machines/steps/rooms/rooms.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { Html } from '../../ui/Html.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Announcement } from '../../ui/Announcement.tsx';
import { StepLayout } from '../../ui/StepLayout.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import type { LazyStepRef } from '../../lazy/lazy-step.ts';
import { StepScreen } from '../booking/StepScreen.tsx';
import { RoomCard, type RoomTerms } from './RoomCard.tsx';
import css from './rooms.css?inline';
import { RoomsQuestions } from './RoomsQuestions.tsx';
import { startTransition, useEffect, useState } from 'react';

registerStyles(css);

/** As many as a tall screen has in sight. */
const FIRST_ROOMS = 2;
/** As many as most houses have: these are complete at once, wherever they are (D-276). */
const NEAR_ROOMS = 24;
/** As many as a slow machine draws without being late for what the guest does. */
const MORE_ROOMS = 16;

/** The choice of a room for one leg (A §2.5). */
export function RoomsScreen({ actor }: { actor: RoomsRef }) {
  const { rooms: texts, search } = useTexts();
  const leg = useSelector(actor, selectLeg);
  const isChecking = useSelector(actor, selectIsCheckingVouchers);
  const calendar = useSelector(actor, selectCalendar);
  const isWithoutDogFriendlyRoom = useSelector(actor, selectIsWithoutDogFriendlyRoom);
  const isListed = useSelector(actor, selectIsListed);
  return (
    <StepLayout>
      <section className="rooms">
        <PageHeading>{fill(texts.title, { leg })}</PageHeading>
        {isWithoutDogFriendlyRoom ? <NoDogFriendlyRooms actor={actor} /> : null}
        {isChecking ? <Loading text={search.checking} /> : null}
        {isListed ? <Areas actor={actor} /> : null}
        {calendar ? <StepScreen holder={calendar as LazyStepRef} /> : null}
        <RoomsQuestions actor={actor} />
      </section>
    </StepLayout>
  );
}

function NoDogFriendlyRooms({ actor }: { actor: RoomsRef }) {
  const texts = useTexts().rooms.noDogFriendlyRooms;
  return (
    <Notice tone="warning">
      <div className="ui-stack ui-stack-tight" role="alert">
        <p>{texts.text}</p>
        <p className="ui-soft">{texts.hint}</p>
        <div className="ui-row">
          <Button variant="primary" onClick={() => actor.send({ type: 'dates.abandoned' })}>
            {texts.tryNewDate}
          </Button>
          <Button variant="link" onClick={() => actor.send({ type: 'dogs.leftAtHome' })}>
            {texts.continueWithout}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

function Areas({ actor }: { actor: RoomsRef }) {
  const texts = useTexts().rooms;
  const areas = useSelector(actor, selectAreas);
  const rooms = areas.flatMap(({ offers }) => offers);
  const free = rooms.filter(({ canContinue }) => canContinue).length;
  const shown = useGrowingCount(rooms.length, FIRST_ROOMS, MORE_ROOMS);
  const areDogsLeftAtHome = useSelector(actor, selectAreDogsLeftAtHome);
  const chosen = useSelector(actor, selectChosenRoom);
  const nights = useSelector(actor, selectNights);
  const hasPrices = useSelector(actor, selectHasPricesByDate);
  return (
    <>
      <Announcement text={fill(texts.count, { free, all: rooms.length })} />
      {areDogsLeftAtHome ? <Notice>{texts.withoutDog}</Notice> : null}
      {firstRooms(areas, shown).map((panels, index) => (
        <AreaSection
          key={panels.area.key}
          {...{ panels, chosen, nights, hasPrices, actor }}
          isFirst={index === 0}
        />
      ))}
    </>
  );
}

/** The areas as far as `count` rooms reach. */
function firstRooms(areas: AreaPanels[], count: number): PlacedPanels[] {
  let before = 0;
  return areas.flatMap(({ area, offers }) => {
    const above = before;
    before += offers.length;
    return count > above ? [{ area, offers: offers.slice(0, count - above), above }] : [];
  });
}

/** Some rooms of an area, and how many rooms stand above them. */
interface PlacedPanels extends AreaPanels {
  above: number;
}

interface AreaSectionProps extends RoomTerms {
  panels: PlacedPanels;
  /** The room that the leg has already. */
  chosen: string | null;
  isFirst: boolean;
}

function AreaSection({ panels: { area, offers, above }, chosen, isFirst, ...terms }: AreaSectionProps) {
  return (
    <section className="rooms-area ui-stack" aria-label={area.displayName}>
      <header className="rooms-area-head">
        <Gallery images={area.images} label={area.displayName} ratio={3} eager={isFirst} />
        <h3>{area.displayName}</h3>
        <Html html={area.description} className="ui-soft" />
      </header>
      <ul className="rooms-list ui-list">
        {offers.map((panel, index) => (
          <RoomCard
            key={panel.roomType.key}
            {...terms}
            panel={panel}
            isChosen={panel.roomType.code === chosen}
            isNearAtOnce={above + index < NEAR_ROOMS}
          />
        ))}
      </ul>
    </section>
  );
}

/** How many of `total` to draw now: the `first` at once, then `step` more at a time, whenever nothing is more urgent. */
function useGrowingCount(total: number, first: number, step: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    startTransition(() => {
      setCount(count + step);
    });
  }, [count, total, step]);
  return count;
}
