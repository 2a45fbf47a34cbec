import { describe, expect, it } from 'vitest';
import { exitCodeOf } from '../../src/conformance/words.ts';
import { both, instead, json, on } from './damages.ts';
import { failuresOf, serveEstate } from './estate.ts';

const { run, running, standing } = serveEstate();

describe('the simulated estate', () => {
  it('passes every check and keeps no booking of the run', async () => {
    const report = await run();
    expect(report.findings.filter(({ outcome }) => outcome !== 'held')).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    expect(running().estate.state.bookings).toHaveLength(1);
    expect(running().estate.state.charges).toHaveLength(1);
    expect(standing()).toEqual([]);
  });

  it('F-08 passes with a levy and a city tax that nobody can avoid', async () => {
    const report = await run(undefined, { prefix: '/s/levies' });
    expect(report.findings.filter(({ outcome }) => outcome !== 'held')).toEqual([]);
    expect(running().estate.state.bookings).toHaveLength(1);
    expect(standing()).toEqual([]);
  });

  it('asks a hotel without a spa for nothing of it', async () => {
    const configuration = json((given) =>
      Object.assign({}, given, { SystemStatuses: [], AddOns: [], RateGroups: [], SpaTreatments: [] }),
    );
    const withoutSpa = both(
      on(/(?:stay|account)\/getConfiguration/, configuration),
      on(/\/spa\//, instead(404)),
    );
    const report = await run(withoutSpa(), { isWriting: false });
    expect(failuresOf(report)).toEqual([]);
    expect(running().estate.state.ledger.filter(({ path }) => path.includes('/spa/'))).toEqual([]);
    const notChecked = report.findings.filter(({ outcome }) => outcome === 'notChecked');
    expect(notChecked.map(({ call, came }) => [call, came])).toEqual([
      ['spaConfiguration', 'the configurations name no spa'],
    ]);
  });

  it('D-645 sends no call about codes to an estate that has none', async () => {
    const withoutCodes = on(
      /getConfiguration/,
      json((given) => Object.assign({}, given, { Content: { account: { bookingLookup: true } } })),
    );
    expect(failuresOf(await run(withoutCodes()))).toEqual([]);
    expect(running().estate.state.ledger.filter(({ path }) => path.includes('/find/'))).toEqual([]);
  });

  it('passes in another currency', async () => {
    const inEuros = both(
      on(
        /^GET .*stay\/getConfiguration/,
        json((given) => Object.assign({}, given, { Currency: 'EUR' })),
      ),
      on(/^(?:GET|POST) /, async (answer) => {
        const given = await answer();
        const text = await given.text();
        const { status, headers } = given;
        if (text === '') return new Response(null, { status, headers });
        return new Response(text.replaceAll('"Currency":"GBP"', '"Currency":"EUR"'), { status, headers });
      }),
    );
    const report = await run(inEuros());
    expect(report.findings.filter(({ outcome }) => outcome !== 'held')).toEqual([]);
    expect(standing()).toEqual([]);
  });

  it('is only read from without --write', async () => {
    const report = await run(undefined, { isWriting: false });
    expect(report.findings.filter(({ outcome }) => outcome !== 'held')).toEqual([]);
    expect(running().estate.state.ledger.filter(({ path }) => /booking|cancel/.test(path))).toEqual(
      running().estate.state.ledger.filter(({ path }) => /user-bookings/.test(path)),
    );
    expect(running().estate.state.sessions.size).toBe(0);
  });

  it('without a member the run checks everything else', async () => {
    const report = await run(undefined, { isMember: false, isWriting: false });
    expect(report.findings.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(report.findings.filter(({ outcome }) => outcome === 'notChecked')).toEqual([
      {
        ...{ call: 'token', what: 'logs a member in', outcome: 'notChecked' },
        ...{ expected: '', came: 'no --member was given', guest: '' },
      },
    ]);
  });
});
