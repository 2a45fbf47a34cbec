import { useSelector } from '@xstate/react';
import { departureDate } from '../../../src/domain/dates/dates.ts';
import type { Place } from '../../../src/domain/booking/steps.ts';
import { failureText } from '../../texts/failure-text.ts';
import { fill } from '../../texts/fill.ts';
import type { SummaryRef } from '../../../machines/steps/summary/summary.machine.ts';
import * as selectors from '../../../machines/steps/summary/summary.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { DateRange } from '../../ui/calendar/DateRange.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { EditButton } from '../../ui/controls/EditButton.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { RoomPart } from '../../shared/bill/RoomPart.tsx';
import { RoomSummary } from '../../shared/bill/RoomSummary.tsx';
import { LeadBooker } from './LeadBooker.tsx';
import css from './summary.css?inline';
import { Notice } from '../../ui/text/Notice.tsx';
import { useState } from 'react';
import { describeTerms } from '../../texts/describe-terms.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { sharedLink } from '../confirmation/shared-link.ts';
import { ShareButton, ShareNews } from '../confirmation/ShareStay.tsx';

registerStyles(css);

/** The whole booking, with a way to change each part. The frame above it changes dates and parties. */
export function SummaryScreen({ actor }: { actor: SummaryRef }) {
  const { summary: texts, shared, formats } = useTexts();
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
      isBill
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
            <DateRange from={search.arrivalDate} to={departureDate(search)} />
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

/** What an amendment does not carry over: by name where the old booking is known, else in general. */
function LeftBehind({ actor }: { actor: SummaryRef }) {
  const { summary, roomSummary, formats } = useTexts();
  const texts = summary.amended;
  const lost = useSelector(actor, selectors.selectLost);
  if (lost === null) return <Notice tone="warning">{texts.unknown}</Notice>;
  const until = lost.onArrival?.freeUntil ?? null;
  const names = [
    ...(lost.onArrival ? [texts.onArrival] : []),
    ...(until === null
      ? []
      : [fill(texts.free, { time: formats.hour(until), date: formats.dayMonth(until) })]),
    ...lost.included.map((what) => texts.included[what]),
    ...lost.things.map(({ name, quantity }) =>
      quantity > 1 ? fill(roomSummary.quantity, { n: quantity, name }) : name,
    ),
  ];
  if (names.length === 0) return <Notice tone="warning">{texts.times}</Notice>;
  return (
    <Notice tone="warning" said={[texts.lost, formats.series(names), texts.again].join(' ')}>
      <p>{texts.lost}</p>
      <ul className="summary-lost">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{texts.again}</p>
    </Notice>
  );
}

/** The room's picture, and what is known of changing and cancelling. */
function RoomOpening({ actor, leg }: { actor: SummaryRef; leg: number }) {
  const texts = useTexts();
  const [moment] = useState(() => new Date());
  const now = useSelector(actor, selectors.selectTimeAt(moment));
  const room = useSelector(actor, selectors.selectAnswers).find((answers) => answers.leg === leg);
  const terms = room ? selectors.termsAt(room, now) : null;
  if (!room?.image && !terms) return null;
  return (
    <div className="summary-opening">
      {room?.image ? <Picture path={room.image.path} alt="" className="summary-picture" /> : null}
      {terms ? (
        <div>
          <h4>{texts.summary.terms}</h4>
          <p>{describeTerms(texts, terms, texts.rates)}</p>
          {room?.paysExtrasToday ? <p>{texts.summary.extrasToday}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

/** The guest's requests for this room, in their own words. */
function RoomRequests({ actor, leg }: { actor: SummaryRef; leg: number }) {
  const { summary, roomSummary } = useTexts();
  const texts = summary.requests;
  const room = useSelector(actor, selectors.selectAnswers).find((answers) => answers.leg === leg);
  if (!room || room.answers.length === 0) return null;
  return (
    <RoomPart
      title={texts.heading}
      action={
        <EditButton
          what={fill(roomSummary.edit.of, { what: roomSummary.edit.requests, leg })}
          onClick={() => actor.send({ type: 'edit.pressed', place: selectors.editPlace('requests', leg) })}
        />
      }
    >
      <dl className="summary-requests">
        {room.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{texts[question]}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </RoomPart>
  );
}

/** A link that shares the plan before it is booked. Not for an amendment, which concerns its member only. */
function SharePlan({ actor }: { actor: SummaryRef }) {
  const { search } = useSelector(actor, selectors.selectBooking);
  const share = useSelector(actor, selectors.selectShareStay);
  const link = sharedLink(
    useTexts(),
    useAssets(),
    { from: search.arrivalDate, to: departureDate(search) },
    search.guestOccupancies,
  );
  if (!share || !link || search.amendId !== null) return null;
  return (
    <div className="summary-share">
      <ShareButton isQuiet actor={share} link={link} />
      <ShareNews actor={share} />
    </div>
  );
}
