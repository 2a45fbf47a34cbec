import { dinnerInputOf, mudInputOf, spaGardenInputOf, spaInputOf } from '../../shared/add-on-inputs.ts';
import { golfInput, openedAddOn } from './addons.modal-inputs.ts';
import { addOnsSetup, type TimesAnswer } from './addons.setup.ts';

const config = addOnsSetup.createStateConfig.bind(addOnsSetup);

const answerOf = ({ event }: { event: { output: TimesAnswer } }) => ({ answer: event.output });

/** Times that were chosen are taken; a modal that was closed, or broke, changes nothing. */
const onDone = [
  {
    guard: { type: 'isSubmitted' as const, params: answerOf },
    target: 'choosing',
    actions: [{ type: 'takeTimes' as const, params: answerOf }, 'tellFlow' as const],
  },
  { target: 'choosing' },
];

export const choosingTeeTimes = config({
  tags: 'modal',
  invoke: {
    id: 'packageGolf',
    src: 'packageGolf',
    input: ({ context }) => golfInput(context),
    onDone,
    onError: 'choosing',
  },
});

export const choosingTables = config({
  tags: 'modal',
  invoke: {
    id: 'packageDinner',
    src: 'packageDinner',
    input: ({ context }) => dinnerInputOf(openedAddOn(context)),
    onDone,
    onError: 'choosing',
  },
});

export const choosingTreatments = config({
  tags: 'modal',
  invoke: {
    id: 'packageSpa',
    src: 'packageSpa',
    input: ({ context }) => spaInputOf(openedAddOn(context)),
    onDone,
    onError: 'choosing',
  },
});

export const choosingMudTime = config({
  tags: 'modal',
  invoke: {
    id: 'mud',
    src: 'mud',
    input: ({ context }) => mudInputOf(openedAddOn(context)),
    onDone,
    onError: 'choosing',
  },
});

export const choosingGardenTime = config({
  tags: 'modal',
  invoke: {
    id: 'spaGarden',
    src: 'spaGarden',
    input: ({ context }) => spaGardenInputOf(openedAddOn(context)),
    onDone,
    onError: 'choosing',
  },
});
