import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEstateOptions } from '../../demo/estate/program/options.ts';
import { startEstate, type RunningEstate } from '../../demo/estate/program/start-estate.ts';
import { textAt } from './estate-client.ts';

let folder = '';
const opened: RunningEstate[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staychart-estate-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  rmSync(folder, { recursive: true });
});

async function start(...args: string[]): Promise<RunningEstate> {
  const options = readEstateOptions(['--port', '0', ...args]);
  if (typeof options === 'string') throw new Error(options);
  const running = await startEstate(options);
  opened.push(running);
  return running;
}

async function stop(running: RunningEstate): Promise<void> {
  opened.splice(opened.indexOf(running), 1);
  await running.close();
}

async function get({ url }: RunningEstate, path: string): Promise<unknown> {
  return (await fetch(`${url}${path}`)).json();
}

async function post({ url }: RunningEstate, path: string, body?: unknown) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:5173' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: text === '' ? null : (JSON.parse(text) as unknown), response };
}

const beginsAt = '/api/session/begin/stay';
const sessionOf = async (running: RunningEstate) => textAt((await post(running, beginsAt)).json, 'Id');
const statusOf = async ({ url }: RunningEstate, path: string) => (await fetch(`${url}${path}`)).status;

function fileOf(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('the estate program', () => {
  it('serves host, site and identity provider on one port to its site’s pages', async () => {
    const running = await start('--today', '2027-02-10');
    expect(await statusOf(running, '/cms/api/stay/getConfiguration')).toBe(200);
    expect(await get(running, '/idp/.well-known/openid-configuration')).toMatchObject({
      issuer: `${running.url}/idp`,
    });
    const { json, response } = await post(running, beginsAt);
    expect(textAt(json, 'BusinessDate')).toBe('2027-02-10');
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });

  it('repeats a fault as often as set, before or after the call takes effect', async () => {
    const running = await start();
    const set = [
      { call: 'beginStay', answer: 503, times: 1 },
      { call: 'session', answer: 'html' },
      { call: 'endSession', answer: 500, isAfter: true, times: 1 },
    ];
    expect((await post(running, '/__estate/faults', set)).status).toBe(200);
    expect((await post(running, beginsAt)).status).toBe(503);
    const session = await sessionOf(running);
    const page = await fetch(`${running.url}/api/session/${session}`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await post(running, `/api/session/${session}/end`)).status).toBe(500);
    await post(running, '/__estate/faults', []);
    expect(await statusOf(running, `/api/session/${session}`), 'the session has ended despite the 500').toBe(
      404,
    );
  });

  it('turns scenarios on and off, and lists the known ones for an unknown name', async () => {
    const running = await start();
    await post(running, '/__estate/scenarios', ['session-lost']);
    const session = await sessionOf(running);
    expect(await statusOf(running, `/api/session/${session}`)).toBe(404);
    await post(running, '/__estate/scenarios', []);
    expect(await statusOf(running, `/api/session/${session}`)).toBe(200);
    const { status, json } = await post(running, '/__estate/scenarios', ['no-such']);
    expect([status, textAt(json, 'Message').slice(0, 25)]).toEqual([400, 'names scenarios: sold-out']);
  });

  it('lets tests advance its clock: a session idle for 30 minutes ends', async () => {
    const running = await start();
    const session = await sessionOf(running);
    await post(running, '/__estate/clock', { advanceMinutes: 29 });
    expect(await statusOf(running, `/api/session/${session}`)).toBe(200);
    const { json } = await post(running, '/__estate/clock', { advanceMinutes: 31 });
    expect(json).toMatchObject({ aheadMinutes: 60 });
    expect(await statusOf(running, `/api/session/${session}`)).toBe(404);
  });

  it('starts with the rooms, members and vouchers of a file', async () => {
    const world = {
      today: '2027-02-10',
      rooms: [{ code: 'HSLK', name: 'Sea view', total: 2, price: 99 }],
      members: [
        { emailAddress: 'a@example.com', password: 'one', title: 'MS', firstName: 'A', lastName: 'B' },
      ],
      vouchers: [{ reference: 'MINE', amount: 40 }],
    };
    const { estate } = await start('--world', fileOf('world.json', JSON.stringify(world)));
    const { rooms, configuration, members, vouchers, today } = estate.state.world;
    expect(rooms.find(({ code }) => code === 'HSLK')).toMatchObject({ total: 2, basePrice: 99 });
    const types = configuration.Areas.flatMap(({ RoomTypes }) => RoomTypes);
    expect(types.find(({ PMSCode }) => PMSCode === 'HSLK')?.DisplayName).toBe('Sea view');
    expect(members.at(-1)).toMatchObject({ password: 'one', profile: { EmailAddress: 'a@example.com' } });
    expect(vouchers.at(-1)).toMatchObject({ reference: 'MINE', voucher: { unitPrice: { amount: 40 } } });
    expect(today).toBe('2027-02-10');
  });
});

describe('--state', () => {
  it('a restart keeps sessions, ledger, world and clock; a later one keeps a reset', async () => {
    const file = join(folder, 'estate.sqlite');
    const first = await start('--state', file, '--today', '2027-02-10', '--seed', '3');
    const session = await sessionOf(first);
    await post(first, '/__estate/clock', { advanceMinutes: 5 });
    const ledger = await get(first, '/__estate/ledger');
    await stop(first);

    const second = await start('--state', file, '--today', '2027-02-10');
    expect(await get(second, '/__estate/ledger')).toEqual(ledger);
    expect(await statusOf(second, `/api/session/${session}`)).toBe(200);
    expect(await get(second, '/__estate/clock')).toMatchObject({ aheadMinutes: 5 });
    expect(second.estate.state.world).toMatchObject({ today: '2027-02-10', seed: 3 });
    await post(second, '/__estate/reset');
    await stop(second);

    const third = await start('--state', file);
    expect(await get(third, '/__estate/ledger')).toEqual([]);
    expect(await statusOf(third, `/api/session/${session}`)).toBe(404);
    expect(third.estate.state.world).toMatchObject({ today: '2027-02-10', seed: 3 });
  });

  it('refuses another world than the one in the file', async () => {
    const file = join(folder, 'estate.sqlite');
    await stop(await start('--state', file, '--today', '2027-02-10'));
    await expect(start('--state', file, '--today', '2027-02-11')).rejects.toThrow(
      'goes on with the world that it began with, of 2027-02-10',
    );
  });

  it('refuses a file that a running program uses', async () => {
    const file = join(folder, 'estate.sqlite');
    await start('--state', file);
    await expect(start('--state', file)).rejects.toThrow(`${file} is in use by another program.`);
  });

  const damages: [string, (bytes: Buffer) => Buffer][] = [
    ['empty', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('These are my notes.')],
    ['cut short', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['changed inside a part', (bytes) => withChangedText(bytes, 'Rosalind', 'Rosamund')],
    ['changed in the ledger', (bytes) => withChangedText(bytes, beginsAt, '/api/session/begin/stag')],
    ['another program’s', (bytes) => withChangedText(bytes, 'Stay', 'Else')],
  ];

  it.each(damages)('refuses a file that is %s, and leaves it unchanged', async (_name, damage) => {
    const file = join(folder, 'estate.sqlite');
    const first = await start('--state', file);
    await sessionOf(first);
    await stop(first);
    const damaged = damage(readFileSync(file));
    expect(damaged.equals(readFileSync(file))).toBe(false);
    writeFileSync(file, damaged);
    await expect(start('--state', file)).rejects.toThrow(
      /^\S+ is not the state of an estate, or it is damaged \(.+\)\. Nothing in it was changed/,
    );
    expect(readFileSync(file).equals(damaged)).toBe(true);
  });
});

function withChangedText(bytes: Buffer, from: string, to: string): Buffer {
  const text = bytes.toString('latin1');
  return Buffer.from(text.replaceAll(from, to), 'latin1');
}

describe('arguments', () => {
  it('gives help', () => {
    expect(readEstateOptions(['--help'])).toContain('npx staychart-estate');
  });

  it.each([
    [['--port', 'many'], '--port is a number from 0 to 65535'],
    [['--site', 'http://a.test/b'], '--site is an origin'],
    [['--scenario', 'slow,none'], '--scenario is one or more of sold-out'],
    [['--today', '2027-02-31x'], '--today is a date'],
    [['--no-such'], "Unknown option '--no-such'"],
    [['extra'], "Unexpected argument 'extra'"],
  ])('%j: %s', (args, message) => {
    expect(() => readEstateOptions(args)).toThrow(message);
  });

  it('names a missing world file', async () => {
    await expect(start('--world', 'no-such.json')).rejects.toThrow('no-such.json: cannot be read');
  });

  it.each([
    ['not json', 'is not JSON'],
    ['[]', 'the whole: is a list, not an object'],
    ['{"rooms":[{"code":"HSLK","total":-1}]}', 'rooms.0.total: '],
    ['{"rooms":[{"code":"NONE"}]}', "rooms: there is no room 'NONE', only HSPK"],
    ['{"chairs":[]}', 'chairs: '],
  ])('refuses the world file %s: %s', async (text, message) => {
    const file = fileOf('world.json', text);
    await expect(start('--world', file)).rejects.toThrow(`${file}: ${message}`);
  });
});
