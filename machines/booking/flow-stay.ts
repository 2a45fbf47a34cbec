import { bookingSetup } from './booking.setup.ts';
import { byPlainStep, calls, PLAIN_STEPS } from './flow-calls.ts';
import { FLOW, goTo, onSignedIn, onStepFailed, toPlainStep } from './flow-targets.ts';
import { wayFromPlainStep } from './passing.rules.ts';
import { by } from './transitions.ts';

/**
 * The steps between the rooms and the details, in their order. From each a way leads to every one before and after it:
 * the flow passes over a step where the guest has nothing to decide.
 */
export const stay = byPlainStep((step) => {
  const place = PLAIN_STEPS.indexOf(step);
  return bookingSetup.createStateConfig({
    meta: { step },
    invoke: {
      ...calls[step],
      onDone: by(wayFromPlainStep(step))({
        ...byPlainStep(toPlainStep, PLAIN_STEPS.slice(place + 1)),
        details: { target: FLOW.details },
        ...byPlainStep(toPlainStep, PLAIN_STEPS.slice(0, place).reverse()),
        rooms: { target: FLOW.arriving, actions: goTo('rooms') },
      }),
      onError: onStepFailed(step),
    },
    // The member's name is among the guests.
    ...(step === 'guests' ? { on: onSignedIn(step) } : {}),
  });
});
