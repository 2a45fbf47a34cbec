import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { enterText } from './enter-text.ts';

/** Clicks and typing for forms whose paths are replayed in the view. */

export const fill = (label: string, text: string) =>
  enterText(screen.getByLabelText(label, { exact: true }), text);
export const isBusy = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
/** Expects the text to be shown, or not. */
export const expectText = (text: string | RegExp, isShown: boolean) =>
  expect(shows(text), String(text)).toBe(isShown);
export const shows = (text: string | RegExp) => screen.queryByText(text) !== null;

/**
 * Drops the list of fields that the guest has left: clicking through the form leaves more fields than the
 * path says.
 */
export const withoutTouched = (name: string) => (context: unknown) => {
  const { [name]: form, ...rest } = context as Record<string, { touched?: string[] }>;
  return { ...rest, [name]: { ...form, touched: [] } };
};
