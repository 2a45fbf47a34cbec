import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { READERS } from '../readers.ts';
import { CASES, TINY_CASES } from './cases.ts';
import { asTyped, Copy } from './copy.ts';
import { expectAsSaid } from './expect-as-said.ts';

const MINUTES = 60_000;

/** The only test of a copy in which the commands would else run every test. */
const ONE_TEST = 'tests/domain/money.test.ts';

/** What the project can install only as somebody else's package. */
const OF_PACKAGES = ['staychart-paths', 'staychart-conformance', 'staychart-estate'];

/** A free port. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function at(address: string): Promise<readonly [status: number, text: string]> {
  const answer = await fetch(address);
  return [answer.status, await answer.text()];
}

describe('in a copy of the project', { timeout: 10 * MINUTES }, () => {
  let copy: Copy;
  beforeAll(() => {
    copy = new Copy();
  });
  afterAll(() => copy.remove());

  it.each(CASES)('$command', (one) => {
    expectAsSaid(copy, one);
  });

  it('the same seed gives the same paths, another seed others; --max-steps limits their length', () => {
    const made = (options: string) => {
      expectAsSaid(copy, { command: `npm run paths -- accountDetails ${options}` });
      return copy.read('paths/accountDetails.json');
    };
    const seventh = made('--seed 7');
    expect(made('--seed 7')).toBe(seventh);
    const first = made('--seed 1');
    expect(first).not.toBe(seventh);
    expect(made('')).toBe(first);
    expect(made('--max-steps 60')).toBe(first);
    const lengths = (JSON.parse(made('--max-steps 20')) as { steps: unknown[] }[]).map(
      ({ steps }) => steps.length,
    );
    expect(Math.max(...lengths)).toBe(20);
  });

  it('a problem is reported with its machine’s name, and the other machines are written', () => {
    const world = 'tests/worlds/rates.world.ts';
    const before = copy.read(world);
    copy.write(world, before.replace('error: [refused]', 'error: []'));
    copy.clear('paths');
    const { said } = expectAsSaid(copy, {
      command: 'npm run paths rates idle',
      exit: 1,
      says: ['✗ rates: …', '  rates: on no path: …', '✓ idle: …', 'wrong: rates'],
      writes: ['paths/idle/01.md', 'paths/rates/01.md', 'paths/report.html'],
    });
    copy.write(world, before);
    expect(said).not.toContain('wrong: rates, idle');
  });

  /** Runs a command that serves the demo, calls `look`, and then ends the command and its children. */
  async function whileServed(
    command: string,
    look: (served: { site: string; api: string }) => Promise<void>,
  ): Promise<void> {
    const port = await freePort();
    const demo = spawn(command, {
      cwd: copy.folder,
      shell: true,
      detached: true,
      stdio: 'ignore',
      env: { ...asTyped(process.env), PORT: String(port) },
    });
    const site = `http://localhost:${port}`;
    try {
      await vi.waitFor(() => at(site), { timeout: 3 * MINUTES, interval: 500 });
      await look({ site, api: `http://localhost:${port + 1}` });
    } finally {
      process.kill(-(demo.pid ?? 0));
    }
  }

  it('npm run dev serves the widget from its source', async () => {
    await whileServed('npm run dev', async ({ site }) => {
      expect((await at(`${site}/staychart/staychart.js`))[1]).toContain('demo/development/booking-entry.ts');
      expect((await at(`${site}/demo/development/booking-entry.ts`))[0]).toBe(200);
    });
  });

  it('npm start serves the gallery, and a booking with the scenarios of /try/', async () => {
    if (!copy.has('gallery')) expectAsSaid(copy, { command: 'npm run gallery' });
    await whileServed('npm start', async ({ site, api }) => {
      expect((await at(`${site}/gallery/`))[0]).toBe(200);
      expect((await at(`${site}/gallery/states.json`))[1]).toContain('"rooms/1-');
      const [, toTry] = await at(`${site}/try/`);
      expect(toTry).toContain('?scenario=slow"');
      expect(toTry).toContain('?scenario=frame"');
      expect((await at(`${site}/booking/?scenario=slow,frame`))[0]).toBe(200);
      expect(JSON.parse((await at(`${api}/__estate/ledger`))[1])).toEqual([]);
    });
  });

  it.each(Object.keys(READERS).filter((script) => !['package', ...OF_PACKAGES].includes(script)))(
    'npm run %s refuses an unknown option',
    (script) => {
      const { exit, said } = copy.run(`npm run ${script} -- --no-such-option`);
      expect(exit).not.toBe(0);
      expect(said).toMatch(/no-?such-?option/i);
    },
  );
});

describe('in a copy with one file of tests', { timeout: 10 * MINUTES }, () => {
  let copy: Copy;
  beforeAll(() => {
    copy = new Copy((file) => file === ONE_TEST || !/\.test\.tsx?$/.test(file));
  });
  afterAll(() => copy.remove());

  it.each(TINY_CASES)('$command', (one) => {
    expectAsSaid(copy, one);
  });

  it('npm test goes on after a failure, and ends with the total', () => {
    copy.write('src/domain/wrong.ts', 'export const wrong: number = "";\n');
    const { said } = expectAsSaid(copy, { command: 'npm test -- types unit', exit: 1 });
    copy.clear('src/domain/wrong.ts');
    expect(said.trim().split('\n')).toContainEqual(expect.stringMatching(/^[1-9]\d* passed, 1 failed$/));
    expect(said.indexOf('unit   | begins')).toBeGreaterThan(said.indexOf('types  | failed'));
  });

  it('npm run flakes reports what failed, and how often', () => {
    copy.write(
      'tests/domain/flaky.test.ts',
      "import { expect, it } from 'vitest';\nit('fails', () => expect(1).toBe(2));\n",
    );
    expectAsSaid(copy, {
      command: 'npm run flakes -- unit 2',
      exit: 1,
      says: ['run 1 of 2: 1 failed', '2 of 2 times (run 1, 2): fails'],
    });
  });
});
