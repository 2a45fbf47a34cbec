import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { sendStayEmail } from '../../src/api/stay/send-email.ts';

/** The port that sends a stay's confirmation. */
export function confirmationPorts(client: Client): Pick<typeof ports, 'sendConfirmation'> {
  return {
    sendConfirmation: fromPromise(({ input: { confirmationNumber: confirmation, ...to } }) =>
      client.call(sendStayEmail, { body: { confirmation, ...to } }),
    ),
  };
}
