import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, expectTypeOf, it } from 'vitest';
import { customElementsOf } from '../../docs/custom-elements.ts';
import { readInterface, type PublicElement } from '../../docs/public-interface.ts';
import { OPENING_NAMES } from '../../src/domain/search/opening-names.ts';
import type { StayAccountElement as Account } from '../../widget/element/account-element.tsx';
import type { StayBookingElement as Booking } from '../../widget/element/booking-element.tsx';
import type {
  BookingEvents,
  OpeningValues,
  StayAccountElement,
  StayBookingElement,
} from '../../widget/interface/elements.ts';
import type { GivenSettings } from '../../widget/interface/settings.ts';
import type { ElementSettings } from '../../widget/interface/settings.ts';
import type { PageEventName } from '../../widget/telemetry/page-events.ts';
import { PROJECT, readSources } from './sources.ts';

/** The members that an element adds to HTMLElement. Only a browser calls the two callbacks. */
type Own<Element> = Exclude<keyof Element, keyof HTMLElement | 'connectedCallback' | 'disconnectedCallback'>;
type OpeningName = (typeof OPENING_NAMES)[keyof typeof OPENING_NAMES][number];

const sources = Object.entries(readSources()).filter(([path]) => path.startsWith('widget/'));
const { elements, parts } = readInterface();
const [booking] = elements as [PublicElement, PublicElement];
const document = readFileSync(join(PROJECT, 'docs/embedding.md'), 'utf8');
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const found = (pattern: RegExp) =>
  sources.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name));
const chapter = (title: string) => new RegExp(`^##+ ${title}\n([^]*?)\n##+ `, 'm').exec(document)?.[1] ?? '';
/** The names in the first cell of each row of a table. */
const firstCells = (text: string) =>
  [...text.matchAll(/^\| (`.*?) +\|(.*)$/gm)].map(([, cell = '', rest = '']) => ({
    names: [...cell.matchAll(/`([^`(]+)(?:\(.*?\))?`/g)].map(([, name = '']) => name),
    isBookings: rest.includes('`<stay-booking>` only'),
  }));

it('the declared interface of an element matches its class and events', () => {
  expectTypeOf<Own<Booking>>().toEqualTypeOf<Own<StayBookingElement>>();
  expectTypeOf<Own<Account>>().toEqualTypeOf<Own<StayAccountElement>>();
  expectTypeOf<keyof BookingEvents>().toEqualTypeOf<`stay:${PageEventName}`>();
  expectTypeOf<keyof GivenSettings>().toEqualTypeOf<keyof ElementSettings>();
  expectTypeOf<keyof OpeningValues>().toExtend<OpeningName>();
});

it('the declared attributes match those that the elements read', () => {
  const read = new Set([
    ...found(/(?:this|element|host)\.(?:get|has)Attribute\('([\w-]+)'\)/g),
    ...found(/\bvalue\('([\w-]+)'\)/g),
  ]);
  // Only a development build has it (widget/inspector).
  read.delete('inspect');
  const own = ['lang', 'arrival-date', 'number-of-nights', 'occupancy', 'code', 'amend'];
  expect(
    own.slice(1).filter((name) => !Object.values<readonly string[]>(OPENING_NAMES).flat().includes(name)),
  ).toEqual([]);
  expect(namesOf(booking.attributes).toSorted()).toEqual([...read, ...own].toSorted());
});

it('the declared parts match those in the views', () => {
  const named = new Set([...found(/\bpart="([\w-]+)"/g), ...found(/\bpart\.add\('([\w-]+)'\)/g)]);
  expect(namesOf(parts).toSorted()).toEqual([...named].toSorted());
});

it('every public name has a description', () => {
  const all = elements.flatMap(({ attributes, members, events }) => [...attributes, ...members, ...events]);
  expect([...all, ...parts].filter(({ description }) => description === '').map(({ name }) => name)).toEqual(
    [],
  );
});

it("the manifest of the elements lists what docs/embedding.md lists and is valid against the format's schema", () => {
  const schema = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('custom-elements-manifest/schema.json'), 'utf8'),
  ) as object;
  const manifest = customElementsOf('package/staychart/elements.js') as Manifest;
  const validate = new Ajv({ strict: false }).compile(schema);
  expect([validate(manifest), validate.errors]).toEqual([true, null]);
  const [of, ofAccount] = manifest.modules[0]?.declarations ?? [];
  expect([of?.tagName, ofAccount?.tagName]).toEqual(['stay-booking', 'stay-account']);
  expect(namesOf(of?.attributes ?? [])).toEqual(namesOf(booking.attributes));
  expect(namesOf(of?.members ?? [])).toEqual(namesOf(booking.members));
  expect(namesOf(of?.events ?? [])).toEqual(namesOf(booking.events));
  expect(namesOf(of?.cssParts ?? [])).toEqual(namesOf(parts));
  const tokens = firstCells(chapter('Looks')).flatMap(({ names }) => names);
  expect(namesOf(of?.cssProperties ?? [])).toEqual(tokens);
  expect(of?.events[0]).toEqual({
    name: 'stay:ready',
    type: { text: 'CustomEvent<Record<string, never>>' },
    description: 'The guest can use the first screen, or reads why the booking cannot start.',
  });
  expect(of?.members.find(({ name }) => name === 'open')).toEqual({
    kind: 'method',
    name: 'open',
    description:
      'Opens the overlay; with values, the search opens with them. An inline booking comes into view instead.',
    parameters: [{ name: 'values', type: { text: 'OpeningValues' }, optional: true }],
    return: { type: { text: 'void' } },
  });
});

type Named = { name: string }[];

interface Manifest {
  modules: {
    declarations: {
      tagName: string;
      attributes: Named;
      members: Named;
      events: Named;
      cssParts: Named;
      cssProperties: Named;
    }[];
  }[];
}
