import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import {
  selectAdultTitles,
  selectChildTitles,
  selectForm,
  selectIsMember,
  selectLegs,
  selectMemberRoom,
} from '../../../machines/steps/guests/guests.selectors.ts';
import type { Guest, Leg } from '../../../src/domain/booking.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { codedOptions } from '../../ui/coded-options.ts';
import { FormSelectField, FormTextField } from '../../ui/FormFields.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StepLayout } from '../../ui/StepLayout.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import css from './guests.css?inline';
import { GuestsProblems } from './GuestsProblems.tsx';
import { useGuestLabel } from './guest-label.ts';
import type { GuestsRef } from './guests-ref.ts';

registerStyles(css);

const FORM_ID = 'stay-guests';

/** Title, first and last name of everybody who stays (A §2.8). */
export function GuestsScreen({ actor }: { actor: GuestsRef }) {
  const { guests: texts, shared } = useTexts();
  const legs = useSelector(actor, selectLegs);
  function submit(event: FormEvent) {
    event.preventDefault();
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
      <PageHeading summary={texts.summary}>{texts.title}</PageHeading>
      <GuestsProblems actor={actor} />
      <form id={FORM_ID} className="ui-stack ui-stack-loose" onSubmit={submit} noValidate>
        {legs.map((leg, room) => (
          <Room key={leg.leg} actor={actor} leg={leg} room={room} />
        ))}
      </form>
    </StepLayout>
  );
}

function Room({ actor, leg, room }: { actor: GuestsRef; leg: Leg; room: number }) {
  const texts = useTexts().guests;
  const isMember = useSelector(actor, selectIsMember);
  const memberRoom = useSelector(actor, selectMemberRoom);
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

function GuestFields({ actor, leg, guest, path }: GuestFieldsProps) {
  const { fields, labels } = useTexts().guests;
  const form = useSelector(actor, selectForm);
  const titles = useSelector(actor, guest.isChild ? selectChildTitles : selectAdultTitles);
  const legend = useGuestLabel()(leg, guest);
  const common = { form, send: actor.send };
  const title = titles.find(({ OperaCode }) => OperaCode === guest.title)?.DisplayName ?? '';
  return (
    <fieldset className="guests-guest">
      <legend>{legend}</legend>
      {guest.isLoggedInUser ? (
        <p className="guests-member">
          {[title, guest.firstName, guest.lastName].filter((part) => part !== '').join(' ')}
        </p>
      ) : (
        <div className="guests-names">
          <FormSelectField
            {...common}
            name={`${path}.title`}
            label={fields.title}
            errorLabel={labels.title}
            options={codedOptions(titles)}
          />
          <FormTextField
            {...common}
            name={`${path}.firstName`}
            label={fields.firstName}
            errorLabel={labels.firstName}
            maxLength={60}
          />
          <FormTextField
            {...common}
            name={`${path}.lastName`}
            label={fields.lastName}
            errorLabel={labels.lastName}
            maxLength={60}
          />
        </div>
      )}
    </fieldset>
  );
}
