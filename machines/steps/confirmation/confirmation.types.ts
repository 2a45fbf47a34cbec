import type { SumDifference } from '../../../src/domain/money/estate-sums.ts';
import type { StayInput } from '../stay-step.types.ts';

/** The confirmation has no end, so no output. */
export type ConfirmationInput = StayInput;

/** Tells the flow that the estate's bill differs from the bill that the guest was shown. */
export type SumsDiffer = { type: 'sums.differ'; confirmationNumber: string } & SumDifference;
