import { describe, expect, it } from 'vitest';
import { readAttributes } from '../../widget/page/attributes.ts';
import { readSettings } from '../../widget/page/settings.ts';
import { DEFAULT_LINKS } from '../../widget/ui/media/assets-context.tsx';

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

const nothing = { links: DEFAULT_LINKS, phones: {}, endpoints: {}, texts: {}, mailingLists: {} };

describe('embedding: the attributes', () => {
  it('have their defaults: the page’s own origin, the segment cms, no brand, no login', () => {
    expect(attributes({})).toEqual({
      read: {
        ...{ host: origin, site: `${origin}/cms`, brand: '', country: 'GB', timeZone: 'Europe/London' },
        ...{ isShort: false, asksLeadOnly: false, paysInFrame: false, allowsFramedPayment: false },
        identity: null,
      },
      warnings: [],
    });
  });

  it('are read without surrounding spaces and a trailing slash', () => {
    const { read, warnings } = attributes({
      host: ' https://api.estate.example/v1/ ',
      cms: 'umbraco',
      brand: ' The Estate ',
      country: ' fr ',
      'time-zone': ' Europe/Paris ',
      start: ' search ',
      guests: ' lead ',
      payment: 'frame',
      'allow-framed-payment': '',
      authority: 'https://id.estate.example/',
      'client-id': 'web',
      scope: 'openid estate',
    });
    expect(read).toEqual({
      host: 'https://api.estate.example/v1',
      site: `${origin}/umbraco`,
      brand: 'The Estate',
      country: 'FR',
      timeZone: 'Europe/Paris',
      isShort: true,
      asksLeadOnly: true,
      paysInFrame: true,
      allowsFramedPayment: true,
      identity: { authority: 'https://id.estate.example', clientId: 'web', scope: 'openid estate' },
    });
    expect(warnings).toEqual([]);
  });

  const authority = 'https://id.estate.example';
  it.each<[Record<string, string>, object, ...string[]]>([
    [{ cms: 'cms' }, { site: `${origin}/cms` }],
    [{ cms: 'my.site' }, { site: `${origin}/my.site` }],
    [{ cms: 'sites/hotel' }, { site: `${origin}/sites/hotel` }],
    [{ cms: '/sites/hotel/' }, { site: `${origin}/sites/hotel` }],
    [{ cms: 'https://www.estate.example/cms/' }, { site: 'https://www.estate.example/cms' }],
    [{ cms: '//www.estate.example/cms' }, { site: `${location.protocol}//www.estate.example/cms` }],
    [{ host: '/api-of-the-estate/' }, { host: `${origin}/api-of-the-estate` }],
    // A login needs an authority and a client id.
    [{ authority: 'id.example', 'client-id': 'web' }, { identity: null }, 'authority is not a web address'],
    [{ authority }, { identity: null }, 'client-id is missing, so no login is offered'],
    [{ 'client-id': 'web' }, { identity: null }],
    // A §6: the scopes of the specification that do not name a product.
    [{ authority, 'client-id': 'web' }, { identity: { scope: 'openid profile email offline_access' } }],
    // In a frame, as the tests run, and over the page the provider's pages have a window of their own.
    [
      { authority, 'client-id': 'web', login: ' redirect ', mode: 'overlay' },
      { identity: { byRedirect: 'window' } },
    ],
    [{ login: 'popup' }, {}, 'login is neither form nor redirect'],
    [
      { mode: 'modal', analytics: 'data-layer' },
      {},
      ...['mode is neither inline nor overlay', 'analytics is neither events nor datalayer'],
    ],
    [{ mode: ' overlay ', analytics: 'datalayer' }, {}],
    [{ country: 'France' }, { country: 'GB' }, 'country is not a code of two letters'],
    [{ payment: 'card' }, { paysInFrame: false }, 'payment is not frame'],
    [{ 'time-zone': 'Paris' }, { timeZone: 'Europe/London' }, 'time-zone is not the name of a time zone'],
  ])('%j are read as %j', (values, read, ...warnings) => {
    expect(attributes(values)).toMatchObject({ read, warnings });
  });

  it.each([
    ['host', origin, 'host is not a web address', ['api.estate.example', 'localhost:5174', 'https://']],
    [
      'cms',
      `${origin}/cms`,
      'cms is neither a path nor a web address',
      ['../cms', '?cms', 'data:text/html,cms'],
    ],
  ])('an unusable %s leaves %s, with a warning', (name, used, warning, unusable) => {
    for (const value of ['javascript:alert(1)', 'a b', ...unusable]) {
      const { read, warnings } = attributes({ [name]: value });
      expect([name === 'host' ? read.host : read.site, warnings], value).toEqual([used, [warning]]);
    }
  });
});

describe('embedding: element.settings', () => {
  it('A §2.1, B §2 the links have their defaults', () => {
    expect(settings({}).read.links).toEqual({
      ...{ home: '/', contact: '/contact', account: '/account/', booking: '/booking/' },
      ...{ passwordReset: '/account/#/password-reset', register: '/account/#/register' },
      ...{ privacy: '/privacy-cookie-policy/', terms: '/general-booking-terms/' },
      ...{ reviews: null, golfMembers: null, treatments: null },
    });
  });

  it('every part can be set, and an unset part keeps its default', () => {
    expect(
      settings({
        links: { home: 'https://estate.example/', golfMembers: null, register: undefined },
        phones: { spa: '01234 567890' },
        endpoints: { complete: 'api/pay' },
        texts: { 'search.title': 'Find a room' },
        mailingLists: { golf: 2, spa: 1 },
      }),
    ).toEqual({
      read: {
        links: { ...DEFAULT_LINKS, home: 'https://estate.example/', golfMembers: null },
        phones: { spa: '01234 567890' },
        endpoints: { complete: 'api/pay' },
        texts: { 'search.title': 'Find a room' },
        mailingLists: { golf: 2, spa: 1 },
      },
      warnings: ['settings.links.register is not a text'],
    });
  });

  it('T18 names of the prototype are no settings, and change nothing', () => {
    const given: unknown = JSON.parse(
      '{"__proto__": {"links": {"home": "/x"}}, "constructor": {}, "links": {"__proto__": "/x", "constructor": "/x"}}',
    );
    const { read, warnings } = settings(given);
    expect(read).toEqual(nothing);
    expect(warnings).not.toContain('settings.links.__proto__ is not a text');
    expect(Object.hasOwn(Object.prototype, 'links')).toBe(false);
  });

  it.each([undefined, null, 'links', 7, true, () => undefined])('%s is not an object', (given) => {
    expect(settings(given)).toEqual({ read: nothing, warnings: ['settings is not an object'] });
  });

  it('a wrong value and an unsafe link (T4) give a warning and are left out, and the others count', () => {
    const links = { home: '/home/', terms: 7, shop: '/shop/' };
    const phones = { spa: null, reservations: '01234' };
    expect(settings({ links, phones, texts: 'Find a room', colours: {} })).toEqual({
      read: { ...nothing, links: { ...DEFAULT_LINKS, home: '/home/' }, phones: { reservations: '01234' } },
      warnings: [
        ...['settings.colours is not known', 'settings.links.terms is not a text'],
        ...['settings.links.shop is not known', 'settings.phones.spa is not a text'],
        'settings.texts is not an object',
      ],
    });
    expect(settings({ mailingLists: { spa: '1', golf: 1.5, rooms: 0, boats: 2 } })).toEqual({
      read: { ...nothing, mailingLists: { rooms: 0 } },
      warnings: [
        ...['settings.mailingLists.spa is not a number', 'settings.mailingLists.golf is not a number'],
        'settings.mailingLists.boats is not known',
      ],
    });
    const warnings = ['settings.links.home is not a web address or a path'];
    for (const home of ['javascript:alert(1)', 'contact/', '//elsewhere.example/', ''])
      expect(settings({ links: { home } }), home).toEqual({ read: nothing, warnings });
  });
});
