import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { close, HERE, listen } from '../../demo/estate/http/listening.ts';
import { runConformance } from '../../src/conformance/conformance.ts';
import { readConformanceOptions } from '../../src/conformance/options.ts';
import { exitCodeOf, inWords } from '../../src/conformance/words.ts';
import { MEMBER, SECOND, serveEstate, SITE } from './estate.ts';

const PROGRAM = join(import.meta.dirname, '../../src/conformance/run.ts');
const withMember = v.object({ member: v.object({ scope: v.string() }) });
const folder = mkdtempSync(join(tmpdir(), 'staychart-conformance-'));
const { running, standing } = serveEstate();

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function start(args: string[], stdin: string) {
  const env = { ...process.env, STAYCHART_PASSWORD: '' };
  const child = spawn(process.execPath, [PROGRAM, ...args], { env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.end(stdin);
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, errors, code };
}

describe('the program', () => {
  it('reads and writes with the password from stdin, and prints no secret', async () => {
    const { url } = running();
    const json = join(folder, 'report.json');
    const { out, errors, code } = await start(
      [
        ...['--host', url, '--cms', `${url}/cms`, '--site', SITE, '--authority', `${url}/idp`],
        ...['--client-id', 'staychart-demo', '--member', MEMBER.emailAddress, '--write', '--json', json],
        ...['--second-member', SECOND.emailAddress],
      ],
      `${MEMBER.password}\n${SECOND.password}\n`,
    );
    expect([errors, code]).toEqual(['', 0]);
    expect(out).toContain('✓ complete: books and charges once, however often it is sent');
    expect(out).toMatch(/\n\d+ held, 0 did not, 0 warnings, 0 not checked\n$/);
    const report = readFileSync(json, 'utf8');
    expect(JSON.parse(report)).toMatchObject({ host: url, exitCode: 0, leftBehind: [], couldBeRun: true });
    for (const told of [out, report]) {
      expect(told).not.toContain(MEMBER.password);
      expect(told).not.toContain(SECOND.password);
      // The port may have these digits by chance.
      expect(told.replaceAll(url, '')).not.toContain('4242');
    }
    expect(standing()).toEqual([]);
  });

  it('reports wrong arguments in one line, with exit code 2', async () => {
    expect(await start(['--cms', 'http://a.test/cms'], '')).toEqual({
      ...{ out: '', code: 2 },
      errors: '--host is missing: an address, see --help\n',
    });
  });
});

describe('arguments', () => {
  const whole = ['--host', 'https://a.test', '--cms', 'https://b.test/cms/'];

  it('take the site from the address of the CMS, without a slash at its end', () => {
    expect(readConformanceOptions(whole)).toEqual({
      ...{ bases: { host: 'https://a.test', site: 'https://b.test/cms' }, site: 'https://b.test' },
      ...{ member: null, secondMember: null, isWriting: false, jsonFile: null },
    });
  });

  it('ask for the scopes of the element where none are given', () => {
    const login = ['--authority', 'https://c.test', '--client-id', 'website', '--member', 'a@example.com'];
    const { member } = v.parse(withMember, readConformanceOptions([...whole, ...login]));
    expect(member.scope).toBe('openid profile email offline_access');
  });

  it.each([
    [['--host', 'a.test', '--cms', 'https://b.test'], '--host is an address'],
    [
      ['--host', 'https://me:secret@a.test', '--cms', 'https://b.test'],
      '--host is an address without query or login',
    ],
    [[...whole, '--site', 'https://b.test/x'], '--site is an origin'],
    [[...whole, '--write'], '--write needs --member'],
    [[...whole, '--second-member', 'b@example.com'], '--second-member needs --member'],
    [[...whole, '--member', 'a@example.com'], '--member needs --authority and --client-id'],
    [[...whole, '--password', 'secret'], "Unknown option '--password'"],
  ])('%j are refused: %s', (args, message) => {
    expect(() => readConformanceOptions(args)).toThrow(message);
  });
});

describe('a server that is no estate is reported', () => {
  const products: [string, RequestListener, string][] = [
    [
      'a page',
      (_, reply) => reply.setHeader('content-type', 'text/html').end('<h1>Hello</h1>'),
      'came       not JSON: Content-Type text/html\n',
    ],
    [
      'another product’s API',
      (_, reply) => reply.setHeader('content-type', 'application/json').end('{"ok":true}'),
      'expected   Areas: a field of that name\n    came       no such field\n',
    ],
    ['one that refuses everything', (_, reply) => reply.writeHead(403).end(), 'came       status 403'],
    ['one that never answers', () => undefined, 'came       no answer within 0.3 s'],
    [
      'one that never answers, while Node collects garbage',
      () => {
        collectGarbage();
      },
      'came       no answer within 0.3 s',
    ],
    [
      'one that begins an answer and never ends it',
      (_, reply) => {
        reply.write('{');
        collectGarbage();
      },
      'came       no answer within 0.3 s',
    ],
    [
      'one that hangs up',
      (message) => message.socket.destroy(),
      'came       no answer: the connection failed (UND_ERR_SOCKET)\n',
    ],
  ];

  it.each(products)('%s', async (_name, listener, words) => {
    const server = createServer(listener);
    const host = `http://${HERE}:${await listen(server, HERE, 0)}`;
    const report = await runConformance(
      {
        bases: { host, site: `${host}/cms` },
        site: host,
        member: null,
        secondMember: null,
        cardNumber: null,
      },
      { fetch, now: () => performance.now(), year: 2027, timeLimit: 300 },
    );
    await close(server);
    expect(exitCodeOf(report)).toBe(2);
    expect(inWords(report)).toContain(words);
    expect(inWords(report)).toContain('this is not an estate, or not its address.');
  });
});

/** A time limit must outlive a collection: Node drops the abort signals of requests that nothing else holds. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
