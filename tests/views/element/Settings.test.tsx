import { describe, expect, it } from 'vitest';
import { readAttributes } from '../../../widget/page/attributes.ts';
import { readSettings } from '../../../widget/page/settings.ts';
import { DEFAULT_LINKS } from '../../../widget/ui/assets-context.tsx';

const { origin } = location;

function attributes(values: Record<string, string>) {
  const element = document.createElement('stay-example');
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  const warnings: string[] = [];
  return { read: readAttributes(element, (warning) => warnings.push(warning)), warnings };
}

function settings(given: unknown) {
  const warnings: string[] = [];
  return { read: readSettings(given, (warning) => warnings.push(warning)), warnings };
}

const nothing = { links: DEFAULT_LINKS, phones: {}, endpoints: {}, texts: {} };

describe('embedding: the attributes', () => {
  it('have their defaults: the page’s own origin, the segment cms, no brand, no login', () => {
    expect(attributes({})).toEqual({
      read: {
        ...{ host: origin, site: `${origin}/cms`, brand: '' },
        ...{ isShort: false, asksLeadOnly: false, allowsFramedPayment: false, identity: null },
      },
      warnings: [],
    });
  });

  it('are read without surrounding spaces and a trailing slash', () => {
    const { read, warnings } = attributes({
      host: ' https://api.estate.example/v1/ ',
      cms: 'umbraco',
      brand: ' The Estate ',
      start: ' search ',
      guests: ' lead ',
      'allow-framed-payment': '',
      authority: 'https://id.estate.example/',
      'client-id': 'web',
      scope: 'openid estate',
    });
    expect(read).toEqual({
      host: 'https://api.estate.example/v1',
      site: `${origin}/umbraco`,
      brand: 'The Estate',
      isShort: true,
      asksLeadOnly: true,
      allowsFramedPayment: true,
      identity: { authority: 'https://id.estate.example', clientId: 'web', scope: 'openid estate' },
    });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['cms', `${origin}/cms`],
    ['my.site', `${origin}/my.site`],
    ['sites/hotel', `${origin}/sites/hotel`],
    ['/sites/hotel/', `${origin}/sites/hotel`],
    ['https://www.estate.example/cms/', 'https://www.estate.example/cms'],
    ['//www.estate.example/cms', `${location.protocol}//www.estate.example/cms`],
  ])("cms '%s' is below the page's origin, unless it is a complete address", (cms, site) => {
    const { read, warnings } = attributes({ cms });
    expect(read.site).toBe(site);
    expect(warnings).toEqual([]);
  });

  it("a host may be a path of the page's origin", () => {
    expect(attributes({ host: '/api-of-the-estate/' }).read.host).toBe(`${origin}/api-of-the-estate`);
  });

  it.each(['api.estate.example', 'javascript:alert(1)', 'localhost:5174', 'https://', 'a b'])(
    "an unusable host '%s' gives a warning, and the page's origin is used",
    (host) => {
      const { read, warnings } = attributes({ host });
      expect(read.host).toBe(origin);
      expect(warnings).toEqual(['host is not a web address']);
    },
  );

  it.each(['javascript:alert(1)', '../cms', 'a b', '?cms', 'data:text/html,cms'])(
    "an unusable cms '%s' gives a warning, and 'cms' is used",
    (cms) => {
      const { read, warnings } = attributes({ cms });
      expect(read.site).toBe(`${origin}/cms`);
      expect(warnings).toEqual(['cms is neither a path nor a web address']);
    },
  );

  it('a login needs an authority and a client id', () => {
    expect(attributes({ authority: 'id.estate.example', 'client-id': 'web' })).toMatchObject({
      read: { identity: null },
      warnings: ['authority is not a web address'],
    });
    expect(attributes({ authority: 'https://id.estate.example' })).toMatchObject({
      read: { identity: null },
      warnings: ['client-id is missing, so no login is offered'],
    });
    expect(attributes({ 'client-id': 'web' })).toMatchObject({ read: { identity: null }, warnings: [] });
  });

  it('an unknown mode or kind of analytics gives a warning', () => {
    expect(attributes({ mode: 'modal', analytics: 'data-layer' }).warnings).toEqual([
      'mode is neither inline nor overlay',
      'analytics is neither events nor datalayer',
    ]);
    expect(attributes({ mode: ' overlay ', analytics: 'datalayer' }).warnings).toEqual([]);
  });

  it('A §6 the scopes are those of the specification that do not name a product', () => {
    const { read } = attributes({ authority: 'https://id.estate.example', 'client-id': 'web' });
    expect(read.identity?.scope).toBe('openid profile email offline_access');
  });
});

describe('embedding: element.settings', () => {
  it('A §2.1, B §2 the links have their defaults', () => {
    expect(settings({}).read.links).toEqual({
      home: '/',
      contact: '/contact',
      account: '/account/',
      booking: '/booking/',
      passwordReset: '/account/#/password-reset',
      register: '/account/#/register',
      privacy: '/privacy-cookie-policy/',
      terms: '/general-booking-terms/',
      reviews: null,
      golfMembers: null,
      treatments: null,
    });
  });

  it('every part can be set, and an unset part keeps its default', () => {
    expect(
      settings({
        links: { home: 'https://estate.example/', golfMembers: null, register: undefined },
        phones: { spa: '01234 567890' },
        endpoints: { complete: 'api/pay' },
        texts: { 'search.title': 'Find a room' },
      }),
    ).toEqual({
      read: {
        links: { ...DEFAULT_LINKS, home: 'https://estate.example/', golfMembers: null },
        phones: { spa: '01234 567890' },
        endpoints: { complete: 'api/pay' },
        texts: { 'search.title': 'Find a room' },
      },
      warnings: ['settings.links.register is not a text'],
    });
  });

  it.each([undefined, null, 'links', 7, true, () => undefined])('%s is not an object', (given) => {
    expect(settings(given)).toEqual({ read: nothing, warnings: ['settings is not an object'] });
  });

  it('a wrong value gives a warning and is left out, and the others count', () => {
    expect(
      settings({
        links: { home: '/home/', terms: 7, shop: '/shop/' },
        phones: { spa: null, reservations: '01234' },
        texts: 'Find a room',
        colours: {},
      }),
    ).toEqual({
      read: { ...nothing, links: { ...DEFAULT_LINKS, home: '/home/' }, phones: { reservations: '01234' } },
      warnings: [
        'settings.colours is not known',
        'settings.links.terms is not a text',
        'settings.links.shop is not known',
        'settings.phones.spa is not a text',
        'settings.texts is not an object',
      ],
    });
  });

  it.each(['javascript:alert(1)', 'contact/', '//elsewhere.example/', ''])(
    "T4 an unsafe link '%s' gives a warning, and the default stays",
    (home) => {
      expect(settings({ links: { home } })).toEqual({
        read: nothing,
        warnings: ['settings.links.home is not a web address or a path'],
      });
    },
  );

  it('T18 names of the prototype are no settings, and change nothing', () => {
    const given: unknown = JSON.parse(
      '{"__proto__": {"links": {"home": "/x"}}, "constructor": {}, "links": {"__proto__": "/x", "constructor": "/x"}}',
    );
    const { read, warnings } = settings(given);
    expect(read).toEqual(nothing);
    expect(warnings).not.toContain('settings.links.__proto__ is not a text');
    expect(Object.hasOwn(Object.prototype, 'links')).toBe(false);
  });
});
