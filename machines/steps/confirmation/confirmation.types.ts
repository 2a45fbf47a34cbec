import type { SumDifference } from '../../../src/domain/estate-sums.ts';
import type { StayInput } from '../stay-step.types.ts';

/** The confirmation is the end of the flow: it has no output. */
export type ConfirmationInput = StayInput;

/** Told to the flow: the estate has another bill for the booking than the guest was shown (E-06). */
export type SumsDiffer = { type: 'sums.differ'; confirmationNumber: string } & SumDifference;
