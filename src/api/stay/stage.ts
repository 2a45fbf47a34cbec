import * as v from 'valibot';
import type { Call } from '../call.ts';
import type { Answer } from '../wire.ts';
import type { StageRequest } from './stage-request.ts';

export interface Staged {
  /** With it the payment goes through the provider's frame (D-27). */
  iPageSessionId: string | null;
}

/** The answer may be empty: A §7.2 does not show it. */
const staged: Answer<Staged> = v.pipe(
  v.nullish(v.object({ iPageSessionId: v.nullish(v.string()) })),
  v.transform((answer) => ({ iPageSessionId: answer?.iPageSessionId ?? null })),
);

export const stageStay: Call<'stage', StageRequest, Staged> = { endpoint: 'stage', answer: staged };
