import { useSelector } from '@xstate/react';
import type { GuestsRef } from '../../../machines/steps/guests/guests.machine.ts';
import type { GuestName } from '../../../machines/steps/guests/guests.rules.ts';
import * as selectors from '../../../machines/steps/guests/guests.selectors.ts';
import type { Guest, Leg } from '../../../src/domain/booking/booking.ts';
import { displayNameOf } from '../../../src/domain/configuration/coded-names.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { codedOptions } from '../../ui/controls/coded-options.ts';
import { Form } from '../../ui/controls/Form.tsx';
import { FormSelectField } from '../../ui/controls/FormFields.tsx';
import { FormTextField } from '../../ui/controls/FormTextField.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './guests.css?inline';
import { ErrorSummary } from '../../ui/text/ErrorSummary.tsx';

registerStyles(css);

const FORM_ID = 'stay-guests';

/** Title, first and last name of everybody who stays. */
export function GuestsScreen({ actor }: { actor: GuestsRef }) {
  const { guests: texts, shared } = useTexts();
  const legs = useSelector(actor, selectors.selectLegs);
  const mayNameLater = useSelector(actor, selectors.selectMayNameLater);
  function submit() {
    actor.send({ type: 'form.submitted' });
  }
  return (
    <StepLayout
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button>
          <Button variant="primary" type="submit" form={FORM_ID}>
            {shared.nextStep}
          </Button>
        </>
      }
    >
      <PageHeading summary={mayNameLater ? texts.later : texts.summary}>{texts.title}</PageHeading>
      <GuestsProblems actor={actor} />
      <Form id={FORM_ID} className="ui-stack ui-stack-loose" onSubmit={submit}>
        {legs.map((leg, room) => (
          <Room key={leg.leg} actor={actor} leg={leg} room={room} />
        ))}
      </Form>
    </StepLayout>
  );
}

function Room({ actor, leg, room }: { actor: GuestsRef; leg: Leg; room: number }) {
  const texts = useTexts().guests;
  const isMember = useSelector(actor, selectors.selectIsMember);
  const memberRoom = useSelector(actor, selectors.selectMemberRoom);
  const isHere = memberRoom === room;
  return (
    <section className="guests-room" aria-labelledby={`stay-room-${leg.leg}`}>
      <h3 className="ui-display" id={`stay-room-${leg.leg}`}>
        {fill(texts.room, { leg: leg.leg })}
      </h3>
      {isMember ? (
        <Checkbox
          label={texts.member}
          name={`member-${room}`}
          checked={isHere}
          onChange={(checked) => actor.send({ type: 'member.placed', room: checked ? room : null })}
        />
      ) : null}
      {leg.guests.map((guest, place) => (
        <GuestFields
          key={place}
          actor={actor}
          leg={leg}
          guest={guest}
          path={`rooms.${room}.guests.${place}`}
        />
      ))}
    </section>
  );
}

interface GuestFieldsProps {
  actor: GuestsRef;
  leg: Leg;
  guest: Guest;
  /** The guest's place in the form. */
  path: string;
}

const NOT_KNOWN: GuestName = { title: '', firstName: '', lastName: '' };
/** The autofill names of the parts of a name. */
const TOKENS: GuestName = { title: 'honorific-prefix', firstName: 'given-name', lastName: 'family-name' };

function GuestFields({ actor, leg, guest, path }: GuestFieldsProps) {
  const { fields, labels, ofRoom } = useTexts().guests;
  const form = useSelector(actor, selectors.selectForm);
  const titles = useSelector(actor, selectors.selectAdultTitles);
  const memberName = useSelector(actor, selectors.selectMemberName);
  const legend = useGuestLabel()(leg, guest);
  const [before, after] = fill(ofRoom, { leg: leg.leg }).split('{guest}');
  const known = guest.isLoggedInUser ? memberName : NOT_KNOWN;
  const knownWords = [displayNameOf(titles, known.title), known.firstName, known.lastName]
    .filter((part) => part !== '')
    .join(' ');
  // Each guest is an autofill section of its own, so that the browser does not fill in all guests at once.
  const field = (part: keyof GuestName) => ({
    form,
    autoComplete: `section-${path} ${TOKENS[part]}`,
    send: actor.send,
    name: `${path}.${part}`,
    label: fields[part],
    errorLabel: labels[part],
  });
  return (
    <fieldset className="guests-guest">
      <legend>
        <span className="ui-hidden">{before}</span>
        {legend}
        <span className="ui-hidden">{after}</span>
      </legend>
      {knownWords === '' ? null : <p className="guests-member">{knownWords}</p>}
      <div className="guests-names">
        {known.title === '' && !guest.isChild ? (
          <FormSelectField {...field('title')} options={codedOptions(titles)} />
        ) : null}
        {known.firstName === '' ? <FormTextField {...field('firstName')} maxLength={60} /> : null}
        {known.lastName === '' ? <FormTextField {...field('lastName')} maxLength={60} /> : null}
      </div>
    </fieldset>
  );
}

/** How much is missing in a submitted form, and the way to the first. Each field says it for itself. */
function GuestsProblems({ actor }: { actor: GuestsRef }) {
  const { guests: texts, shared, formats } = useTexts();
  const problems = useSelector(actor, selectors.selectProblems, sameNames);
  const legs = useSelector(actor, selectors.selectLegs);
  const form = useSelector(actor, selectors.selectForm);
  const label = useGuestLabel();
  const [first = ''] = problems;
  const [, room = '', , place = '', field = ''] = first.split('.');
  const leg = legs[Number(room)];
  const guest = leg?.guests[Number(place)];
  const error = form.errors[first];
  if (!leg || !guest || !error) return null;
  const message = fill(shared.fieldErrors[error], {
    label: texts.labels[field as keyof typeof texts.labels],
  });
  const text = fill(texts.problem, { leg: leg.leg, guest: label(leg, guest), message });
  return (
    <ErrorSummary
      key={form.submissions}
      heading={formats.plural(texts.incomplete, problems.length)}
      items={[{ name: first, text: problems.length > 1 ? fill(texts.first, { problem: text }) : text }]}
    />
  );
}

function sameNames(a: string[], b: string[]): boolean {
  return a.join() === b.join();
}

/** Names a guest of a leg: 'Guest 2', 'Child 1 (7 years)'. */
function useGuestLabel(): (leg: Leg, guest: Guest) => string {
  const { guests: texts, formats } = useTexts();
  return (leg, guest) => {
    const peers = leg.guests.filter((other) => other.isChild === guest.isChild);
    const n = peers.indexOf(guest) + 1;
    if (guest.age === null) return fill(texts.guest, { n });
    return fill(texts.child, {
      n,
      age: guest.age === 0 ? texts.underOne : formats.plural(texts.age, guest.age),
    });
  };
}
