import { factsOf, STEPS, type Place, type Step } from './steps.ts';

/** The step of the progress bar, 1 to 5, that a screen belongs to; null on the confirmation (A §2.1). */
export function progressOf(step: Step): number | null {
  return factsOf(step).progress;
}

/** Where the 'Edit' link of a step of the progress bar leads: its first screen that has something to edit (A §2.2). */
export function editedPlace(progress: number): Place {
  const step = STEPS.find((one) => one !== 'start' && progressOf(one) === progress) ?? 'search';
  return { step, leg: 1 };
}
