import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import { lookupAddress } from '../../src/api/address/lookup.ts';
import type { Client } from '../../src/api/client.ts';
import { verifyEmail, verifyTelephone } from '../../src/api/stay/contact-checks.ts';

type ContactPort = 'verifyEmail' | 'verifyTelephone' | 'lookupAddress';

/** Ports that check the lead booker's contact details. */
export function contactPorts(client: Client): Pick<typeof ports, ContactPort> {
  return {
    verifyEmail: fromPromise(({ input: { emailAddress }, signal }) =>
      client.call(verifyEmail, { params: { email: emailAddress }, signal }),
    ),
    verifyTelephone: fromPromise(({ input, signal }) =>
      client.call(verifyTelephone, { params: input, signal }),
    ),
    lookupAddress: fromPromise(({ input, signal }) => client.call(lookupAddress, { body: input, signal })),
  };
}
