import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { catalogue as all, catalogue } from '../support/catalogue.ts';
import { fill } from '../../widget/texts/fill.ts';
import { overrideTexts } from '../../widget/texts/override.ts';
import { addOnKinds } from '../../widget/steps/addons/add-on-kinds.texts.ts';
import { registerTexts, resolveTexts, type Voice } from '../../widget/texts/registry.ts';
import { withHostWording } from '../../widget/languages/host-wording.ts';
import { start } from '../../widget/steps/start/start.texts.ts';
import { includedGolf } from '../../widget/modals/included-golf/included-golf.texts.ts';
import type { NotKept } from '../../src/domain/booking/not-kept.ts';
import { describeNotKept } from '../../widget/texts/describe-not-kept.ts';

const texts = {
  search: { title: 'Book a room', nights: { one: '{n} night', other: '{n} nights' } },
  start: { benefits: ['View', 'Amend', 'Upgrade'] },
};

function overridden(overrides: Record<string, string>) {
  const warnings: string[] = [];
  return { result: overrideTexts(texts, overrides, (warning) => warnings.push(warning)), warnings };
}

describe('a text with values', () => {
  it('gives every occurrence of a placeholder its value', () => {
    expect(fill('{a} and {b}, {a}', { a: 1, b: 'two' })).toBe('1 and two, 1');
  });

  it('keeps a placeholder without a value', () => {
    expect(fill('{a} {constructor} {__proto__}', {})).toBe('{a} {constructor} {__proto__}');
  });

  it('does not read a value as a placeholder or pattern', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fill('<{a}>', { a: value, b: 'wrong' })).toBe(`<${value}>`);
      }),
    );
    expect(fill('<{a}>', { a: '$& {b}', b: 'wrong' })).toBe('<$& {b}>');
  });
});

describe("D-42 a host's own wording", () => {
  it('replaces single texts, and the catalogue itself stays unchanged', () => {
    const { result, warnings } = overridden({
      'search.title': 'Find a room',
      'search.nights.one': 'One night',
    });
    expect(result).toEqual({
      search: { title: 'Find a room', nights: { one: 'One night', other: '{n} nights' } },
      start: { benefits: ['View', 'Amend', 'Upgrade'] },
    });
    expect(warnings).toEqual([]);
    expect(texts.search.title).toBe('Book a room');
  });

  it('rewords one entry of a list, and the list stays a list', () => {
    const { result, warnings } = overridden({ 'start.benefits.1': 'Change a booking' });
    expect(result.start.benefits).toEqual(['View', 'Change a booking', 'Upgrade']);
    expect(warnings).toEqual([]);
  });

  it.each([
    'nothing',
    'search',
    'search.nights',
    'search.title.long',
    'search.',
    '.search',
    '',
    'start.benefits.3',
    'start.benefits.length',
    'constructor.name',
    '__proto__.polluted',
    'search.__proto__',
  ])("reports '%s', which is no text, and changes nothing for it", (name) => {
    const { result, warnings } = overridden({ 'search.title': 'Find a room', [name]: 'Other' });
    expect(result).toEqual({ ...texts, search: { ...texts.search, title: 'Find a room' } });
    expect(warnings).toEqual([`texts.${name} is not known`]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each(['formats.price', 'formats.price.name', 'formats.locale', 'formats.firstDay'])(
    'does not accept %s, which is a format of the language',
    (name) => {
      const warnings: string[] = [];
      const result = overrideTexts(all, { [name]: 'x' }, (warning) => warnings.push(warning));
      expect(result).toBe(all);
      expect(warnings).toEqual([`texts.${name} is not known`]);
    },
  );

  it('can reword every text of the real catalogue by its path', () => {
    const catalogue = Object.fromEntries(Object.entries(all).filter(([group]) => group !== 'formats'));
    const paths = pathsOf(catalogue);
    const warnings: string[] = [];
    const overrides = Object.fromEntries(paths.map((path) => [path, 'x']));
    const result = overrideTexts(catalogue, overrides, (warning) => warnings.push(warning));
    expect(warnings).toEqual([]);
    expect(paths.length).toBeGreaterThan(200);
    expect(pathsOf(result)).toEqual(paths);
    expect(new Set(textsOf(result))).toEqual(new Set(['x']));
    expect(Array.isArray((result as typeof all).start.anonymous.benefits)).toBe(true);
  });
});

/** The dotted path of every text in a tree of texts. */
function pathsOf(tree: object): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [key] : pathsOf(value).map((path) => `${key}.${path}`),
  );
}

function textsOf(tree: object): string[] {
  return Object.values(tree).flatMap((value: string | object) =>
    typeof value === 'string' ? [value] : textsOf(value),
  );
}

describe('texts that load with their screens', () => {
  registerTexts({ start });

  it("D-42 take the host's wording when they load, and report a wrong name once", () => {
    const warnings: string[] = [];
    const texts = resolveTexts();
    const wording = {
      'start.title': 'Welcome',
      'addOnKinds.mud.done': 'Finished',
      'addOnKinds.mud.none': 'x',
      'start.none': 'x',
      'none.title': 'x',
    };
    texts.speak(withHostWording(null, wording, (warning) => warnings.push(warning)));
    expect(texts.get().start).toEqual({ ...start, title: 'Welcome' });
    expect(warnings).toEqual(['texts.start.none is not known', 'texts.none.title is not known']);
    const told: unknown[] = [];
    const stop = texts.subscribe(() => told.push(texts.get().addOnKinds.mud.done));
    registerTexts({ addOnKinds });
    expect(told).toEqual(['Finished']);
    expect(warnings.slice(2)).toEqual(['texts.addOnKinds.mud.none is not known']);
    stop();
    registerTexts({ addOnKinds });
    expect(told).toHaveLength(1);
  });

  it('stay the same object, so loading others redraws nothing', () => {
    const texts = resolveTexts();
    texts.speak(withHostWording(null, { 'start.title': 'Welcome' }, () => undefined));
    const first = texts.get();
    const before = { ...first };
    registerTexts({ includedGolf });
    expect(texts.get()).toBe(first);
    expect(first).toEqual({ ...before, includedGolf });
    expect(first.start).toBe(before.start);
  });

  it("change language, in the host's wording", () => {
    const texts = resolveTexts();
    const wording = { 'start.restore': 'Back to your stay' };
    const english = texts.get();
    const told: string[] = [];
    texts.subscribe(() => told.push(texts.get().start.title));
    const german: Voice = {
      ...{ lang: 'de', direction: 'ltr' },
      say: (all) => ({ ...all, start: { ...start, title: 'Zimmer buchen' } }),
    };
    texts.speak(withHostWording(german, wording, () => undefined));
    expect(told).toEqual(['Zimmer buchen']);
    expect(texts.get()).not.toBe(english);
    expect(texts.get().start).toEqual({ ...start, title: 'Zimmer buchen', restore: 'Back to your stay' });
    expect(texts.spoken().lang).toBe('de');
    texts.speak(null);
    expect(texts.get().start).toEqual(start);
    expect(texts.spoken()).toEqual({ lang: 'en-GB', direction: 'ltr' });
  });
});

const what = (told: Partial<NotKept>, hasRooms = false) =>
  describeNotKept(
    catalogue,
    { leg: 2, kind: 'addOn', name: 'Fizz', when: null, why: 'notWithRate', ...told },
    hasRooms,
  );

test('D-484 each thing is described by its name, its time and why it was not kept', () => {
  const start = '2027-05-01T19:00:00';
  const sam = { kind: 'guest', name: 'Sam Fell' } as const;
  const day = { at: 'day', date: '2027-05-04' } as const;
  const morning = { at: 'part', date: '2027-05-01', part: 'Morning' } as const;
  expect([
    what({}),
    what({}, true),
    what({ ...sam, why: 'noGuest' }),
    what({ ...sam, why: 'noRoom' }),
    what({ kind: 'dinner', name: 'The Stillroom', when: { at: 'time', start }, why: 'outsideStay' }),
    what({ kind: 'breakfast', name: '', when: day, why: 'notChosen' }),
    what({ kind: 'pool', name: '', when: morning, why: 'otherParty' }),
  ]).toEqual([
    'Fizz – not available with your new rate',
    'Room 2: Fizz – not available with your new rate',
    'Sam Fell – not in your new party',
    'Sam Fell – your new search has fewer rooms',
    'Dinner at The Stillroom, Sat 1st May at 19:00 – not within your new stay',
    'Breakfast, Tue 4th May – no table chosen yet',
    'Pool & Spa Access, Sat 1st May, morning – for another number of guests',
  ]);
});
