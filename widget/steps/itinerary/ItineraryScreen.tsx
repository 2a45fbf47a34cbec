import { useSelector } from '@xstate/react';
import type { ItineraryRef } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import * as selectors from '../../../machines/steps/itinerary/itinerary.selectors.ts';
import { describeGuests } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { IncludedTablesModal } from '../../modals/included-tables/IncludedTablesModal.tsx';
import { IncludedTreatmentsModal } from '../../modals/included-treatments/IncludedTreatmentsModal.tsx';
import { StayHoursProvider } from '../../modals/shared/stay-hours-context.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { NoWrap } from '../../ui/text/NoWrap.tsx';
import { PoolAccessModal } from '../../modals/pool-access/PoolAccessModal.tsx';
import { IncludedGolfModal } from '../../modals/included-golf/IncludedGolfModal.tsx';
import { Clashes } from './Clashes.tsx';
import css from './itinerary.css?inline';
import { SectionView } from './SectionView.tsx';

registerStyles(css);

/** A panel per room with the times that its rate includes. */
export function ItineraryScreen({ actor }: { actor: ItineraryRef }) {
  const { itinerary: texts, shared } = useTexts();
  const rooms = useSelector(actor, selectors.selectRooms);
  const hasChoice = rooms.some(({ sections }) =>
    sections.some(({ kind }) => kind === 'open' || kind === 'booked'),
  );
  const modal = useSelector(actor, selectors.selectModal, (a, b) => a?.actor === b?.actor);
  const hours = useSelector(actor, selectors.selectStayHours);
  return (
    <StepLayout
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button>
          <Button variant="primary" onClick={() => actor.send({ type: 'next.pressed' })}>
            {shared.nextStep}
          </Button>
        </>
      }
    >
      <PageHeading summary={hasChoice ? texts.summary : undefined}>{texts.title}</PageHeading>
      <div className="ui-stack ui-stack-loose">
        {rooms.map((room) => (
          <RoomPanel key={room.leg} actor={actor} room={room} />
        ))}
      </div>
      <NotChosen rooms={rooms} />
      <StayHoursProvider value={hours}>{modal ? <ItineraryModal modal={modal} /> : null}</StayHoursProvider>
    </StepLayout>
  );
}

/** What is left to choose, and until when: said before the guest goes on, and no reason to stay. */
function NotChosen({ rooms }: { rooms: readonly selectors.RoomItinerary[] }) {
  const { itinerary: texts, formats } = useTexts();
  const all = rooms.flatMap(({ sections }) => sections);
  const open = all.flatMap((section) => (section.kind === 'open' ? [texts.sections[section.section]] : []));
  if (open.length === 0) return null;
  if (!all.some(({ kind }) => kind === 'booked')) return <p className="ui-soft">{texts.nothingChosen}</p>;
  return <p className="ui-soft">{fill(texts.notChosen, { sections: formats.list([...new Set(open)]) })}</p>;
}

function RoomPanel({ actor, room }: { actor: ItineraryRef; room: selectors.RoomItinerary }) {
  const words = useTexts();
  const { itinerary: texts } = words;
  const { leg, sections, clashes, early } = room;
  const names = describeGuests(words, room.names, room.party);
  return (
    <section className="itinerary-room" aria-labelledby={`stay-itinerary-${leg}`}>
      <h3 className="ui-display" id={`stay-itinerary-${leg}`}>
        <NoWrap text={fill(texts.room, { leg, names })} />
      </h3>
      {sections.map((section) => (
        <SectionView
          key={section.kind === 'selfCatering' ? section.kind : section.section}
          actor={actor}
          leg={leg}
          section={section}
        />
      ))}
      <Clashes {...{ clashes, early }} />
    </section>
  );
}

/** The modal that is open. */
function ItineraryModal({ modal }: { modal: selectors.OpenModal }) {
  switch (modal.kind) {
    case 'treatments':
      return <IncludedTreatmentsModal actor={modal.actor} />;
    case 'breakfast':
    case 'dinner':
      return <IncludedTablesModal actor={modal.actor} />;
    case 'golf':
      return <IncludedGolfModal actor={modal.actor} />;
    case 'pool':
      return <PoolAccessModal actor={modal.actor} />;
  }
}
