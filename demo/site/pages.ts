import { STEPS } from '../../src/domain/booking/steps.ts';
import { ACCOUNT_PREVIEWS } from '../../widget/wiring/preview/account-previews.ts';
import { CLIENT_ID, SCOPE } from '../estate/idp/provider.ts';
import { HOTELS } from '../estate/hotels/hotels.ts';
import { escapeHtml } from '../estate/html.ts';
import { outboxHtml } from '../estate/rules/outbox.ts';
import { scenarioNames, scenarioOf } from '../estate/scenarios.ts';
import type { State } from '../estate/rules/state.ts';
import { ESTATE_NAME } from '../estate/world/world.ts';
import { cardItems } from './cards.ts';
import { hotelPage } from './hotel-pages.ts';
import { roomsHtml } from './hotels.ts';
import { languageOf, wordsIn } from './languages.ts';
import { menuPage, places } from './places.ts';
import { homeNights } from './nights/home-nights.ts';
import { shopPage } from './shop-pages.ts';
import { fillTemplate, readTemplate } from './template.ts';
import { themedPage, THEMES, type Theme } from './themes.ts';
import { thingsToTryHtml } from './things-to-try.ts';

export interface PageContext {
  /** The current estate. */
  state: State;
  origins: { api: string; site: string };
  /** The page's query. `scenario` names the estate's behaviour for this page; `inspect` shows the inspector. */
  query: URLSearchParams;
  /** The folder of the widget. */
  bundle: string;
  /** Whether the widget on the page has its inspector (npm run dev). */
  hasInspector?: boolean;
}

export interface Page {
  status: 200 | 404;
  html: string;
}

interface Content {
  title: string;
  description?: string;
  html: string;
  hasWidget?: boolean;
}

const WORDS: Record<string, string> = {
  contact: 'Contact',
  'privacy-cookie-policy': 'Privacy',
  'general-booking-terms': 'Booking terms',
};

/**
 * The estate's house, which speaks and leads as we advise. `way`: where the booking begins; `guests`: whose names it asks
 * for; `languages`: of its pages, the first by default.
 */
const ADVISED = {
  brand: ESTATE_NAME,
  cms: 'cms',
  way: 'search',
  guests: 'lead',
  languages: ['en-GB-x-plain', 'en-GB'],
};

/** The same house with the specification's defaults and sentences: every page again, below this folder. */
const STANDARD_FOLDER = 'standard/';
const STANDARD = { ...ADVISED, way: '', guests: '', languages: ['en-GB'] };

/** The pages of either again, in the specification's English, whose members log in on the identity provider's page. */
const REDIRECT_FOLDER = 'redirect/';

/** The page at a path such as '/booking/', or the page for wrong addresses. */
export function renderPage(path: string, context: PageContext): Page {
  const whole = path.replaceAll(/^\/|\/$/g, '');
  const isStandard = whole.startsWith(STANDARD_FOLDER);
  const inHouse = isStandard ? whole.slice(STANDARD_FOLDER.length) : whole;
  const isRedirect = inHouse.startsWith(REDIRECT_FOLDER);
  const address = isRedirect ? inHouse.slice(REDIRECT_FOLDER.length) : inHouse;
  const house = `/${isStandard ? STANDARD_FOLDER : ''}${isRedirect ? REDIRECT_FOLDER : ''}`;
  const themed = house === '/' ? themedPage(address) : null;
  const { name } = themed ?? { name: address };
  const site = themed ? THEMES[themed.theme] : isStandard ? STANDARD : ADVISED;
  const language = languageOf(isRedirect ? STANDARD.languages : site.languages, context.query);
  const words = wordsIn(themed?.theme, language, context.query);
  const filled = { ...context, ...site, words, login: isRedirect ? 'redirect' : 'form' };
  const content = themed
    ? themedContent(themed.theme, name, filled)
    : contentOf(name, `/${address}/`, filled);
  const { title, description, html, hasWidget } = content ?? {
    title: 'Not found',
    html: readTemplate('pages/not-found.html'),
  };
  return {
    status: content ? 200 : 404,
    html: fillTemplate(readTemplate(layoutOf(themed?.theme, name)), {
      ...words,
      head: fillTemplate(readTemplate('head.html'), {
        title: escapeHtml(title),
        name: SHOP.includes(name) && !themed ? 'Staychart' : site.brand,
        description: escapeHtml(description ?? aboutOf(themed?.theme, words)),
        folder: themed ? `themes/${themed.theme}/` : '',
      }),
      content: html,
      notice: notice(context, hasWidget === true),
      house,
      [`current:${name}`]: ' aria-current="page"',
      scripts: hasWidget ? WIDGET_SCRIPTS : '',
    }),
  };
}

/** The description of a hotel, for pages without one of their own. */
function aboutOf(theme: Theme | undefined, words: Record<string, string>): string {
  if (theme === 'city') return THEMES.city.description;
  if (theme === 'coast') return words['description'] ?? '';
  return 'A country house with rooms, a lake, a bath house and golf.';
}

/** Pages about Staychart itself. */
const SHOP = ['', 'themes', 'for-hoteliers', 'try', 'outbox'];

function layoutOf(theme: Theme | undefined, name: string): string {
  if (theme) return `themes/${theme}/layout.html`;
  return SHOP.includes(name) ? 'shop-layout.html' : 'layout.html';
}

function themedContent(theme: Theme, name: string, context: ContentContext): Content | null {
  if (name === 'home') return themeHome(theme, context);
  return widgetPage(name, context) ?? hotelPage(theme, name, context.words, context.state.world);
}

/** The home page of another hotel, with its rooms in the words of its CMS. */
function themeHome(theme: Theme, context: ContentContext): Content {
  const { words, state, query, cms } = context;
  const { title = '' } = theme === 'coast' ? words : THEMES[theme];
  const description = aboutOf(theme, words);
  const html = fillTemplate(readTemplate(`themes/${theme}/home.html`), {
    ...words,
    ...widgetAttributes(context),
    nights: homeNights({ theme, cms, state, query, words }),
    rooms: roomsHtml(theme, words['lang'] ?? ''),
  });
  return { title, description, html, hasWidget: html.includes('<stay-booking') };
}

/** One tag loads the widget. The second file sets what does not fit an attribute. */
const WIDGET_SCRIPTS = `<script src="/staychart/staychart.js" defer></script>
    <script src="/assets/settings.js" defer></script>
    <script src="/assets/consent.js" defer></script>`;

interface ContentContext extends PageContext {
  /** The name of the site that embeds the widget. */
  brand: string;
  /** The segment of its CMS. */
  cms: string;
  /** The element's `start` attribute. */
  way: string;
  /** The element's `guests` attribute. */
  guests: string;
  /** The elements' `login` attribute. */
  login: string;
  /** In the page's language: see `wordsIn`. */
  words: Record<string, string>;
}

function contentOf(name: string, path: string, context: ContentContext): Content | null {
  const { world, outbox } = context.state;
  const shop = shopPage(name, context.bundle);
  if (shop) return shop;
  if (name === 'withenmere') return { title: 'A country house by a lake', html: homeHtml(context) };
  const widget = widgetPage(name, context);
  if (widget) return widget;
  if (name === 'preview') {
    const html = fillTemplate(readTemplate('pages/preview.html'), previewOf(context));
    return { title: 'Preview', html, hasWidget: true };
  }
  if (name === 'try') {
    const html = fillTemplate(readTemplate('pages/try.html'), { lists: thingsToTryHtml(world) });
    return { title: 'What to try', html };
  }
  if (name === 'outbox') {
    const html = fillTemplate(readTemplate('pages/outbox.html'), { mails: outboxHtml(outbox) });
    return { title: 'Outbox', html };
  }
  const words = WORDS[name];
  if (words !== undefined) return { title: words, html: readTemplate(`pages/${name}.html`) };
  const menu = menuPage(world, path);
  if (menu) return menu;
  const place = places[name]?.(world);
  if (!place) return null;
  const { title, heading, lead, picture, sections } = place;
  const values = { heading: escapeHtml(heading), lead: escapeHtml(lead), picture, sections };
  return { title, description: lead, html: fillTemplate(readTemplate('pages/place.html'), values) };
}

/** A page with a booking or an account, in the hotel's words. */
function widgetPage(name: string, context: ContentContext): Content | null {
  const { words } = context;
  const titles: Record<string, string | undefined> = {
    booking: words['bookingTitle'],
    account: words['accountTitle'],
    'winter-breaks': 'Winter breaks',
  };
  const title = Object.hasOwn(titles, name) ? titles[name] : undefined;
  if (title === undefined) return null;
  const html = fillTemplate(readTemplate(`pages/${name}.html`), { ...words, ...widgetAttributes(context) });
  return { title, html, hasWidget: true };
}

/** Links to everything that can be previewed, and the element that shows the requested preview. */
function previewOf(context: ContentContext): Record<string, string> {
  const { query } = context;
  const link = (kind: string) => (name: string) =>
    `<a href="?${kind}=${encodeURIComponent(name)}">${name}</a>`;
  const screen = query.get('screen');
  const tag = screen === null ? 'stay-booking' : 'stay-account';
  const shown = escapeHtml(screen ?? query.get('step') ?? 'rooms');
  const { brand = '', authority = '', 'client-id': clientId = '' } = widgetAttributes(context);
  return {
    steps: STEPS.map(link('step')).join(', '),
    screens: ACCOUNT_PREVIEWS.map(link('screen')).join(', '),
    widget: `<${tag} preview="${shown}" brand="${brand}" authority="${authority}" client-id="${clientId}"></${tag}>`,
  };
}

function homeHtml({ state, query, cms, words }: ContentContext): string {
  const areas = state.world.configuration.Areas.map((area) => ({
    picture: area.Images[0]?.Path ?? '',
    name: area.DisplayName,
    html: area.Description,
    href: '/rooms/',
  }));
  return fillTemplate(readTemplate('pages/home.html'), {
    today: state.world.today,
    nights: homeNights({ theme: undefined, cms, state, query, words }),
    areas: cardItems(areas),
  });
}

/** The attributes of embedding.md. The addresses name hotel and scenario, so the widget does not know of them. */
function widgetAttributes({
  origins,
  query,
  brand,
  cms,
  way,
  guests,
  login,
}: ContentContext): Record<string, string> {
  const scenarios = scenarioNames(query.get('scenario')).join(',');
  const prefix = scenarios === '' ? '' : `/s/${scenarios}`;
  const attributes = {
    host: `${origins.api}${cms in HOTELS ? `/h/${cms}` : ''}${prefix}`,
    cms: scenarios === '' ? cms : `${origins.site}${prefix}/${cms}`,
    brand,
    way,
    guests,
    authority: `${origins.api}/idp`,
    'client-id': CLIENT_ID,
    scope: SCOPE,
    login,
    // Only the widget of npm run dev has this attribute.
    inspect: query.has('inspect') ? 'inspect' : '',
  };
  const escaped = Object.entries(attributes).map(([name, value]) => [name, escapeHtml(value)] as const);
  const named = ['host', 'cms', 'brand', 'authority', 'client-id', 'scope'];
  if (login === 'redirect') named.push('login');
  return {
    ...Object.fromEntries(escaped),
    attributes: escaped
      .flatMap(([name, value]) => (named.includes(name) ? [`${name}="${value}"`] : []))
      .join(' '),
  };
}

function notice({ query, hasInspector }: PageContext, hasWidget: boolean): string {
  const names = scenarioNames(query.get('scenario'));
  const about = names.map((name) => `${name} (${scenarioOf(name).about})`).join(', ');
  const scenario =
    names.length > 0 && aside('Scenario', `Scenario: ${escapeHtml(about)}. <a href="?">Leave it</a>`);
  const inspector = hasInspector && hasWidget && aside('Development', inspectorLink(query));
  return [scenario, inspector].filter(Boolean).join('');
}

function aside(label: string, html: string): string {
  return `<aside class="notice" aria-label="${label}">${html}</aside>`;
}

/** Shows or hides the inspector. It keeps the rest of the page's query. */
function inspectorLink(query: URLSearchParams): string {
  const other = new URLSearchParams(query);
  if (query.has('inspect')) other.delete('inspect');
  else other.set('inspect', '');
  const words = query.has('inspect') ? 'Close the inspector' : 'Inspect the chart';
  return `From source. <a href="?${escapeHtml(other.toString())}">${words}</a>`;
}
