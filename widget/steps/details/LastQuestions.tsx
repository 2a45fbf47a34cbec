import { useSelector } from '@xstate/react';
import { useId, useRef, type ReactNode } from 'react';
import { fill } from '../../texts/fill.ts';
import type { Question } from '../../../src/domain/booking/questions.ts';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import * as selectors from '../../../machines/steps/details/details.selectors.ts';
import { FormTextArea } from '../../ui/controls/FormFields.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** 'Just a few last questions', room by room. */
export function LastQuestions({ actor }: { actor: DetailsRef }) {
  const { details, formats } = useTexts();
  const texts = details.questions;
  const heading = useId();
  const rooms = useSelector(actor, selectors.selectRoomQuestions);
  const openRoom = useSelector(actor, selectors.selectOpenRoom);
  const open = rooms[openRoom];
  const newQuestion = useSelector(actor, selectors.selectNewQuestion);
  const isTold = useRef(false);

  /** Leads the guest to what is new, once. */
  function arrive(news: HTMLElement | null) {
    if (!news || isTold.current) return;
    isTold.current = true;
    news.focus({ preventScroll: true });
    // After the new screen's heading has scrolled to the top.
    requestAnimationFrame(() => news.scrollIntoView({ block: 'center' }));
  }
  return (
    <section className="ui-stack ui-rule details-questions" aria-labelledby={heading}>
      <h3 id={heading}>{texts.heading}</h3>
      {rooms.length > 1 ? (
        <Tabs
          label={texts.rooms}
          value={String(openRoom)}
          options={rooms.map(({ names, isInvalid }, index) => ({
            value: String(index),
            label: names.length === 0 ? fill(texts.room, { leg: index + 1 }) : formats.people(names),
            invalid: isInvalid,
          }))}
          onChange={(index) => actor.send({ type: 'room.opened', index: Number(index) })}
        />
      ) : null}
      {open ? (
        <RoomAnswers
          key={openRoom}
          actor={actor}
          index={openRoom}
          room={open}
          newQuestion={newQuestion}
          news={
            <p ref={arrive} tabIndex={-1} className="ui-notice ui-notice-info">
              {texts.anew}
            </p>
          }
        />
      ) : null}
    </section>
  );
}

interface RoomAnswersProps {
  actor: DetailsRef;
  index: number;
  room: selectors.RoomQuestions;
  newQuestion: Question | null;
  /** Stands over the new question, and says why it is asked. */
  news: ReactNode;
}

function RoomAnswers({ actor, index, room, newQuestion, news }: RoomAnswersProps) {
  const { details, formats } = useTexts();
  const { dogs, dietary, spa, special, dinner } = details.questions;
  const form = useSelector(actor, selectors.selectForm);
  const bound = { form, send: actor.send, rows: 2 };
  const names = formats.people(room.names);
  const asks = (question: Question) => room.asked.includes(question);
  const ofNamed = fill(formats.plural(dietary.placeholder, room.guests), { names });
  return (
    <div className="ui-stack">
      {newQuestion === 'dogRequirements' ? news : null}
      {asks('dogRequirements') ? (
        <FormTextArea
          {...bound}
          name={`requests.${index}.dogRequests`}
          label={dogs.label}
          required
          placeholder={formats.plural(dogs.placeholder, room.dogs)}
        />
      ) : null}
      {newQuestion === 'dietaryRequirements' ? news : null}
      {asks('dietaryRequirements') ? (
        <FormTextArea
          {...bound}
          name={`requests.${index}.dietaryRequirements`}
          label={dietary.label}
          placeholder={room.names.length === 0 ? dietary.placeholder.unnamed : ofNamed}
        />
      ) : null}
      {newQuestion === 'dinnerBookingRequests' ? news : null}
      {asks('dinnerBookingRequests') ? (
        <FormTextArea
          {...bound}
          name={`requests.${index}.dinnerRequests`}
          label={dinner.label}
          placeholder={dinner.placeholder}
        />
      ) : null}
      {newQuestion === 'spaRequests' ? news : null}
      {asks('spaRequests') ? (
        <FormTextArea
          {...bound}
          name={`requests.${index}.spaRequests`}
          label={spa.label}
          placeholder={spa.placeholder}
        />
      ) : null}
      <FormTextArea
        {...bound}
        name={`requests.${index}.specialRequests`}
        label={special.label}
        placeholder={asks('dietaryRequirements') && asks('spaRequests') ? special.placeholder : special.all}
      />
    </div>
  );
}
