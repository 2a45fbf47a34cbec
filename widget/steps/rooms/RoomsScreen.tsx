import { useSelector } from '@xstate/react';
import type { CloserLookRef } from '../../../machines/steps/rooms/closer-look.machine.ts';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Loading } from '../../ui/text/Loading.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { CalendarModal } from '../../modals/calendar/CalendarModal.tsx';
import { EstateMap } from './closer-look/EstateMap.tsx';
import { RoomComparison } from './closer-look/RoomComparison.tsx';
import { RoomPictures } from './closer-look/RoomPictures.tsx';
import { RoomList } from './RoomList.tsx';
import { RoomsQuestions } from './RoomsQuestions.tsx';
import { RoomTools } from './RoomTools.tsx';
import { SameAgain } from './SameAgain.tsx';
import cardCss from './room-card.css?inline';
import css from './rooms.css?inline';

registerStyles(css);
registerStyles(cardCss);

/** The choice of a room for one leg. */
export function RoomsScreen({ actor }: { actor: RoomsRef }) {
  const { rooms: texts, search } = useTexts();
  const leg = useSelector(actor, selectors.selectLeg);
  const rooms = useSelector(actor, selectors.selectRooms);
  const isChecking = useSelector(actor, selectors.selectIsCheckingVouchers);
  const calendar = useSelector(actor, selectors.selectCalendar);
  const isWithoutDogFriendlyRoom = useSelector(actor, selectors.selectIsWithoutDogFriendlyRoom);
  const isListed = useSelector(actor, selectors.selectIsListed);
  const isAsked = useSelector(actor, selectors.selectQuestion) !== null;
  const look = useSelector(actor, selectors.selectCloserLook);
  return (
    <StepLayout>
      <section className="rooms">
        <PageHeading>{rooms > 1 ? fill(texts.title, { leg }) : texts.titleOnly}</PageHeading>
        {isAsked || isWithoutDogFriendlyRoom ? <RoomsQuestions actor={actor} /> : null}
        {isChecking ? <Loading text={search.checking} /> : null}
        {isListed ? <SameAgain actor={actor} /> : null}
        {isListed ? <RoomTools actor={actor} /> : null}
        {isListed ? <RoomList actor={actor} /> : null}
        {look ? <CloserLook key={look.sessionId} actor={look} /> : null}
        {calendar ? <CalendarModal actor={calendar} /> : null}
      </section>
    </StepLayout>
  );
}

/** What the guest looks at: one of these. */
function CloserLook({ actor }: { actor: CloserLookRef }) {
  return (
    <>
      <RoomPictures actor={actor} />
      <RoomComparison actor={actor} />
      <EstateMap actor={actor} />
    </>
  );
}
