import { useSelector } from '@xstate/react';
import { departureDate } from '../../../src/domain/dates.ts';
import type { Place } from '../../../src/domain/steps.ts';
import { failureText } from '../../../src/texts/failure-text.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { SummaryRef } from '../../../machines/steps/summary/summary.machine.ts';
import * as selectors from '../../../machines/steps/summary/summary.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { DateRange } from '../../ui/DateRange.tsx';
import { Button } from '../../ui/Button.tsx';
import { CallUs } from '../../ui/CallUs.tsx';
import { EditButton } from '../../ui/EditButton.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StepLayout } from '../../ui/StepLayout.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { RoomSummary } from '../bill/RoomSummary.tsx';
import { LeadBooker } from './LeadBooker.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { RoomOpening } from './RoomOpening.tsx';
import { RoomRequests } from './RoomRequests.tsx';
import { SharePlan } from './SharePlan.tsx';
import css from './summary.css?inline';

registerStyles(css);

/** The whole booking, with a way to change each part. */
export function SummaryScreen({ actor }: { actor: SummaryRef }) {
  const { summary: texts, roomSummary: roomTexts, shared, formats } = useTexts();
  const booking = useSelector(actor, selectors.selectBooking);
  const rooms = useSelector(actor, selectors.selectRooms);
  const isStaging = useSelector(actor, selectors.selectIsStaging);
  const failure = useSelector(actor, selectFailure);
  const isUnpaid = useSelector(actor, selectors.selectIsUnpaid);
  const cause = failure ? failureText(failure, shared.failures) : null;
  const difference = useSelector(actor, selectors.selectDifference);
  const isDoubtful = useSelector(actor, selectors.selectIsDoubtful);
  const { search } = booking;
  const edit = (place: Place) => actor.send({ type: 'edit.pressed', place });
  return (
    <StepLayout
      actions={
        <>
          <Button disabled={isStaging} onClick={() => actor.send({ type: 'back.pressed' })}>
            {shared.back}
          </Button>
          <Button
            variant="primary"
            busy={isStaging}
            onClick={() => actor.send({ type: 'payment.requested' })}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <PageHeading summary={texts.text}>{texts.title}</PageHeading>
      {cause ? <ErrorBox title={texts.failed} text={isUnpaid ? `${cause} ${texts.kept}` : cause} /> : null}
      {isDoubtful ? <ErrorBox title={texts.failed} text={texts.doubtful} /> : null}
      {difference ? (
        <ErrorBox
          title={texts.differing.title}
          text={
            <>
              <p>
                {fill(texts.differing[difference.of], {
                  estate: formats.price(difference.estate),
                  shown: formats.price(difference.shown),
                })}
              </p>
              <CallUs {...texts.differing} />
            </>
          }
        />
      ) : null}
      {search.amendId === null ? null : <LeftBehind actor={actor} />}
      <div className="summary-head">
        <header className="summary-dates">
          <h3>{texts.yourBooking}</h3>
          <p>
            <DateRange from={search.arrivalDate} to={departureDate(search)} />{' '}
            <EditButton what={roomTexts.edit.dates} onClick={() => edit(selectors.editPlace('dates', 1))} />
          </p>
          <SharePlan actor={actor} />
        </header>
        <LeadBooker actor={actor} />
      </div>
      {rooms.map((room) => (
        <RoomSummary
          key={room.leg}
          summary={room}
          onEdit={edit}
          opening={<RoomOpening actor={actor} leg={room.leg} />}
        >
          <RoomRequests actor={actor} leg={room.leg} />
        </RoomSummary>
      ))}
    </StepLayout>
  );
}
