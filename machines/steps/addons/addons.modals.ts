import { dinnerInputOf, mudInputOf, spaGardenInputOf, spaInputOf } from '../../shared/add-on-inputs.ts';
import { withOutput } from '../../shared/params.ts';
import { golfInput, openedAddOn } from './addons.modal-inputs.ts';
import { addOnsSetup } from './addons.setup.ts';

const config = addOnsSetup.createStateConfig.bind(addOnsSetup);

/** Times that were chosen are taken; a modal that was closed, or broke, changes nothing. */
const afterwards = {
  onDone: [
    {
      guard: withOutput('isSubmitted'),
      target: 'choosing' as const,
      actions: [withOutput('takeTimes'), 'tellFlow' as const],
    },
    { target: 'choosing' as const },
  ],
  onError: 'choosing' as const,
};

export const choosingTeeTimes = config({
  tags: 'modal',
  invoke: {
    id: 'packageGolf',
    src: 'packageGolf',
    input: ({ context }) => golfInput(context),
    ...afterwards,
  },
});

export const choosingTables = config({
  tags: 'modal',
  invoke: {
    id: 'packageDinner',
    src: 'packageDinner',
    input: ({ context }) => dinnerInputOf(openedAddOn(context)),
    ...afterwards,
  },
});

export const choosingTreatments = config({
  tags: 'modal',
  invoke: {
    id: 'packageSpa',
    src: 'packageSpa',
    input: ({ context }) => spaInputOf(openedAddOn(context)),
    ...afterwards,
  },
});

export const choosingMudTime = config({
  tags: 'modal',
  invoke: {
    id: 'mud',
    src: 'mud',
    input: ({ context }) => mudInputOf(openedAddOn(context)),
    ...afterwards,
  },
});

export const choosingGardenTime = config({
  tags: 'modal',
  invoke: {
    id: 'spaGarden',
    src: 'spaGarden',
    input: ({ context }) => spaGardenInputOf(openedAddOn(context)),
    ...afterwards,
  },
});
