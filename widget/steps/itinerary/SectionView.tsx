import type { ComponentProps } from 'react';
import type { ItineraryRef } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import type { ItinerarySection } from '../../../machines/steps/itinerary/itinerary.selectors.ts';
import type { Meal } from '../../../src/domain/dining/dining-rows.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { focusHeading } from '../../ui/frame/focus-after.ts';
import { Html } from '../../ui/media/Html.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { BookedList } from './BookedList.tsx';

interface SectionProps<Section> {
  actor: ItineraryRef;
  leg: number;
  section: Section;
}

/** One thing that a room's rate includes: its bookings, a way to book it, or why it cannot be booked. */
export function SectionView({ actor, leg, section }: SectionProps<ItinerarySection>) {
  const { itinerary: texts, includedTables } = useTexts();
  if (section.kind === 'selfCatering') return <SelfCatering venues={section.venues} />;
  if (section.kind === 'untimed') return <Untimed meal={section.section} />;
  const heading = texts.sections[section.section];
  const outcome = hasTimes(section)
    ? fill(texts.booked.said, { section: heading, leg })
    : includedTables.noAvailability;
  return (
    <div className="itinerary-section">
      <h4 tabIndex={-1}>{heading}</h4>
      {section.kind === 'closed' ? <Html html={section.message} /> : null}
      {section.kind === 'open' ? <Open actor={actor} leg={leg} section={section} /> : null}
      {section.kind === 'booked' ? <Booked actor={actor} leg={leg} section={section} /> : null}
      <Announcement text={section.kind === 'booked' ? outcome : ''} isOnlyNews />
    </div>
  );
}

/** Whether the section has a booked time: a meal may have no table on any day. */
function hasTimes(section: ItinerarySection): boolean {
  return section.kind === 'booked' && !('tables' in section.booked && section.booked.tables.length === 0);
}

function Open({ actor, leg, section: { section } }: SectionProps<ItinerarySection & { kind: 'open' }>) {
  const texts = useTexts().itinerary;
  return (
    <>
      <p className="ui-soft">{texts.notes[section]}</p>
      <SectionButton
        of={{ leg, section }}
        text={texts.open[section]}
        onClick={() => actor.send({ type: 'section.opened', leg, section })}
      />
    </>
  );
}

function Booked({
  actor,
  leg,
  section: { section, booked },
}: SectionProps<ItinerarySection & { kind: 'booked' }>) {
  const { times, itinerary } = useTexts();
  return (
    <>
      <BookedList booked={booked} />
      <div className="ui-row">
        {section === 'treatments' ? (
          <SectionButton
            variant="link"
            of={{ leg, section }}
            text={itinerary.change}
            onClick={() => actor.send({ type: 'section.opened', leg, section })}
          />
        ) : null}
        <SectionButton
          variant="link"
          of={{ leg, section }}
          text={times.reset}
          onClick={(event) => {
            focusHeading(event.currentTarget, '.itinerary-section');
            actor.send({ type: 'section.reset', leg, section });
          }}
        />
      </div>
    </>
  );
}

interface SectionButtonProps extends ComponentProps<typeof Button> {
  of: { leg: number; section: (ItinerarySection & { kind: 'open' })['section'] };
  text: string;
}

/** A button that is read aloud with its section and room: 'Change (Dinner Times, room 2)'. */
function SectionButton({ of: { leg, section }, text, ...rest }: SectionButtonProps) {
  const texts = useTexts().itinerary;
  const label = fill(texts.of, { text, section: texts.sections[section], leg });
  return (
    <Button {...rest} aria-label={label}>
      {text}
    </Button>
  );
}

/** A meal that is included, with nothing to choose. */
function Untimed({ meal }: { meal: Meal }) {
  const { untimed } = useTexts().itinerary;
  return (
    <div className="itinerary-section">
      <h4>{untimed.headings[meal]}</h4>
      <p>{untimed[meal]}</p>
    </div>
  );
}

/** Fixed notes for a rate with neither breakfast nor dinner. */
function SelfCatering({ venues }: { venues: string[] }) {
  const { itinerary, formats } = useTexts();
  const { sections, selfCatering: texts } = itinerary;
  return (
    <div className="itinerary-section">
      <h4>{sections.dining}</h4>
      <p>{texts.breakfast}</p>
      <p>{venues.length === 0 ? texts.dinnerOnly : fill(texts.dinner, { venues: formats.choice(venues) })}</p>
    </div>
  );
}
