import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';

/** Unfolds a part of a screen by its button, unless it is open. */
export async function unfold(name: string | RegExp): Promise<void> {
  const fold = screen.getByRole('button', { name });
  if (fold.getAttribute('aria-expanded') === 'false') await userEvent.click(fold);
}
