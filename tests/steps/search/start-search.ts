import { createActor, fromPromise } from 'xstate';
import { stayDatesMachine } from '../../../machines/steps/search/stay-dates.machine.ts';
import { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { OpenSearch } from '../../../src/domain/search/occupancy.ts';
import type { VoucherStatus } from '../../../src/domain/vouchers/vouchers.ts';
import { configuration, search, session } from '../../support/fixtures.ts';
import { reach } from '../../support/reach.ts';

export const offline = { kind: 'offline', endpoint: 'voucherStatus' } as const;

/** The estate's clear refusal: no such voucher was issued. */
export const noSuchVoucher = () => Promise.resolve(null);

/** A check of a voucher that gets no answer. */
export const noAnswer = () => Promise.reject(new CallError(offline));

/** More checks than any test needs. A search that repeats its checks endlessly gets no more answers. */
const MOST_CHECKS = 100;

/** Starts the search form. `check` answers the check of a voucher. */
export function opened(
  values: { configuration?: StayConfiguration; search?: OpenSearch } = {},
  check: (reference: string) => Promise<VoucherStatus | null> = noSuchVoucher,
  stayDates: typeof stayDatesMachine = stayDatesMachine,
) {
  let asked = 0;
  const machine = searchMachine.provide({
    actors: {
      stayDates,
      checkVoucher: fromPromise(({ input }) => {
        asked += 1;
        return asked > MOST_CHECKS ? new Promise<null>(() => undefined) : check(input.reference);
      }),
    },
  });
  const input = { configuration: configuration(), session, search: search(), ...values };
  return createActor(machine, { input }).start();
}

/** Types a voucher and waits for its check. */
export async function checked(actor: ReturnType<typeof opened>, reference: string) {
  actor.send({ type: 'reference.typed', reference });
  actor.send({ type: 'voucher.submitted' });
  await reach(actor, (snapshot) => snapshot.context.checking.length === 0);
}

/** The output of the search. */
export async function searched(actor: ReturnType<typeof opened>) {
  const { output } = await reach(actor, ({ status }) => status === 'done');
  return output;
}
