import type { AddOnTreatmentsInput } from '../../../machines/modals/addon-treatments/addon-treatments.rules.ts';
import { addOnTreatmentsMachine } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import { createActor } from 'xstate';
import type { SpaDay } from '../../../src/domain/spa/spa.ts';
import { spaInput } from '../../steps/addons/addons-stay.ts';
import { holdMachine } from '../../support/held-calls.ts';
import { spaDays, spaTimesOn } from '../../steps/itinerary/itinerary-stay.ts';
import { settled } from '../start-modal.ts';

/** Starts the spa package. The test answers its calls. */
export function startAddOnTreatments(input: AddOnTreatmentsInput = spaInput) {
  const { machine, calls } = holdMachine(addOnTreatmentsMachine);
  const { loadSpaDays: days, loadSpaTimes: times } = calls;
  const actor = createActor(machine, { input }).start();
  /** Answers what the spa sells on each day. */
  const answerDays = async (answer: SpaDay[] = spaDays) => {
    days.at(-1)?.resolve(answer);
    await settled(actor);
  };
  /** Answers 10:30 and 14:30 as free on the requested date. */
  const answerTimes = async () => {
    const question = times.at(-1);
    question?.resolve(spaTimesOn(question.input.date));
    await settled(actor);
  };
  /** Adds a treatment to the open list: from its card to its time. */
  const book = async (treatmentId: string, code: string, start: string) => {
    actor.send({ type: 'treatment.wanted' });
    actor.send({ type: 'duration.chosen', treatmentId, code });
    actor.send({ type: 'date.chosen', date: start.slice(0, 10) });
    await answerTimes();
    actor.send({ type: 'time.chosen', start });
    actor.send({ type: 'time.confirmed' });
  };
  return { actor, days, times, answerDays, answerTimes, book };
}

/** The spa package with both guests ticked, at the first guest's treatments. */
export async function openAddOnTreatmentsLists(input: AddOnTreatmentsInput = spaInput) {
  const started = startAddOnTreatments(input);
  await started.answerDays();
  started.actor.send({ type: 'continue.pressed' });
  return started;
}
