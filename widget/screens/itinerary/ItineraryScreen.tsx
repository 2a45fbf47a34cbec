import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { itineraryMachine } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import { selectRooms, type ItinerarySection } from '../../../machines/steps/itinerary/itinerary.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Html } from '../../ui/Html.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StepLayout } from '../../ui/StepLayout.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import css from './itinerary.css?inline';

registerStyles(css);

/** A panel per room with the times of what its rate includes (A §2.9). */
export function ItineraryScreen({ actor }: { actor: ActorRefFrom<typeof itineraryMachine> }) {
  const { itinerary: texts, shared } = useTexts();
  const rooms = useSelector(actor, selectRooms, (a, b) => JSON.stringify(a) === JSON.stringify(b));
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
      <PageHeading summary={texts.summary}>{texts.title}</PageHeading>
      <div className="itinerary-rooms">
        {rooms.map(({ leg, names, sections }) => (
          <section key={leg} className="itinerary-room" aria-labelledby={`stay-itinerary-${leg}`}>
            <h3 className="ui-display" id={`stay-itinerary-${leg}`}>
              {fill(texts.room, { leg, names })}
            </h3>
            {sections.map((section) => (
              <Section key={section.kind === 'closed' ? section.section : section.kind} section={section} />
            ))}
          </section>
        ))}
      </div>
    </StepLayout>
  );
}

function Section({ section }: { section: ItinerarySection }) {
  const texts = useTexts().itinerary;
  switch (section.kind) {
    case 'selfCatering':
      return (
        <div className="itinerary-section">
          <h4>{texts.sections.dining}</h4>
          <p>{texts.selfCatering.breakfast}</p>
          <p>
            {section.venues === ''
              ? texts.selfCatering.dinnerOnly
              : fill(texts.selfCatering.dinner, { venues: section.venues })}
          </p>
        </div>
      );
    case 'closed':
      return (
        <div className="itinerary-section">
          <h4>{texts.sections[section.section]}</h4>
          <Html html={section.message} />
        </div>
      );
  }
}
