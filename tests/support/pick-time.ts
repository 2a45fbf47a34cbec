import { within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';

/** Presses the chip of a time field with this text: '08:30'. */
export const pickTime = (field: HTMLElement, clock: string) =>
  userEvent.click(within(field).getByRole('radio', { name: clock }));

/** The texts of a time field's chips. */
export const timesOf = (field: HTMLElement) =>
  within(field)
    .queryAllByRole<HTMLInputElement>('radio')
    .map(({ labels }) => labels?.[0]?.textContent);

/** The value of the chosen time, as it is sent; null where none is chosen. */
export const chosenTime = (field: HTMLElement) =>
  field.querySelector<HTMLInputElement>('input:checked')?.value ?? null;
