import { enqueueActions } from 'xstate';
import { registerMachine } from '../../../machines/account/register/register.machine.ts';
import { withRegisterValues } from '../../../machines/account/register/register.rules.ts';
import { loadRegistration, saveRegistration } from '../../../src/draft/kept-registration.ts';
import { details } from '../../steps/details/details.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { RegisterScreen } from './RegisterScreen.tsx';
import { LeaveQuestion } from '../shared/LeaveQuestion.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import type { PortResources } from '../../wiring/port-resources.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ details });

export function screenOf(actors: AccountActors, { storage }: PortResources): StepCode {
  return stepCode({
    machine: registerMachine.provide({
      actors,
      actions: {
        keepEntries: ({ context }) => saveRegistration(storage, context.form.values),
        recallEntries: enqueueActions(({ context, enqueue }) => {
          const kept = loadRegistration(storage);
          if (!kept) return;
          enqueue.assign({ form: withRegisterValues(context.form, kept) });
          enqueue('tellChanges');
        }),
      },
    }),
    Screen: RegisterScreen,
    Frame: LeaveQuestion,
  });
}
