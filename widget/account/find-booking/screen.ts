import { cancelRoomMachine } from '../../../machines/account/cancel-room/cancel-room.machine.ts';
import { findBookingMachine } from '../../../machines/account/find-booking/find-booking.machine.ts';
import { outcomeMachine } from '../../../machines/shared/outcome/outcome.machine.ts';
import { outcome } from '../../steps/outcome/outcome.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { FindBookingScreen } from './FindBookingScreen.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { saveChange } from '../../wiring/kept-changes.ts';
import { pause } from '../../wiring/pause.ts';
import type { PortResources } from '../../wiring/port-resources.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { numberOf } from '../../../machines/account/cancel-room/cancel-room.setup.ts';

registerTexts({ outcome });

export function screenOf(actors: AccountActors, { storage }: PortResources): StepCode {
  const cancelRoom = cancelRoomMachine.provide({
    actors: {
      ...actors,
      sendCode: actors.sendCancellationCode,
      lookUp: actors.findBooking,
      pause,
      outcome: outcomeMachine.provide({ actors: { ask: actors.askChange, pause } }),
    },
    actions: {
      noteSent: ({ context }) => saveChange(storage, numberOf(context), context.sent),
    },
  });
  const machine = findBookingMachine.provide({ actors: { ...actors, cancelRoom } });
  return stepCode({ machine, Screen: FindBookingScreen });
}
