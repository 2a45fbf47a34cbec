import { factsOf, STEPS, type Place, type Step } from './steps.ts';

/** The step of the progress bar, 1 to 5, of a screen; null on the confirmation (A §2.1). */
export function progressOf(step: Step): number | null {
  return factsOf(step).progress;
}

/** The place of a progress bar's 'Edit' link: the step's first screen with something to edit (A §2.2). */
export function editedPlace(progress: number): Place {
  const step = STEPS.find((one) => one !== 'start' && progressOf(one) === progress) ?? 'search';
  return { step, leg: 1 };
}
