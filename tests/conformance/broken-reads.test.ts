import { describe, expect, it } from 'vitest';
import { exitCodeOf } from '../../src/conformance/words.ts';
import { BROKEN_READS } from './broken-reads.ts';
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
