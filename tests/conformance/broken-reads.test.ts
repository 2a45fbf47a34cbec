import { describe, expect, it } from 'vitest';
import { exitCodeOf } from '../../src/conformance/words.ts';
import { BROKEN_READS } from './broken-reads.ts';
import { on } from './damages.ts';
import { failuresOf, serveEstate } from './estate.ts';

const { run, running } = serveEstate();

describe('the run finds a wrong answer to a read', () => {
  it.each(BROKEN_READS)('%s', async (_name, damage, found, options) => {
    const report = await run(damage(), { isWriting: false, ...options });
    expect(failuresOf(report)).toEqual(found);
    expect(exitCodeOf(report)).toBe(1);
    expect(running().estate.state.bookings).toEqual([]);
  });
});

it('a late answer is no lost one: the guest waits', async () => {
  const late = on(/stay\/getConfiguration/, (answer, _nth, clock) => {
    clock.passed += 6000;
    return answer();
  });
  const { findings } = await run(late(), { isWriting: false, isMember: false });
  expect(findings.find(({ outcome }) => outcome === 'failed')).toEqual({
    ...{ call: 'stayConfiguration', what: 'is answered soon', outcome: 'failed' },
    ...{ expected: 'within 5 s', came: '6 s' },
    guest:
      'The guest waits. A screen that needs the answer says that this is taking a little longer than usual.',
  });
});
