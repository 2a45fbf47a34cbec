import { useSelector } from '@xstate/react';
import { fill } from '../../../src/texts/fill.ts';
import type { SummaryRef } from '../../../machines/steps/summary/summary.machine.ts';
import { editPlace, selectAnswers } from '../../../machines/steps/summary/summary.selectors.ts';
import { EditButton } from '../../ui/EditButton.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** The guest's requests for this room, in their own words. */
export function RoomRequests({ actor, leg }: { actor: SummaryRef; leg: number }) {
  const { summary, roomSummary } = useTexts();
  const texts = summary.requests;
  const room = useSelector(actor, selectAnswers).find((answers) => answers.leg === leg);
  if (!room || room.answers.length === 0) return null;
  return (
    <section className="summary-requests">
      <div className="room-summary-section-head">
        <h4>{texts.heading}</h4>
        <EditButton
          what={fill(roomSummary.edit.of, { what: roomSummary.edit.requests, leg })}
          onClick={() => actor.send({ type: 'edit.pressed', place: editPlace('requests', leg) })}
        />
      </div>
      <dl>
        {room.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{texts[question]}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
