import type { InputFrom } from 'xstate';
import type { PackageSelection } from '../../src/domain/addons.ts';
import { entryTimeMachine, type EntryTimeRef } from '../modals/entry-time/entry-time.machine.ts';
import {
  packageDinnerMachine,
  type PackageDinnerRef,
} from '../modals/package-dinner/package-dinner.machine.ts';
import { packageSpaMachine, type PackageSpaRef } from '../modals/package-spa/package-spa.machine.ts';

/** The dialogs for the times of an add-on, of a booking or of a booked stay, by the name under which they run. */
export const timesDialogs = {
  packageDinner: packageDinnerMachine,
  packageSpa: packageSpaMachine,
  mud: entryTimeMachine,
  spaGarden: entryTimeMachine,
};

/** For the types of a chart that runs them. */
export type TimesDialogChildren = { [Name in keyof typeof timesDialogs]: Name };

/** What a dialog comes to. */
export type TimesAnswer = { type: 'submitted'; selections: PackageSelection[] } | { type: 'closed' };

/** The dialog that is open, with its actor. */
export type OpenTimesDialog =
  | { kind: 'dinner'; actor: PackageDinnerRef }
  | { kind: 'spa'; actor: PackageSpaRef }
  | { kind: 'mud' | 'spaGarden'; actor: EntryTimeRef };

interface Children {
  packageDinner?: PackageDinnerRef | undefined;
  packageSpa?: PackageSpaRef | undefined;
  mud?: EntryTimeRef | undefined;
  spaGarden?: EntryTimeRef | undefined;
}

/** Which of its dialogs a chart runs; null while it runs none. */
export function openTimesDialog({
  packageDinner,
  packageSpa,
  mud,
  spaGarden,
}: Children): OpenTimesDialog | null {
  if (packageDinner) return { kind: 'dinner', actor: packageDinner };
  if (packageSpa) return { kind: 'spa', actor: packageSpa };
  if (mud) return { kind: 'mud', actor: mud };
  return spaGarden ? { kind: 'spaGarden', actor: spaGarden } : null;
}

/** A state in which a dialog is open; `afterwards` is where its end leads. */
export function timesDialog<const Name extends keyof typeof timesDialogs, Context, Afterwards extends object>(
  name: Name,
  inputOf: (context: Context) => InputFrom<(typeof timesDialogs)[Name]>,
  afterwards: Afterwards,
) {
  return {
    tags: 'modal' as const,
    invoke: {
      id: name,
      src: name,
      input: ({ context }: { context: Context }) => inputOf(context),
      ...afterwards,
    },
  };
}
