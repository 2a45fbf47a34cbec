import type { EndpointName } from '../endpoints.ts';

/** One call and what the simulated estate answers. */
export interface Example {
  /** What is asked, in a few words. */
  what: string;
  /** What stands in path and query. */
  params?: Record<string, string>;
  body?: unknown;
  status: number;
  /** The JSON of the answer, or the text of a page. */
  answer: unknown;
}

/** By call; `npm run examples` writes them. */
export type Examples = Partial<Record<EndpointName, Example[]>>;
