import type { Client } from '../../../src/api/client.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';

/** The clients that make the calls: a guest without an account, and members by e-mail address. */
export interface Talkers {
  anonymous: Client;
  member: (emailAddress: string) => Client;
}

export const ROSALIND = 'rosalind.hart@example.com';

/** Makes a call to the estate through the shipped client, after the calls that it depends on. */
export type Talk = () => Promise<unknown>;

export type Conversations = Partial<Record<EndpointName, Talk>>;
