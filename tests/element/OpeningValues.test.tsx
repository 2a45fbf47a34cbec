import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readOpening, readDestination } from '../../widget/page/opening-values.ts';
import { parseHash } from '../../widget/router/routes.ts';

const start = { place: { step: 'start', leg: 1 }, sessionId: null, notice: null };
const search = { ...start, place: { step: 'search', leg: 1 } };

function elementWith(values: Record<string, string>): Element {
  const element = document.createElement('stay-example');
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  return element;
}

/** The opening values of a page at this address. `again`: the page is reloaded. */
function opened(address: string, values: Record<string, string> = {}, again = false) {
  const warnings: string[] = [];
  const page = {
    document,
    location: new URL(address, 'https://estate.test/booking/'),
    history: { state: again ? { staychart: true } : null },
  };
  const opening = readOpening(elementWith(values), page as unknown as Window, (warning) =>
    warnings.push(warning),
  );
  return { ...opening, warnings };
}

const place = (step: string, sessionId: string | null = null) => ({
  ...start,
  place: { step, leg: 1 },
  sessionId,
});
const link = { code: 'SPRING' };

describe('embedding: the values with which a booking opens', () => {
  it.each([
    [
      'without a route there is no destination (E-02)',
      '',
      {},
      { opening: {}, destination: null, hint: null, warnings: [] },
    ],
    ['the route of the start', '#/', {}, { destination: start }],
    [
      'the attributes are no link',
      '',
      { 'arrival-date': '2027-06-01', 'number-of-nights': '3', code: 'SPRING', class: 'x' },
      {
        opening: { arrivalDate: '2027-06-01', numberOfNights: 3, code: 'SPRING' },
        ...{ destination: null, hint: null, warnings: [] },
      },
    ],
    [
      "the route's query comes before the page's, and that before the attributes",
      '?code=PAGE&nights=2#/stay/search/?code=ROUTE',
      { code: 'ATTRIBUTE', 'number-of-nights': '9', 'arrival-date': '2027-06-01' },
      { opening: { code: 'ROUTE', numberOfNights: 2, arrivalDate: '2027-06-01' } },
    ],
    [
      'unusable values are reported to the page and to the guest, and the others count (T3)',
      '#/stay/search/?occupancy=[[2,0&code=SPRING&nights=99',
      {},
      {
        ...{ opening: link, destination: { ...search, link }, hint: 'unreadableLink' },
        warnings: ['nights: outOfRange', 'occupancy: unreadable'],
      },
    ],
    ['the step of the address', '#/s-1/stay/guests', {}, { destination: place('guests', 's-1') }],
    ["a hash of the page's own names no step", '#faq', {}, { destination: null, hint: null }],
    ['an unknown route names no step', '#/nowhere', {}, { destination: null, hint: 'unknownRoute' }],
    ['D-52 a link to the start', '#/?code=SPRING', {}, { destination: { ...start, link } }],
    ['D-52 a link to the search', '#/stay/search/?code=SPRING', {}, { destination: { ...search, link } }],
    ["D-52 a link in the page's query", '?promo=SPRING', {}, { destination: { ...start, link } }],
    [
      'D-52 the values of the element are added to those of a link',
      '#/?code=SPRING',
      { 'number-of-nights': '3' },
      { destination: { link: { code: 'SPRING', numberOfNights: 3 } } },
    ],
  ])('%s: %s', (_, address, values, expected) => {
    expect(opened(address, values as Record<string, string>)).toMatchObject(expected);
  });

  it("D-70 takes any arrival, whatever the computer's clock says: the estate's date decides", () => {
    vi.useFakeTimers({ now: new Date(2030, 0, 1), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const opening = { arrivalDate: '2027-05-01' };
    expect(opened('?arrivalDate=2027-05-01')).toMatchObject({ opening, hint: null, warnings: [] });
  });

  it("D-52 no link is a step of a booking, an address without a search value, or the page's query after a reload", () => {
    expect(opened('?code=SPRING#/s-1/stay/guests').destination).not.toHaveProperty('link');
    expect(opened('?utm_source=mail#/').destination).not.toHaveProperty('link');
    expect(opened('?code=SPRING', {}, true).destination).toBeNull();
    expect(opened('#/?code=SPRING', {}, true).destination).toHaveProperty('link');
  });

  it('D-52 a link counts when it is followed within the page', () => {
    const warnings: string[] = [];
    const element = elementWith({ 'number-of-nights': '3' });
    const read = (hash: string) => {
      const route = parseHash(hash);
      if (!route) throw new Error('The hash is not one of the widget');
      return readDestination(element, route, (warning) => warnings.push(warning));
    };
    const numberOfNights = 3;
    const hashes = [
      ...['#/stay/search/?code=SPRING', '#/stay/search/', '#/nowhere?code=SPRING', '#/?arrivalDate=soon'],
    ];
    expect(hashes.map(read)).toEqual([
      { ...search, link: { ...link, numberOfNights } },
      search,
      null,
      { ...start, link: { numberOfNights }, hint: 'unreadableLink' },
    ]);
    expect(warnings).toEqual(['arrivalDate: unreadable']);
  });
});
