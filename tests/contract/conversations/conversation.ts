import type { Client } from '../../../src/api/client.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';

/** The clients that make the calls: a guest without an account, and members by e-mail address. */
export interface Talkers {
  anonymous: Client;
  member: (emailAddress: string) => Client;
}

export const ROSALIND = 'rosalind.hart@example.com';

/** A call to the estate through the shipped client, and the answer expected. */
export interface Conversation {
  talk: () => Promise<unknown>;
  result: unknown;
}

export type Conversations = Partial<Record<EndpointName, Conversation>>;
