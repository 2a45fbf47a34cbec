import { useSelector } from '@xstate/react';
import type { GuestsRef } from '../../../machines/steps/guests/guests.machine.ts';
import { selectForm, selectLegs, selectProblems } from '../../../machines/steps/guests/guests.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { useGuestLabel } from './guest-label.ts';

/** What is missing in a submitted form; each line leads to its field. */
export function GuestsProblems({ actor }: { actor: GuestsRef }) {
  const { guests: texts, shared } = useTexts();
  const problems = useSelector(actor, selectProblems, sameNames);
  const legs = useSelector(actor, selectLegs);
  const form = useSelector(actor, selectForm);
  const label = useGuestLabel();
  if (problems.length === 0) return null;
  const items = problems.map((name) => {
    const [, room = '', , place = '', field = ''] = name.split('.');
    const leg = legs[Number(room)];
    const guest = leg?.guests[Number(place)];
    const error = form.errors[name];
    const message = error
      ? fill(shared.fieldErrors[error], { label: texts.labels[field as keyof typeof texts.labels] })
      : '';
    return {
      name,
      text: leg && guest ? fill(texts.problem, { leg: leg.leg, guest: label(leg, guest), message }) : message,
    };
  });
  return <ErrorSummary key={form.submissions} heading={texts.incomplete} items={items} />;
}

function sameNames(a: string[], b: string[]): boolean {
  return a.join() === b.join();
}
