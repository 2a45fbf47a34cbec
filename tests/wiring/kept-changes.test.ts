import { describe, expect, it } from 'vitest';
import type { SentCancellation, SentPackage } from '../../src/domain/booking/sent-write.ts';
import { bookingsPortsOf } from '../../widget/wiring/bookings-ports.ts';
import { Vault } from '../../widget/ui/controls/vault.ts';
import { saveChange } from '../../widget/wiring/kept-changes.ts';
import { clientFor } from '../api/server.ts';
import { emptyStorage } from '../faults/element.ts';
import { runPort } from '../support/run-port.ts';

const cancellation: SentCancellation = { kind: 'cancellation', confirmationNumber: '70413200', legs: [2] };
const added: SentPackage = {
  ...{ kind: 'package', confirmationNumber: '70413255', leg: 1, code: 'ROSES', change: 'add' },
};

/** What the account reads of a tab: the change of each of the two stays, and the kind of the last one. */
async function read(storage: ReturnType<typeof emptyStorage>) {
  const { recallChange, recallLastChange } = bookingsPortsOf({
    client: clientFor(),
    storage,
    vault: new Vault(),
  });
  return Promise.all([
    runPort(recallChange, { confirmationNumber: '70413200' }),
    runPort(recallChange, { confirmationNumber: '70413255' }),
    runPort(recallLastChange, undefined),
  ]);
}

describe('F-12 the changes that a tab has sent', () => {
  it('are kept by the number of the stay, until each is known', async () => {
    const storage = emptyStorage();
    expect(await read(storage)).toEqual([null, null, null]);
    saveChange(storage, '70413200', cancellation);
    saveChange(storage, '70413255', added);
    expect(await read(storage)).toEqual([cancellation, added, 'package']);
    saveChange(storage, '70413200', { ...cancellation, legs: null });
    expect(await read(storage)).toEqual([{ ...cancellation, legs: null }, added, 'cancellation']);
    saveChange(storage, '70413200', null);
    expect(await read(storage)).toEqual([null, added, 'package']);
    saveChange(storage, '70413255', null);
    expect(storage.getItem('staychart.changes')).toBeNull();
  });

  it('D-645 by a mailed code are no reason to log in', async () => {
    const storage = emptyStorage();
    const byCode: SentCancellation = { ...cancellation, byCode: true };
    saveChange(storage, '70413200', byCode);
    expect(await read(storage)).toEqual([byCode, null, null]);
  });

  it.each(['{', '{}', '[{"kind":"cancellation","confirmationNumber":"70413200","legs":[]}]'])(
    'are none where the tab holds %s',
    async (kept) => {
      const storage = emptyStorage();
      storage.setItem('staychart.changes', kept);
      expect(await read(storage)).toEqual([null, null, null]);
    },
  );
});
