import { within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';

/** Presses one of the chips of a field for a time, by what is read on it: '08:30'. */
export const pickTime = (field: HTMLElement, clock: string) =>
  userEvent.click(within(field).getByRole('radio', { name: clock }));

/** The chips of a field, as they are read. */
export const timesOf = (field: HTMLElement) =>
  within(field)
    .queryAllByRole<HTMLInputElement>('radio')
    .map(({ labels }) => labels?.[0]?.textContent);

/** The time that is chosen, as it is sent; null where none is. */
export const chosenTime = (field: HTMLElement) =>
  field.querySelector<HTMLInputElement>('input:checked')?.value ?? null;
