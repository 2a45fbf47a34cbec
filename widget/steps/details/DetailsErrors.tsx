import { useSelector } from '@xstate/react';
import { fill } from '../../texts/fill.ts';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { reportedErrors } from '../../../machines/shared/form.ts';
import * as selectors from '../../../machines/steps/details/details.selectors.ts';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { ErrorSummary, type ErrorItem } from '../../ui/text/ErrorSummary.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';

/** Why the details came back: fields to mend, or the result of the contact check. */
export function DetailsErrors({ actor }: { actor: DetailsRef }) {
  const { details: texts, shared, formats } = useTexts();
  const form = useSelector(actor, selectors.selectForm);
  const problem = useSelector(actor, selectors.selectProblem);
  const failure = useSelector(actor, selectFailure);
  const returns = useReturns(actor);
  const rooms = useSelector(actor, selectors.selectRoomQuestions);

  if (problem) {
    const isCut = failure?.kind === 'offline' || failure?.kind === 'timeout';
    const text = isCut ? shared.failures[failure.kind] : texts.problems[problem];
    return <ErrorBox key={returns} title={texts.error} text={text} />;
  }
  const errors = reportedErrors(form);
  const { fields, address, questions, terms } = texts;
  const itemsOf = (labels: readonly (readonly [name: string, label: string])[]): ErrorItem[] =>
    labels.flatMap(([name, label]) => {
      const error = errors[name];
      return error ? [{ name, text: fill(shared.fieldErrors[error], { label }) }] : [];
    });
  const isOfManyRooms = rooms.filter(({ isInvalid }) => isInvalid).length > 1;
  const ofRooms = rooms.flatMap(({ names }, index) =>
    itemsOf([[`requests.${index}.dogRequests`, questions.dogs.label]]).map(({ name, text }) => ({
      name,
      text: isOfManyRooms
        ? fill(questions.ofRoom, {
            text,
            names: formats.people(names) || fill(questions.room, { leg: index + 1 }),
          })
        : text,
      open: () => actor.send({ type: 'room.opened', index }),
    })),
  );
  const items = [
    ...itemsOf([
      ['leadBooker', texts.leadBooker.question],
      ['title', fields.title],
      ['firstName', fields.firstName],
      ['lastName', fields.lastName],
      ['emailAddress', fields.emailInMessages],
      ['telephone', fields.telephone],
      ['address.country', address.country],
      ['address.postCode', address.postCode],
      ['address.line1', address.line1],
      ['address.city', address.city],
    ]),
    ...ofRooms,
    ...itemsOf([
      ['account.password', texts.account.password],
      ['account.passwordsMatch', texts.account.passwordAgain],
      ['terms', terms.inMessages],
    ]),
  ];
  return items.length > 0 ? <ErrorSummary key={returns} heading={texts.errorSummary} items={items} /> : null;
}
