import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue as all } from '../support/catalogue.ts';
import { fill } from '../../src/texts/fill.ts';
import { overrideTexts } from '../../src/texts/override.ts';

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
