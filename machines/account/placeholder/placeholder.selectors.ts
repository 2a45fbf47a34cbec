import type { SnapshotFrom } from 'xstate';
import type { placeholderMachine } from './placeholder.machine.ts';

export const selectName = ({ context }: SnapshotFrom<typeof placeholderMachine>) => context.route.screen;
