import { createActor, fromCallback, fromPromise } from 'xstate';
import { bookingMachine, type BookingActor } from '../../../machines/booking/booking.machine.ts';
import {
  idleMachine,
  type ActivityPort,
  type DeadlinePort,
} from '../../../machines/booking/idle/idle.machine.ts';
import { asPort, type Given } from '../../../machines/shared/port.ts';
import type { PaymentInput, PaymentOutput } from '../../../machines/steps/payment/payment.types.ts';
import type { StayInput } from '../../../machines/steps/stay-step.types.ts';
import type { SummaryOutput } from '../../../machines/steps/summary/summary.machine.ts';
import { estateDate } from '../../../src/domain/dates/estate-clock.ts';
import { STEPS, type Step } from '../../../src/domain/booking/steps.ts';
import type { BookingWiring } from '../booking.ts';
import { bookingSteps, codeOfSteps } from '../booking-steps.ts';
import { openingPorts, type BringSession } from '../opening-ports.ts';
import { waitForScreen } from '../wait-for-screen.ts';
import { showPreview, type MountPreview, type PreviewContent } from './show-preview.ts';
import { sampleDraft } from './sample-draft.ts';
import { availabilityFor, configuration, packages } from './sample-estate.ts';
import { sampleAuth, sampleResources, type SampleAnswers } from './sample-resources.ts';

/** The step named by a `preview` attribute; the first one where the name is unknown, with a warning. */
function readStep(value: string, warn: (message: string) => void): Step {
  const step = STEPS.find((one) => one === value);
  if (!step && value !== '') warn(`preview: there is no step ${value}, but ${STEPS.join(', ')}`);
  return step ?? 'start';
}

/** A preview has no deadline. */
const NEVER: DeadlinePort = fromCallback(() => undefined);
const NOBODY: ActivityPort = fromCallback(() => undefined);

const bringSession: BringSession = () => import('../session.ts');

interface PreviewOptions {
  /** The attribute's value. */
  value: string;
  canLogin: boolean;
  warn: (message: string) => void;
  draw: (wiring: Pick<BookingWiring, 'actor' | 'vault' | 'SessionView'>) => { unmount: () => void };
}

/**
 * The booking's own chart at a step, with sample data: nothing is called, kept or told, and no time runs. It passes at
 * once through the steps that must come before.
 */
export function startPreview({ value, canLogin, warn, draw }: PreviewOptions): PreviewContent {
  const step = readStep(value.trim(), warn);
  const draft = sampleDraft(step, estateDate(new Date()));
  const answers: SampleAnswers = {
    stayConfiguration: configuration,
    session: undefined,
    beginStay: { id: draft.sessionId, businessDate: draft.businessDate },
    availability: availabilityFor(draft.search?.numberOfNights ?? 1),
    packages,
  };
  const resources = sampleResources(answers, canLogin ? sampleAuth(false) : null);
  const isAfter = (earlier: Step) => STEPS.indexOf(step) > STEPS.indexOf(earlier);
  const staged = fromPromise<SummaryOutput, Given<StayInput>>(() =>
    Promise.resolve({ type: 'staged', iPageSessionId: null, wallets: [] }),
  );
  const paid = fromPromise<PaymentOutput, Given<PaymentInput>>(() => Promise.resolve({ type: 'paid' }));
  const ports = openingPorts(resources, bringSession);
  const idle = idleMachine.provide({
    actors: { keepAlive: ports.keepAlive, deadline: NEVER, activity: NOBODY },
  });
  const machine = bookingMachine.provide({
    actors: {
      ...ports,
      ...bookingSteps(codeOfSteps(resources, bringSession)),
      ...(isAfter('summary') ? { summary: staged } : {}),
      ...(isAfter('payment') ? { payment: paid } : {}),
      idle: asPort(idle),
    },
  });
  // A session that nothing was kept of would count as expired.
  const sessionId = step === 'start' ? null : draft.sessionId;
  const destination = { place: draft.place, sessionId, notice: null };
  const actor = createActor(machine, {
    input: {
      opening: {},
      canLogin,
      isShort: false,
      asksLeadOnly: false,
      draft: step === 'start' ? null : draft,
      payment: null,
      destination,
      hint: null,
    },
  });
  // Nothing asks or tells in a preview.
  const drawn: MountPreview<BookingActor> = (wiring) => draw({ ...wiring, SessionView: () => null });
  return showPreview(actor, resources.vault, drawn, waitForScreen);
}
