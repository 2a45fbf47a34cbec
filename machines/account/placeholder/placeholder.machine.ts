import { setup } from 'xstate';
import type { ScreenInput, ScreenOutput } from '../account.contract.ts';

/** Stands for a screen that is not there yet: it shows its name and leads nowhere. */
export const placeholderMachine = setup({
  types: { context: {} as ScreenInput, input: {} as ScreenInput, output: {} as ScreenOutput },
}).createMachine({ id: 'placeholder', context: ({ input }) => input });
