import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Destination } from '../../machines/booking/booking.types.ts';
import type { Draft } from '../../src/draft/draft.ts';
import { startRouter } from '../../widget/router/router.ts';
import { BookingDialogs } from '../../widget/booking/BookingDialogs.tsx';
import { availability, availableRate, profile, quota, session } from '../support/fixtures.ts';
import { keptDraft, keptPayment, startBooking, withBreakfast } from '../booking/start-booking.ts';
import { renderInWidget } from '../ui/render.tsx';

const held = {
  type: 'legHeld' as const,
  rate: availableRate(),
  includedPackages: [],
  hold: { confirmationNumber: 'C-1', internalIdentifier: 'I-1' },
};

const path = location.pathname + location.search;
const ends: (() => void)[] = [];
/** The addresses written to the history, in order. */
let written: string[] = [];

beforeEach(() => {
  history.replaceState(null, '', path);
  written = [];
  for (const [name, word] of [
    ['pushState', 'push'],
    ['replaceState', 'replace'],
  ] as const) {
    const real = history[name].bind(history);
    vi.spyOn(history, name).mockImplementation((data: unknown, unused: string, url?: string | URL | null) => {
      if (url) written.push(`${word} ${new URL(url, location.href).hash}`);
      real(data, unused, url);
    });
  }
});

const end = () => {
  for (const one of ends.splice(0)) one();
};

afterEach(() => {
  end();
  vi.restoreAllMocks();
  history.replaceState(null, '', path);
});

/** Starts a booking with its router. `hash` is the page's current hash. */
async function routed(
  hash = '',
  input: Parameters<typeof startBooking>[0] = {},
  read?: Parameters<typeof startRouter>[3],
) {
  history.replaceState(null, '', path + hash);
  written = [];
  const started = startBooking(input);
  ends.push(startRouter(started.actor, window, document, read), () => started.actor.stop());
  await started.answer('loadConfiguration', withBreakfast);
  await started.answer('restoreSignIn', null);
  return started;
}

async function resumed(step: Draft['place']['step'], hash = '') {
  const draft = keptDraft({ place: { step, leg: 1 } });
  const started = await routed(hash, { draft, destination: null });
  await started.answer('checkSession', undefined);
  return started;
}

async function toSearch(started: Awaited<ReturnType<typeof routed>>) {
  await started.answer('start', { type: 'anonymous' });
  await started.answer('beginSession', session);
}

/** Goes to an address like the address bar, and waits for the page's event. */
const goTo = (hash: string) => heard('hashchange', () => void (location.hash = hash));
const goBack = () => heard('popstate', () => history.back());

function heard(event: string, by: () => void): Promise<unknown> {
  const come = new Promise((resolve) => window.addEventListener(event, resolve, { once: true }));
  by();
  return come;
}

describe('architecture 12 the address shows the flow', () => {
  it('each step forward of the guest adds an entry, and nothing else does', async () => {
    const started = await routed();
    await started.begun('start');
    expect(written).toEqual([]);
    await toSearch(started);
    await started.answer('search', {
      type: 'searched',
      search: keptDraft().booking?.search as never,
      vouchers: [],
    });
    await started.answer('searchAvailability', availability());
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota() });
    await started.answer('rates', { type: 'back' });
    await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota() });
    await started.answer('rates', held);
    await started.begun('guests');
    await started.answer('idle', { type: 'expired' });
    await started.answer('ignoreBooking', undefined);
    await started.begun('start');
    expect(written).toEqual([
      ...['push #/stay/search/', 'push #/s-1/stay/room/1', 'push #/s-1/stay/rate/1'],
      ...['replace #/s-1/stay/room/1', 'push #/s-1/stay/rate/1', 'push #/s-1/stay/guests'],
      'replace #/?hasExpired=true',
    ]);
    expect(location.pathname + location.search).toBe(path);
  });

  it('an entry keeps what a router of the page knows it by', async () => {
    const pages = { turbo: { restorationIdentifier: 'abc' }, __NA: true };
    const started = await routed();
    await started.begun('start');
    history.replaceState(pages, '');
    await toSearch(started);
    await started.begun('search');
    expect(history.state).toEqual({ ...pages, staychart: true });
    expect(written).toEqual(['push #/stay/search/']);
  });

  it('a skipped step adds no entry, and neither does a reload at the rates (D-38)', async () => {
    const skipping = await resumed('itinerary');
    await skipping.walks('next', 'details');
    expect(written[0]).toBe('replace #/s-1/stay/itinerary');
    expect(written.at(-1)).toBe('push #/s-1/stay/details');
    expect(written).not.toContain('push #/s-1/stay/add-ons');
    end();
    const reloaded = await resumed('rates', '#/s-1/stay/rate/1');
    await reloaded.answer('searchAvailability', availability());
    await reloaded.begun('rates');
    expect([written, location.hash]).toEqual([[], '#/s-1/stay/rate/1']);
  });

  it('A §2.3 a member skips the start, which adds no entry', async () => {
    const started = startBooking();
    ends.push(startRouter(started.actor, window, document), () => started.actor.stop());
    await started.answer('loadConfiguration', withBreakfast);
    await started.answer('restoreSignIn', profile);
    await started.answer('beginSession', session);
    await started.begun('search');
    expect(written).toEqual(['replace #/stay/search/']);
  });

  it("stays on the page's own path where a <base> leads elsewhere", async () => {
    const base = document.createElement('base');
    base.href = '/elsewhere/';
    document.head.append(base);
    ends.push(() => base.remove());
    const started = await routed();
    await toSearch(started);
    expect(location.pathname + location.search + location.hash).toBe(`${path}#/stay/search/`);
  });
});

describe('architecture 12 the flow follows the address', () => {
  it('D-38 Back returns through the steps, and adds no entry', async () => {
    const started = await resumed('guests');
    await started.answer('guests', { type: 'next' });
    await started.begun('itinerary');
    written = [];
    await goBack();
    await started.begun('guests');
    expect([started.place(), written, location.hash]).toEqual([
      ...[{ step: 'guests', leg: 1 }, [], '#/s-1/stay/guests'],
    ]);
  });

  it.each([
    [
      "beyond the booking's progress",
      '#/s-1/stay/confirmation/',
      'summary',
      ['replace #/s-1/stay/summary'],
      null,
    ],
    ['D-52 of the start', '#/stay', 'start', ['replace #/'], null],
    ['of no screen', '#/s-1/stay/nowhere', 'guests', ['replace #/s-1/stay/guests'], 'unknownRoute'],
  ])(
    'an address %s, %s, becomes the nearest allowed one, without an entry',
    async (_, hash, step, to, hint) => {
      const started = await resumed('guests');
      written = [];
      await goTo(hash);
      await started.begun(step as 'start');
      expect([started.place(), written, started.context().hint]).toEqual([{ step, leg: 1 }, to, hint]);
    },
  );

  it('D-38 an address of a room that the booking does not allow becomes the nearest allowed one', async () => {
    const started = await resumed('guests');
    await goTo('#/s-1/stay/room/4');
    await started.answer('searchAvailability', availability());
    await started.begun('rooms');
    expect([started.place(), location.hash]).toEqual([{ step: 'rooms', leg: 1 }, '#/s-1/stay/room/1']);
  });

  it('a link that is read late is followed once, unless the guest has gone on in between', async () => {
    const reads: ((wanted: Destination) => void)[] = [];
    const started = await routed('', {}, () => new Promise((resolve) => reads.push(resolve)));
    const follow = (code: string) => {
      const place = { step: 'search', leg: 1 } as const;
      for (const resolve of reads.splice(0))
        resolve({ place, sessionId: null, notice: null, link: { code } });
    };
    await goTo('#/stay/search/?code=A');
    follow('A');
    await started.begun('beginSession');
    expect(started.inputs('beginSession')).toHaveLength(1);
    await goTo('#/stay/search/?code=B');
    await goTo('#/stay/search/');
    follow('B');
    await Promise.resolve();
    expect(started.actor.getSnapshot().context.opening).toEqual({ code: 'A' });
  });

  it("E-02 while paying, another address is replaced by the payment's", async () => {
    const started = await resumed('summary');
    await started.answer('summary', { type: 'staged', iPageSessionId: null, wallets: [] });
    await started.begun('payment');
    started.actor.send({ type: 'payment.recorded', payment: keptPayment() });
    await goBack();
    expect(location.hash).toBe('#/s-1/stay/payment');
    await goTo('#/stay/search/');
    expect(location.hash).toBe('#/s-1/stay/payment');
    expect(started.inputs('payment')).toHaveLength(1);
  });

  it('E-02 a booking of which only the number is known keeps its address', async () => {
    const started = await routed('#/s-1/stay/confirmation/', { payment: keptPayment({ state: 'paid' }) });
    expect(started.actor.getSnapshot().matches({ flow: { made: 'receipt' } })).toBe(true);
    expect(location.hash).toBe('#/s-1/stay/confirmation/');
    await goTo('#/stay/search/');
    expect(started.context().payment).toBeNull();
  });

  it('D-336 Back closes an open dialog and stays at the step; the next Back leaves the step', async () => {
    const started = await routed();
    await toSearch(started);
    await started.begun('search');
    const { findByRole, queryByRole } = renderInWidget(<BookingDialogs actor={started.actor} />);
    started.actor.send({ type: 'leave.requested' });
    await findByRole('alertdialog', { name: 'Are you sure?' });
    await goBack();
    await expect.poll(() => queryByRole('alertdialog')).toBeNull();
    expect(started.place()).toEqual({ step: 'search', leg: 1 });
    expect(location.hash).toBe('#/stay/search/');
    await goBack();
    await started.begun('start');
    expect(started.place()).toEqual({ step: 'start', leg: 1 });
  });

  it("an address that was replaced is replaced again after the guest's next step", async () => {
    const started = await resumed('guests');
    await goTo('#/nowhere');
    await started.answer('guests', { type: 'next' });
    await started.begun('itinerary');
    expect(written.slice(-2)).toEqual(['replace #/s-1/stay/guests', 'push #/s-1/stay/itinerary']);
  });
});

describe("architecture 12 a hash of the page's own", () => {
  it('stays when the page opens and when the guest types', async () => {
    const started = await routed('#opening-hours');
    await started.begun('start');
    started.actor.send({ type: 'hint.dismissed' });
    expect([location.hash, written]).toEqual(['#opening-hours', []]);
  });

  it('changes no step, and stays until the guest goes on', async () => {
    const started = await resumed('guests');
    await goTo('#top');
    started.actor.send({ type: 'booking.updated', patch: { accountCreateStatus: 'failed' } });
    expect([location.hash, started.context().hint, started.place()]).toEqual([
      ...['#top', null, { step: 'guests', leg: 1 }],
    ]);
    await started.answer('guests', { type: 'next' });
    await started.begun('itinerary');
    expect(written.at(-1)).toBe('push #/s-1/stay/itinerary');
  });
});

it('T20 a stopped router ignores the address', async () => {
  const started = await resumed('guests');
  ends[0]?.();
  await goTo('#/stay/search/');
  await started.answer('guests', { type: 'next' });
  await started.begun('itinerary');
  expect(location.hash).toBe('#/stay/search/');
});
