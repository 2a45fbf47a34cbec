import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import { lateView } from '../lazy/late-view.tsx';
import type * as UnderWayCode from './under-way.ts';

type UnderWay = typeof UnderWayCode;

let code: UnderWay | null = null;

/**
 * Fetches what the flow needs once it has a session: its rules, and what watches the guest (D-294). Before it has come
 * no session may begin, nor a draft be adopted. Code that cannot be had counts as no connection.
 */
export async function bringUnderWay(): Promise<void> {
  code ??= await import('./under-way.ts').catch(() => {
    throw new CallError({ kind: 'offline', endpoint: 'code' });
  });
}

/** The receipt is in that code: nothing is fetched for it after a payment. */
export const LateReceipt = lateView<{ actor: BookingActor }>(
  async () => (await import('./under-way.ts')).Receipt,
);

/** That code, where it has come: null before a session has begun. */
export function underWayCode(): UnderWay | null {
  return code;
}

/** An actor whose logic is in that code: it runs with a session only. */
export function lateLogic<Logic extends object>(make: (code: UnderWay) => object): Logic {
  let logic: object | null = null;
  return new Proxy({} as Logic, {
    get: (_, name): unknown => Reflect.get((logic ??= make(code as UnderWay)), name),
  });
}
