import { waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { found, show } from './bookings.ts';
import { inside, listen, useEstatePage } from './estate-page.ts';

interface Registered {
  name: string;
  execute: (input: unknown) => Promise<unknown>;
}

useEstatePage();

/** The browser's side of WebMCP, as the draft of June 2026 has it. */
class ModelContext {
  readonly tools = new Map<string, Registered>();
  isRefusing = false;

  registerTool(tool: Registered, { signal }: { signal: AbortSignal }): Promise<void> {
    if (this.isRefusing) return Promise.reject(new DOMException('Not here', 'NotAllowedError'));
    if (this.tools.has(tool.name)) return Promise.reject(new DOMException('Twice', 'InvalidStateError'));
    this.tools.set(tool.name, tool);
    signal.addEventListener('abort', () => this.tools.delete(tool.name));
    return Promise.resolve();
  }

  get names() {
    return [...this.tools.keys()].map((name) => name.replace('staychart_', '')).toSorted();
  }

  call(name: string, input: unknown = {}): Promise<unknown> {
    return found(this.tools.get(`staychart_${name}`)).execute(input);
  }
}

let browser: ModelContext;

beforeEach(() => {
  browser = new ModelContext();
  Object.defineProperty(document, 'modelContext', { value: browser, configurable: true });
});

afterEach(() => Reflect.deleteProperty(document, 'modelContext'));

function place(more = '') {
  const attributes = `agents start="search" guests="lead" ${more}`;
  return found(show(`<stay-booking host="https://api.estate.test" ${attributes}>Call us</stay-booking>`)[0]);
}

const stay = {
  arrival_date: '2027-01-17',
  nights: 2,
  rooms: [{ adults: 1, child_ages: [4], dogs: 0 }],
};

describe('embedding.md: an assistant of the page', () => {
  it('fills in search, room and rate; the guest goes on, and each tool is there while its button is', async () => {
    const element = place();
    const press = async (name: string | RegExp) =>
      userEvent.click(await inside(element).findByRole('button', { name }));
    await expect.poll(() => browser.names).toEqual(['search']);
    expect(await browser.call('search', stay)).toMatchObject({
      shown: { arrival_date: '2027-01-17', nights: 2, rooms: [{ adults: 1, children: 1, dogs: 0 }] },
    });
    expect(inside(element).getByLabelText('Nights')).toHaveValue('2');
    expect(element.state).toBe('search');
    await press('Check Availability');
    await expect.poll(() => browser.names).toEqual(['choose', 'list', 'summary']);
    const rooms = (await browser.call('list')) as { code: string; name: string; price: number }[];
    expect(rooms).toContainEqual(expect.objectContaining({ code: 'HSLS', name: 'Lake Suite', room: 1 }));
    await browser.call('choose', { code: 'HSLS' });
    await expect.poll(() => element.state).toBe('rates');
    await expect.poll(() => browser.names).toContain('choose');
    const rates = (await browser.call('list')) as { code: string; price: number }[];
    const rate = found(rates.at(-1));
    await browser.call('choose', { code: rate.code });
    // Nothing is held before the guest presses the button.
    expect(element.state).toBe('rates');
    expect(await browser.call('summary')).toMatchObject({
      arrival_date: '2027-01-17',
      departure_date: '2027-01-19',
      rooms: [{ room: 1, name: 'Lake Suite', rate: null }],
      total_so_far: 0,
    });
    await press('Next Step');
    await expect.poll(() => element.state).not.toBe('rates');
    expect(await browser.call('summary')).toMatchObject({ total_so_far: rate.price, currency: 'GBP' });
    element.remove();
    await expect.poll(() => browser.names).toEqual([]);
  });

  it('adds an add-on to a room, and removes it', async () => {
    const element = place();
    const press = async (name: string) =>
      userEvent.click(await inside(element).findByRole('button', { name }));
    await press('Check Availability');
    await expect.poll(() => browser.names).toContain('choose');
    await browser.call('choose', { code: 'HSLS' });
    await expect.poll(() => element.state).toBe('rates');
    await expect.poll(() => browser.names).toContain('list');
    const rates = (await browser.call('list')) as { code: string; name: string }[];
    await browser.call('choose', { code: found(rates.find(({ name }) => name === 'Room only')).code });
    await press('Next Step');
    await expect.poll(() => browser.names).toEqual(['choose_add_on', 'list', 'summary']);
    const added = () =>
      browser.call('summary').then((told) => (told as { rooms: [{ add_ons: string[] }] }).rooms[0].add_ons);
    const late = { code: 'LATEOUT', room: 1 };
    await expect(browser.call('choose_add_on', { ...late, room: 2, is_wanted: true })).rejects.toThrow();
    await browser.call('choose_add_on', { ...late, is_wanted: true });
    expect(await added()).toEqual(['Late departure']);
    await browser.call('choose_add_on', { ...late, is_wanted: false });
    expect(await added()).toEqual([]);
  });

  it.each([
    null,
    'tomorrow',
    { ...stay, arrival_date: '2027-01-17<b>' },
    { ...stay, nights: 1.5 },
    { ...stay, arrival_date: '1999-01-01' },
    { ...stay, rooms: [] },
    { ...stay, rooms: [{ adults: 2, child_ages: [44], dogs: 0 }] },
  ])('changes nothing by the strange input %j', async (input) => {
    const element = place('number-of-nights="3"');
    await expect.poll(() => browser.names).toEqual(['search']);
    await expect(browser.call('search', input)).rejects.toThrow();
    expect(inside(element).getByLabelText('Nights')).toHaveValue('3');
  });

  it('has no part in a booking whose page does not ask for it', async () => {
    const element = place();
    element.removeAttribute('agents');
    element.settings = { phones: { spa: '1' } };
    await inside(element).findByRole('button', { name: 'Check Availability' });
    await waitFor(() => expect(browser.names).toEqual([]));
  });

  it('warns where the browser refuses a tool, and books on', async () => {
    browser.isRefusing = true;
    const warnings = listen('stay:warning');
    const element = place();
    await inside(element).findByRole('button', { name: 'Check Availability' });
    await expect
      .poll(() => warnings.heard)
      .toContainEqual(['stay:warning', { message: 'agents: the tool staychart_search was not registered' }]);
    warnings.stop();
  });
});
