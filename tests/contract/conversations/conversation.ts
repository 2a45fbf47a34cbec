import type { Client } from '../../../src/api/client.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';

/** Who talks: a guest without account, and members by e-mail address. */
export interface Talkers {
  anonymous: Client;
  member: (emailAddress: string) => Client;
}

export const ROSALIND = 'rosalind.hart@example.com';

/** One call to the estate through the shipped client, and what is expected of its answer. */
export interface Conversation {
  talk: () => Promise<unknown>;
  result: unknown;
}

export type Conversations = Partial<Record<EndpointName, Conversation>>;
