import type * as v from 'valibot';
import type { EndpointName } from './endpoints.ts';

/** A call of the catalogue: its endpoint, its body and the schema of its answer. */
export interface Call<Name extends EndpointName, Body, Result> {
  endpoint: Name;
  answer: v.GenericSchema<unknown, Result>;
  /** Never set: it only tells the compiler what the body must be. */
  readonly body?: Body;
}
