import { describe, expect, it } from 'vitest';
import { isFramedByStranger } from '../../widget/element/framed.ts';
import { pageAddress } from '../../widget/ui/frame/page-address.ts';

interface Page {
  parent: Page;
  location: { origin: string; href?: string };
}

/** A top-level page of `origin`. */
function top(origin: string): Page {
  const page = { location: { origin } } as Page;
  page.parent = page;
  return page;
}

const framed = (origin: string, parent: Page): Page => ({ location: { origin }, parent });

/** A page of another site: the browser blocks access to its location. */
function strangers(parent?: Page): Page {
  const page = {
    get location(): never {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
    },
  } as unknown as Page;
  page.parent = parent ?? page;
  return page;
}

const OURS = 'https://estate.example';
const asked = (page: Page) => isFramedByStranger(page as unknown as Window);

describe('T5, D-163 a page in a frame', () => {
  it('is trusted at top level or under pages of the same origin', () => {
    expect(asked(top(OURS))).toBe(false);
    expect(asked(framed(OURS, top(OURS)))).toBe(false);
    expect(asked(framed(OURS, framed(OURS, top(OURS))))).toBe(false);
  });

  it('has the origin of the page around it where it is the srcdoc of a frame', () => {
    const written = (parent: Page): Page => ({ location: { origin: 'null', href: 'about:srcdoc' }, parent });
    expect(asked(written(top(OURS)))).toBe(false);
    expect(asked(written(framed(OURS, strangers())))).toBe(true);
    expect(asked(written(strangers()))).toBe(true);
  });

  it('is not trusted where any page around it has another origin', () => {
    expect(asked(framed(OURS, strangers()))).toBe(true);
    expect(asked(framed(OURS, framed(OURS, strangers())))).toBe(true);
    expect(asked(framed(OURS, strangers(top(OURS))))).toBe(true);
    expect(asked(framed(OURS, top('https://shop.estate.example')))).toBe(true);
  });

  it('offers a link to the page itself, not to the booking in the frame', () => {
    const location = { origin: OURS, pathname: '/booking/', search: '?promo=A', hash: '#/s-1/stay/payment' };
    expect(pageAddress({ location } as Window)).toBe('https://estate.example/booking/?promo=A');
  });
});
