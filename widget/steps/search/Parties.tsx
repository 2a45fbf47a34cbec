import { useSelector } from '@xstate/react';
import type { SearchRef } from '../../../machines/steps/search/search.machine.ts';
import * as selectors from '../../../machines/steps/search/search.selectors.ts';
import { withChildAge, withChildCount, type OpenParty } from '../../../src/domain/search/occupancy.ts';
import { fill } from '../../texts/fill.ts';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { Html } from '../../ui/media/Html.tsx';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';
import { RadioGroup } from '../../ui/controls/RadioGroup.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The number of rooms, and the guests of each. */
export function Parties({ actor, asksAges }: { actor: SearchRef; asksAges: boolean }) {
  const texts = useTexts().search;
  const rooms = useSelector(actor, selectors.selectRooms);
  const choices = useSelector(actor, selectors.selectRoomChoices);
  const parties = useSelector(actor, selectors.selectParties);
  const isAmending = useSelector(actor, selectors.selectIsAmending);
  const takesChildren = useSelector(actor, selectors.selectTakesChildren);
  const keepsChildren = useSelector(actor, selectors.selectKeepsChildren);
  const { childBooking } = useSelector(actor, selectors.selectContent);
  return (
    <>
      {isAmending ? null : (
        <RadioGroup
          legend={texts.rooms}
          name="rooms"
          value={String(rooms)}
          options={choices.map((n) => ({ value: String(n), label: n === 0 ? texts.moreRooms : String(n) }))}
          onChange={(value) => actor.send({ type: 'rooms.chosen', rooms: Number(value) })}
        />
      )}
      {parties.slice(0, rooms).map((party, room) => (
        <Party key={room} {...{ actor, asksAges, room, party }} />
      ))}
      {takesChildren && rooms > 0 ? (
        <div className="search-more ui-soft">
          <CallUs {...texts.moreChildren} />
        </div>
      ) : null}
      {keepsChildren ? (
        <div className="search-more ui-soft">
          <Html html={childBooking} />
        </div>
      ) : null}
    </>
  );
}

interface PartyProps {
  actor: SearchRef;
  asksAges: boolean;
  /** Counts from 0. */
  room: number;
  party: OpenParty;
}

function Party({ actor, asksAges, room, party }: PartyProps) {
  const { search: texts, shared, formats } = useTexts();
  const maxAdults = useSelector(actor, selectors.selectMaxAdults);
  const maxChildren = useSelector(actor, selectors.selectMaxChildren);
  const maxDogs = useSelector(actor, selectors.selectMaxDogs);
  const takesChildren = useSelector(actor, selectors.selectTakesChildren);
  const isBlockedByChildren = useSelector(actor, selectors.selectIsBlockedByChildren);
  const ages = useSelector(actor, selectors.selectChildAges);
  const change = (changed: OpenParty) => actor.send({ type: 'party.changed', room, party: changed });
  const name = (field: string) => `party-${room}-${field}`;
  const ageLabel = (index: number) =>
    party.childCount > 1 ? fill(texts.childAgeOf, { n: index + 1 }) : texts.childAge;
  return (
    <fieldset className="search-party">
      <legend>{fill(texts.guests, { leg: room + 1 })}</legend>
      <div className="search-counts">
        <NumberStepper
          label={texts.adults}
          name={name('adults')}
          value={party.adults}
          min={1}
          max={maxAdults}
          onChange={(adults) => change({ ...party, adults })}
        />
        <NumberStepper
          label={texts.children}
          name={name('children')}
          value={party.childCount}
          min={0}
          max={maxChildren}
          hint={takesChildren ? fill(texts.mostChildren, { n: maxChildren }) : undefined}
          onChange={(count) => change(withChildCount(party, count))}
        />
        {party.children.map((child) => (
          <SelectField
            key={child.index}
            label={ageLabel(child.index)}
            error={
              asksAges && child.age === null
                ? fill(shared.fieldErrors.required, { label: ageLabel(child.index) })
                : undefined
            }
            name={name(`age-${child.index}`)}
            value={child.age === null ? '' : String(child.age)}
            required={!isBlockedByChildren}
            options={ages.map((age) => ({
              value: String(age),
              label: age === 0 ? texts.underOne : formats.plural(texts.years, age),
            }))}
            onChange={(age) => change(withChildAge(party, child.index, age === '' ? null : Number(age)))}
          />
        ))}
        {maxDogs > 0 ? (
          <NumberStepper
            label={texts.dogs}
            name={name('dogs')}
            value={party.dogs}
            min={0}
            max={maxDogs}
            onChange={(dogs) => change({ ...party, dogs })}
          />
        ) : null}
      </div>
    </fieldset>
  );
}
