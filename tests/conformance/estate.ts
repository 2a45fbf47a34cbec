import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startEstate, type RunningEstate } from '../../demo/estate/program/start-estate.ts';
import { runConformance, type Report } from '../../src/conformance/conformance.ts';

export const SITE = 'http://localhost:5173';
export const MEMBER = { emailAddress: 'rosalind.hart@example.com', password: 'moorland-house-1' };
export const SECOND = { emailAddress: 'idris.bevan@example.com', password: 'lakeside-walk-2' };
const CARD = '4242424242424242';

/** Changes the answers that the run receives. It sees the request and may call the estate. */
export type Damage = (
  request: Request,
  estate: () => Promise<Response>,
  clock: Clock,
  signal: AbortSignal,
) => Promise<Response>;

/** The milliseconds that a test lets pass. */
export interface Clock {
  passed: number;
}

export interface RunOptions {
  isMember?: boolean;
  hasSecond?: boolean;
  isWriting?: boolean;
  /** Scenarios of the estate for all of its own calls, such as '/s/frame'. */
  prefix?: string;
  timeLimit?: number;
  stop?: AbortSignal;
}

/** Serves the simulated estate as its program does, in its first state for each test. */
export function serveEstate() {
  const served: { running: RunningEstate | null } = { running: null };
  const running = (): RunningEstate => {
    if (!served.running) throw new Error('The estate does not run yet.');
    return served.running;
  };
  beforeAll(async () => {
    served.running = await startEstate({
      ...{ port: 0, host: undefined, site: SITE, scenario: '', today: '2027-02-10', seed: undefined },
      ...{ worldFile: null, stateFile: null },
    });
  });
  beforeEach(() => {
    running().estate.reset();
  });
  afterAll(async () => {
    await served.running?.close();
  });
  return {
    running,
    run: (damage: Damage = (_, estate) => estate(), options: RunOptions = {}): Promise<Report> => {
      const { url } = running();
      const {
        isMember = true,
        hasSecond = isMember,
        isWriting = true,
        prefix = '',
        timeLimit,
        stop,
      } = options;
      const clock: Clock = { passed: 0 };
      const idp = { authority: `${url}/idp`, clientId: 'staychart-demo', scope: 'openid api offline_access' };
      return runConformance(
        {
          bases: { host: `${url}${prefix}`, site: `${url}/cms` },
          site: SITE,
          member: isMember ? { ...idp, ...MEMBER } : null,
          secondMember: hasSecond ? { ...idp, ...SECOND } : null,
          cardNumber: isWriting ? CARD : null,
        },
        {
          fetch: (request, init) => damage(request, () => fetch(request.clone(), init), clock, init.signal),
          now: () => performance.now() + clock.passed,
          year: 2027,
          ...(timeLimit === undefined ? {} : { timeLimit }),
          ...(stop ? { stop } : {}),
        },
      );
    },
    /** The numbers of the bookings made that are not cancelled. */
    standing: (): string[] => {
      const { bookings, stays } = running().estate.state;
      const made = bookings.map(({ confirmationNumber }) => confirmationNumber);
      return stays
        .filter(({ items }) => items.some(({ IsCancelled }) => !IsCancelled))
        .map(({ ConfirmationNumber }) => ConfirmationNumber)
        .filter((number) => made.includes(number));
    },
  };
}

/** The failures of a report, each once, as 'call: what'. */
export function failuresOf({ findings }: Report): string[] {
  const failed = findings.filter(({ outcome }) => outcome === 'failed');
  return [...new Set(failed.map(({ call, what }) => `${call}: ${what}`))];
}
