import { useSelector } from '@xstate/react';
import { fill } from '../../../src/texts/fill.ts';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import {
  selectForm,
  selectOpenRoom,
  selectProblem,
  selectRefusals,
} from '../../../machines/steps/details/details.selectors.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** Why the details were sent back: what to mend, or what the contact check found (B §2.2, §8). */
export function DetailsErrors({ actor }: { actor: DetailsRef }) {
  const { details: texts, shared } = useTexts();
  const form = useSelector(actor, selectForm);
  const problem = useSelector(actor, selectProblem);
  const refusals = useSelector(actor, selectRefusals);
  const openRoom = useSelector(actor, selectOpenRoom);

  if (problem) return <ErrorBox key={refusals} heading={texts.error} text={texts.problems[problem]} />;
  if (!form.submitted) return null;
  const { fields, address, questions, terms } = texts;
  const labels = [
    ['leadBooker', texts.leadBooker.question],
    ['title', fields.title],
    ['firstName', fields.firstName],
    ['lastName', fields.lastName],
    ['emailAddress', fields.emailInMessages],
    ['telephone', fields.telephone],
    ['address.country', address.country],
    ['address.selectedAddress', address.found],
    ['address.line1', address.line1],
    ['address.city', address.city],
    ['address.postCode', address.postCode],
    [`requests.${openRoom}.dogRequests`, questions.dogs.label],
    ['account.passwordsMatch', texts.account.passwordAgain],
    ['terms', terms.inMessages],
  ] as const;
  const items = labels.flatMap(([name, label]) => {
    const error = form.errors[name];
    return error ? [{ name, text: fill(shared.fieldErrors[error], { label }) }] : [];
  });
  return items.length > 0 ? <ErrorSummary key={refusals} heading={texts.errorSummary} items={items} /> : null;
}
