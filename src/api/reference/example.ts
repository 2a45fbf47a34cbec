import type { EndpointName } from '../endpoints.ts';

/** One call, and the answer of the simulated estate. */
export interface Example {
  /** The question in a few words. */
  what: string;
  /** The values of path and query. */
  params?: Record<string, string>;
  body?: unknown;
  status: number;
  /** The JSON of the answer, or the text of a page. */
  answer: unknown;
}

/** The examples by call. */
export type Examples = Partial<Record<EndpointName, Example[]>>;
