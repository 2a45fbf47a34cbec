import { useSelector } from '@xstate/react';
import type { RoomsRef } from '../../../machines/steps/rooms/rooms.machine.ts';
import * as selectors from '../../../machines/steps/rooms/rooms.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Loading } from '../../ui/text/Loading.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import type { LazyStepRef } from '../../lazy/lazy-step.ts';
import { retriedImport } from '../../lazy/retried-import.ts';
import { LateView } from '../../booking/LateView.tsx';
import { StepScreen } from '../../booking/StepScreen.tsx';
import { RoomList } from './RoomList.tsx';
import { RoomTools } from './RoomTools.tsx';
import css from './rooms.css?inline';

registerStyles(css);

const bringQuestions = retriedImport(async () => (await import('./RoomsQuestions.tsx')).RoomsQuestions);

/** The choice of a room for one leg. */
export function RoomsScreen({ actor }: { actor: RoomsRef }) {
  const { rooms: texts, search } = useTexts();
  const leg = useSelector(actor, selectors.selectLeg);
  const isChecking = useSelector(actor, selectors.selectIsCheckingVouchers);
  const calendar = useSelector(actor, selectors.selectCalendar);
  const isWithoutDogFriendlyRoom = useSelector(actor, selectors.selectIsWithoutDogFriendlyRoom);
  const isListed = useSelector(actor, selectors.selectIsListed);
  const isAsked = useSelector(actor, selectors.selectQuestion) !== null;
  const look = useSelector(actor, selectors.selectCloserLook);
  return (
    <StepLayout>
      <section className="rooms">
        <PageHeading>{fill(texts.title, { leg })}</PageHeading>
        {isAsked || isWithoutDogFriendlyRoom ? <LateView load={bringQuestions} props={{ actor }} /> : null}
        {isChecking ? <Loading text={search.checking} /> : null}
        {isListed ? <RoomTools actor={actor} /> : null}
        {isListed ? <RoomList actor={actor} /> : null}
        {look ? <StepScreen key={look.sessionId} holder={look as LazyStepRef} /> : null}
        {calendar ? <StepScreen holder={calendar as LazyStepRef} /> : null}
      </section>
    </StepLayout>
  );
}
