import { createActor, fromPromise } from 'xstate';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { OpenSearch } from '../../src/domain/occupancy.ts';
import type { VoucherStatus } from '../../src/domain/vouchers.ts';
import { configuration, search, session } from './fixtures.ts';
import { reach } from './reach.ts';

export const offline = { kind: 'offline', endpoint: 'voucherStatus' } as const;

/** The estate's clear no: nobody has issued such a voucher. */
export const noSuchVoucher = () =>
  Promise.reject(new CallError({ kind: 'http', endpoint: 'voucherStatus', status: 404, message: '' }));

/** A check that nobody answers. */
export const noAnswer = () => Promise.reject(new CallError(offline));

/** So many checks no test needs: who asks more goes round in circles, and is answered no more. */
const MOST_CHECKS = 100;

/** The search form as it opens; `check` is what becomes of a voucher. */
export function opened(
  values: { configuration?: StayConfiguration; search?: OpenSearch } = {},
  check: (reference: string) => Promise<VoucherStatus> = noSuchVoucher,
) {
  let asked = 0;
  const machine = searchMachine.provide({
    actors: {
      checkVoucher: fromPromise(({ input }) => {
        asked += 1;
        return asked > MOST_CHECKS ? new Promise<VoucherStatus>(() => undefined) : check(input.reference);
      }),
    },
  });
  const input = { configuration: configuration(), session, search: search(), ...values };
  return createActor(machine, { input }).start();
}

/** Types a voucher and has it checked. */
export async function checked(actor: ReturnType<typeof opened>, reference: string) {
  actor.send({ type: 'reference.typed', reference });
  actor.send({ type: 'voucher.submitted' });
  await reach(actor, (snapshot) => snapshot.context.checking.length === 0);
}

/** What is searched for in the end. */
export async function searched(actor: ReturnType<typeof opened>) {
  const { output } = await reach(actor, ({ status }) => status === 'done');
  return output;
}
