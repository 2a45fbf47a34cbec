import { describe, expect, it } from 'vitest';
import { exitCodeOf, inWords } from '../../src/conformance/words.ts';
import { BROKEN_READS } from './broken-reads.ts';
import { at, both, on } from './damages.ts';
import { failuresOf, serveEstate } from './estate.ts';

const { run, running } = serveEstate();

describe('the run finds a wrong answer to a read', () => {
  it.each(BROKEN_READS)('%s', async (_name, damage, found, options) => {
    const report = await run(damage(), { isWriting: false, hasSecond: false, ...options });
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

it('F-01 odd values that no booking needs are warnings: listed, with exit code 0', async () => {
  const configuration = /^GET .*stay\/getConfiguration/;
  const odd = both(
    on(configuration, at(['Areas', 0, 'RoomTypes', 0, 'Floor'], 1)),
    on(/^POST .*\/availability$/, at(['IsAvailable'], 'perhaps')),
  );
  const report = await run(odd(), { isWriting: false, isMember: false });
  expect(failuresOf(report)).toEqual([]);
  const warned = report.findings.filter(({ outcome }) => outcome === 'warned');
  expect(warned.map(({ call, what, expected, came }) => [call, what, expected, came])).toEqual([
    ['stayConfiguration', 'Areas[].RoomTypes[].Floor', 'string', 'a number'],
    ['availability', 'IsAvailable', 'boolean', 'a text'],
  ]);
  expect(exitCodeOf(report)).toBe(0);
  expect(inWords(report)).toContain(
    '! stayConfiguration: Areas[].RoomTypes[].Floor: expected string, came a number',
  );
});
