import { useSelector } from '@xstate/react';
import type { AddOnTreatmentsRef } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import * as selectors from '../../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { ChosenSum } from '../shared/ChosenSum.tsx';
import { ModalHeading } from '../shared/ModalHeading.tsx';

/** Every guest's treatments, and their sum. Only the open list takes more. */
export function SpaLists({ actor }: { actor: AddOnTreatmentsRef }) {
  const lists = useSelector(actor, selectors.selectLists);
  return (
    <>
      <div className="ui-stack">
        {lists.map((list) => (
          <List key={list.guestIndex} actor={actor} list={list} />
        ))}
      </div>
      <ChosenSum sum={useSelector(actor, selectors.selectSum)} />
    </>
  );
}

interface ListProps {
  actor: AddOnTreatmentsRef;
  list: selectors.GuestList;
}

function List({ actor, list: { name, isOpen, treatments } }: ListProps) {
  const words = useTexts();
  const texts = words.addOnKinds.treatment;
  const heading = fill(texts.list, { name: describeGuest(words, name) });
  return (
    <section className="addon-treatments-list ui-stack ui-stack-tight" data-open={isOpen || undefined}>
      {isOpen ? (
        <ModalHeading page={heading}>{heading}</ModalHeading>
      ) : (
        <h3 className="times-heading">{heading}</h3>
      )}
      {treatments.length > 0 ? (
        <ol className="ui-list">
          {treatments.map((treatment, index) => (
            <Entry
              key={`${index} ${treatment.start}`}
              treatment={treatment}
              position={index + 1}
              onRemove={isOpen ? () => actor.send({ type: 'treatment.removed', index }) : null}
            />
          ))}
        </ol>
      ) : null}
      {isOpen ? (
        <div>
          <Button onClick={() => actor.send({ type: 'treatment.wanted' })}>
            {fill(texts.selectTreatment, { n: treatments.length + 1 })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface EntryProps {
  treatment: selectors.ListedTreatment;
  position: number;
  onRemove: (() => void) | null;
}

/** 'Treatment N': name, time, and Remove in the open list. */
function Entry({ treatment: { name, start }, position, onRemove }: EntryProps) {
  const { addOnKinds, shared, formats } = useTexts();
  const texts = addOnKinds.treatment;
  const title = fill(texts.treatment, { n: position });
  return (
    <li className="addon-treatments-entry ui-row">
      <p>
        <span className="ui-eyebrow">{title}</span>
        {name}
        <span className="ui-soft ui-numbers">
          {' '}
          {fill(texts.start, { day: formats.shortDate(start), time: formatClock(start) })}
        </span>
      </p>
      {onRemove ? (
        <Button variant="link" aria-label={fill(texts.remove, { treatment: title })} onClick={onRemove}>
          {shared.remove}
        </Button>
      ) : null}
    </li>
  );
}
