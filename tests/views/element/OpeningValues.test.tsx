import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readOpening, readDestination } from '../../../widget/page/opening-values.ts';
import { parseHash } from '../../../widget/router/routes.ts';

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

describe('embedding: the values with which a booking opens', () => {
  it('E-02 without a route the booking has no destination', () => {
    expect(opened('')).toEqual({ opening: {}, destination: null, hint: null, warnings: [] });
    expect(opened('#/').destination).toEqual(start);
  });

  it('takes the attributes, which are no link', () => {
    expect(
      opened('', { 'arrival-date': '2027-06-01', 'number-of-nights': '3', code: 'SPRING', class: 'x' }),
    ).toEqual({
      opening: { arrivalDate: '2027-06-01', numberOfNights: 3, code: 'SPRING' },
      destination: null,
      hint: null,
      warnings: [],
    });
  });

  it("takes the route's query before the page's, and that before the attributes", () => {
    const { opening } = opened('?code=PAGE&nights=2#/stay/search/?code=ROUTE', {
      code: 'ATTRIBUTE',
      'number-of-nights': '9',
      'arrival-date': '2027-06-01',
    });
    expect(opening).toEqual({ code: 'ROUTE', numberOfNights: 2, arrivalDate: '2027-06-01' });
  });

  it('T3 reports unusable values to the page and to the guest, and takes the others', () => {
    expect(opened('#/stay/search/?occupancy=[[2,0&code=SPRING&nights=99')).toEqual({
      opening: { code: 'SPRING' },
      destination: { ...search, link: { code: 'SPRING' } },
      hint: 'unreadableLink',
      warnings: ['nights: outOfRange', 'occupancy: unreadable'],
    });
  });

  it("D-70 takes any arrival, whatever the computer's clock says: the estate's date decides", () => {
    vi.useFakeTimers({ now: new Date(2030, 0, 1), toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect(opened('?arrivalDate=2027-05-01')).toMatchObject({
      opening: { arrivalDate: '2027-05-01' },
      hint: null,
      warnings: [],
    });
  });

  it("takes the step of the address, and none from a hash of the page's own", () => {
    expect(opened('#/s-1/stay/guests').destination).toEqual({
      place: { step: 'guests', leg: 1 },
      sessionId: 's-1',
      notice: null,
    });
    expect(opened('#faq')).toMatchObject({ destination: null, hint: null });
    expect(opened('#/nowhere')).toMatchObject({ destination: null, hint: 'unknownRoute' });
  });
});

describe('D-52 a link with search values', () => {
  it("leads to the start or the search, in the route or in the page's query", () => {
    const link = { code: 'SPRING' };
    expect(opened('#/?code=SPRING').destination).toEqual({ ...start, link });
    expect(opened('#/stay/search/?code=SPRING').destination).toEqual({ ...search, link });
    expect(opened('?promo=SPRING').destination).toEqual({ ...start, link });
  });

  it('adds the values of the element to its own', () => {
    expect(opened('#/?code=SPRING', { 'number-of-nights': '3' }).destination?.link).toEqual({
      code: 'SPRING',
      numberOfNights: 3,
    });
  });

  it('does not count where the address is a step of a booking, or has no search value', () => {
    expect(opened('?code=SPRING#/s-1/stay/guests').destination).not.toHaveProperty('link');
    expect(opened('?utm_source=mail#/').destination).not.toHaveProperty('link');
  });

  it("after a reload the page's query does not count again, the route's does", () => {
    expect(opened('?code=SPRING', {}, true).destination).toBeNull();
    expect(opened('#/?code=SPRING', {}, true).destination).toHaveProperty('link');
  });

  it('counts when it is followed within the page', () => {
    const warnings: string[] = [];
    const read = (hash: string) => {
      const route = parseHash(hash);
      if (!route) throw new Error('The hash is not one of the widget');
      return readDestination(elementWith({ 'number-of-nights': '3' }), route, (warning) =>
        warnings.push(warning),
      );
    };
    expect(read('#/stay/search/?code=SPRING')).toEqual({
      ...search,
      link: { code: 'SPRING', numberOfNights: 3 },
    });
    expect(read('#/stay/search/')).toEqual(search);
    expect(read('#/nowhere?code=SPRING')).toBe(null);
    expect(warnings).toEqual([]);
    expect(read('#/?arrivalDate=soon')).toEqual({
      ...start,
      link: { numberOfNights: 3 },
      hint: 'unreadableLink',
    });
    expect(warnings).toEqual(['arrivalDate: unreadable']);
  });
});
