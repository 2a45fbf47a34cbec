import { expect, it } from 'vitest';
import { editedPlace, progressOf } from '../../src/domain/progress.ts';
import { STEPS } from '../../src/domain/steps.ts';

it('A §2.1 every screen has its step in the progress bar; the confirmation has none', () => {
  expect(STEPS.map((step) => [step, progressOf(step)])).toEqual([
    ['start', 1],
    ['search', 1],
    ['rooms', 2],
    ['rates', 2],
    ['guests', 2],
    ['itinerary', 2],
    ['addons', 3],
    ['details', 4],
    ['summary', 4],
    ['payment', 5],
    ['confirmation', null],
  ]);
});

it("A §2.2 each 'Edit' leads to its screen", () => {
  expect([1, 2, 3, 4, 5].map(editedPlace)).toEqual([
    { step: 'search', leg: 1 },
    { step: 'rooms', leg: 1 },
    { step: 'addons', leg: 1 },
    { step: 'details', leg: 1 },
    { step: 'payment', leg: 1 },
  ]);
});
