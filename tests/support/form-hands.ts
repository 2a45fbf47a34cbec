import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { enterText } from './enter-text.ts';

/** Hands for forms whose paths are walked in the view. */

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const fill = (label: string, text: string) =>
  enterText(screen.getByLabelText(label, { exact: true }), text);
export const isBusy = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
export const shows = (text: string | RegExp) => screen.queryByText(text) !== null;

/** A form remembers which fields were left; clicking from one to the next leaves more than the path says. */
export const withoutTouched = (name: string) => (context: unknown) => {
  const { [name]: form, ...rest } = context as Record<string, { touched?: string[] }>;
  return { ...rest, [name]: { ...form, touched: [] } };
};
