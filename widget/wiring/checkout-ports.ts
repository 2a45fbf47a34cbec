import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { Client } from '../../src/api/client.ts';
import { CallError, type Failure } from '../../src/api/failure.ts';
import { spokenMessage } from '../../src/api/spoken-message.ts';
import { findStayBooking, type FoundBooking } from '../../src/api/stay/find-booking.ts';
import { keepAlive } from '../../src/api/stay/hold.ts';
import { completeStay } from '../../src/api/stay/payment.ts';
import { stageStay } from '../../src/api/stay/stage.ts';
import { stageBody } from '../../src/api/stay/stage-body.ts';
import { pause } from './pause.ts';
import type { PortResources } from './port-resources.ts';
import type { Vault } from '../ui/controls/vault.ts';
import { withLock } from '../../src/browser/abilities.ts';

/** An answer to staging without a payment session, where cards are taken in the provider's frame only. */
const NO_FRAME: Failure = {
  kind: 'unreadable',
  endpoint: 'stage',
  path: '',
  message: 'expected iPageSessionId',
};

type CheckoutPort =
  'stageBooking' | 'completeBooking' | 'keepAlive' | 'pause' | 'findBooking' | 'checkBooking';

/** Ports for staging, paying, and asking about the outcome. */
export function checkoutPorts(resources: PortResources): Pick<typeof ports, CheckoutPort> {
  const { client, vault, paysInFrame, locks, storage } = resources;
  return {
    stageBooking: fromPromise(async ({ input: { sessionId, booking, configuration } }) => {
      const body = stageBody(booking, configuration);
      const bill = await client.call(stageStay, { params: { sessionId }, body });
      if (paysInFrame && bill.iPageSessionId === null) throw new CallError(NO_FRAME);
      return bill;
    }),
    completeBooking: fromPromise(async ({ input: { sessionId, inFrame } }) => {
      const body = inFrame ? {} : cardOf(vault);
      const answer = await payOnce(locks, sessionId, () =>
        client.call(completeStay, { params: { sessionId }, body }),
      );
      if (answer.type === 'accepted') return answer;
      return { ...answer, message: spokenMessage('complete', body, answer.message) };
    }),
    keepAlive: fromPromise(({ input: { sessionId } }) => client.call(keepAlive, { body: { sessionId } })),
    pause,
    findBooking: fromPromise(async ({ input, signal }) => ({
      ...(await find(client, input, signal)),
      at: performance.now(),
      when: Date.now(),
    })),
    checkBooking: fromPromise(async ({ input, signal }) => {
      // Noted before the answer: if the answer is lost, the booking may change before the next look.
      const isFirst = storage.getItem(LOOKED_AT) !== input.confirmationNumber;
      storage.setItem(LOOKED_AT, input.confirmationNumber);
      return { ...(await find(client, input, signal)), isFirst };
    }),
  };
}

/** Storage key of the last booking whose confirmation this tab has asked for, by its number. */
const LOOKED_AT = 'staychart.checked';

const NOT_THERE: FoundBooking = { isBooked: false, total: null };

function find(
  client: Client,
  params: { confirmationNumber: string },
  signal: AbortSignal,
): Promise<FoundBooking> {
  return client.call(findStayBooking, { params, signal }).catch((error: unknown) => {
    if (isNotFound(error)) return NOT_THERE;
    throw error;
  });
}

/**
 * Takes the card from the vault. Throws where there is none: a call without a card would look like a payment in the
 * frame.
 */
function cardOf(vault: Vault) {
  const card = vault.take('card');
  if (card === null) {
    throw new CallError({ kind: 'unreadable', endpoint: 'complete', path: 'card', message: 'missing' });
  }
  const { cardHoldersName, cardType, cardNumber, expiryMonth, expiryYear } = card;
  return { cardHoldersName, cardType, cardNumber, expiryMonth, expiryYear };
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.failure.kind === 'http' && error.failure.status === 404;
}

/**
 * Lets one page at a time pay for a session (T9). While another page is paying nothing is sent, and the result counts
 * as a conflict: the outcome must be asked for (D-161). Without locks every page may pay.
 */
function payOnce<Result>(
  locks: LockManager | null,
  sessionId: string,
  pay: () => Promise<Result>,
): Promise<Result> {
  return withLock(locks, `staychart.payment.${sessionId}`, { ifAvailable: true }, (isOurs) => {
    if (isOurs) return pay();
    throw new CallError({ kind: 'http', endpoint: 'complete', status: 409, message: '' });
  });
}
