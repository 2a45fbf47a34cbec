import * as v from 'valibot';
import type { EstateSums } from '../../domain/estate-sums.ts';
import type { Call } from '../call.ts';
import { orNull, type Answer } from '../wire.ts';
import { estateSum } from './estate-sum.ts';
import type { StageRequest } from './stage-request.ts';

export interface StagedBill {
  /** With it the payment goes through the provider's frame (D-27). */
  iPageSessionId: string | null;
  sums: EstateSums;
}

/** The answer may be empty: A §7.2 does not show it. An empty payment session is none (E-20). */
const staged: Answer<StagedBill> = v.pipe(
  orNull(v.object({ iPageSessionId: orNull(v.string()), Total: estateSum, DueToday: estateSum })),
  v.transform((answer) => ({
    iPageSessionId: answer?.iPageSessionId ?? null,
    sums: { total: answer?.Total ?? null, dueToday: answer?.DueToday ?? null },
  })),
);

export const stageStay: Call<'stage', StageRequest, StagedBill> = { endpoint: 'stage', answer: staged };
