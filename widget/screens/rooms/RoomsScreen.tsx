import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AreaPanels } from '../../../machines/steps/rooms/rooms.offers.ts';
import {
  selectAreas,
  selectAreDogsLeftAtHome,
  selectCalendar,
  selectIsListed,
  selectIsWithoutDogFriendlyRoom,
  selectLeg,
} from '../../../machines/steps/rooms/rooms.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { CalendarModal } from '../../modals/calendar/CalendarModal.tsx';
import { Button } from '../../ui/Button.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { Html } from '../../ui/Html.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StepLayout } from '../../ui/StepLayout.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { RoomCard } from './RoomCard.tsx';
import type { RoomsRef } from './rooms-ref.ts';
import css from './rooms.css?inline';
import { RoomsQuestions } from './RoomsQuestions.tsx';

registerStyles(css);

/** As many as a tall screen has in sight. */
const FIRST_ROOMS = 3;

/** The choice of a room for one leg (A §2.5). */
export function RoomsScreen({ actor }: { actor: RoomsRef }) {
  const texts = useTexts().rooms;
  const leg = useSelector(actor, selectLeg);
  const calendar = useSelector(actor, selectCalendar);
  const isWithoutDogFriendlyRoom = useSelector(actor, selectIsWithoutDogFriendlyRoom);
  const isListed = useSelector(actor, selectIsListed);
  return (
    <StepLayout>
      <section className="rooms">
        <PageHeading>{fill(texts.title, { leg })}</PageHeading>
        {isWithoutDogFriendlyRoom ? <NoDogFriendlyRooms actor={actor} /> : null}
        {isListed ? <Areas actor={actor} /> : null}
        {calendar ? <CalendarModal actor={calendar} /> : null}
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
  // The rooms in sight come first; a long list follows without holding them up.
  const shown = useDeferredValue(Number.MAX_SAFE_INTEGER, FIRST_ROOMS);
  const areDogsLeftAtHome = useSelector(actor, selectAreDogsLeftAtHome);
  return (
    <>
      {areDogsLeftAtHome ? <Notice>{texts.withoutDog}</Notice> : null}
      {firstRooms(areas, shown).map((panels, index) => (
        <AreaSection key={panels.area.Key} panels={panels} actor={actor} isFirst={index === 0} />
      ))}
    </>
  );
}

/** The areas as far as `count` rooms reach. */
function firstRooms(areas: AreaPanels[], count: number): AreaPanels[] {
  let before = 0;
  return areas.flatMap(({ area, offers }) => {
    const left = count - before;
    before += offers.length;
    return left > 0 ? [{ area, offers: offers.slice(0, left) }] : [];
  });
}

interface AreaSectionProps {
  panels: AreaPanels;
  actor: RoomsRef;
  isFirst: boolean;
}

function AreaSection({ panels: { area, offers }, actor, isFirst }: AreaSectionProps) {
  return (
    <section className="rooms-area" aria-label={area.DisplayName}>
      <header className="rooms-area-head">
        <Gallery images={area.Images} label={area.DisplayName} ratio={3} eager={isFirst} />
        <h3>{area.DisplayName}</h3>
        <Html html={area.Description} className="ui-soft" />
      </header>
      <ul className="rooms-list ui-list">
        {offers.map((panel) => (
          <RoomCard key={panel.roomType.Key} panel={panel} actor={actor} />
        ))}
      </ul>
    </section>
  );
}
