import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '../../demo/start-demo.ts';
import { FLOOR_FOLDER } from './floor.ts';
import type { Subject } from './load-timing.ts';
import type { BuiltPeer } from './peers/peers.ts';
import { serveBarePages, type BarePage, type BareSite } from './site.ts';

export const DIST = join(import.meta.dirname, '..', '..', 'dist');
const CONTROL = 'button, input, select';
/** A control of a screen. The frame around the screen has controls before the screen is there. */
const SCREEN_CONTROL = `.ui-frame-work :is(${CONTROL})`;

export const PLAIN = 'HTML only, the limit';
export const FLOOR = 'floor bundle: the libraries and one form';
export const WIDGET = 'stay-booking on a bare page';
export const SNIPPET = 'stay-booking by the snippet, on a bare page';
export const DEMO = "stay-booking on the demo's /booking/";

const FLOOR_PAGE: BarePage = {
  body: '<script type="module" src="floor.js"></script><floor-widget></floor-widget>',
  folder: FLOOR_FOLDER,
};

/**
 * Serves a bare page for each subject: HTML only, the floor, the widget by its script tag and by the snippet,
 * both with the demo's hotel, and the peers.
 */
export function serveSubjects(demo: Demo, peers: readonly BuiltPeer[]): Promise<BareSite> {
  const settings = `host="${demo.apiUrl}" cms="cms" brand="The Estate"`;
  const booking = {
    body: `<script src="staychart.js" defer></script><stay-booking ${settings}></stay-booking>`,
    folder: DIST,
  };
  const snippet = {
    body: readFileSync(join(DIST, 'snippet.html'), 'utf8')
      .replaceAll('/staychart/', '')
      .replace('host="https://api.estate.example"', `host="${demo.apiUrl}"`),
    folder: DIST,
  };
  const plain = { body: '<form><button>Send</button></form>', folder: null };
  const peerPages = peers.map(({ key, body, folder, hasStyles }): [string, BarePage] => [
    key,
    {
      head: hasStyles ? '<link rel="stylesheet" href="peer.css">' : '',
      body: `<script type="module" src="peer.js"></script>${body}`,
      folder,
    },
  ]);
  return serveBarePages(
    { plain, floor: FLOOR_PAGE, booking, snippet, ...Object.fromEntries(peerPages) },
    demo.siteUrl,
  );
}

/** The subjects, timed from the start of the navigation, in the order of the table. */
export function subjectsOf(site: BareSite, demo: Demo, peers: readonly BuiltPeer[]): Subject[] {
  const widget = { host: 'stay-booking', control: SCREEN_CONTROL };
  return [
    { name: PLAIN, url: `${site.origin}/plain/`, host: null, control: CONTROL },
    { name: FLOOR, url: `${site.origin}/floor/`, host: 'floor-widget', control: CONTROL },
    { name: WIDGET, url: `${site.origin}/booking/`, ...widget },
    { name: SNIPPET, url: `${site.origin}/snippet/`, ...widget },
    { name: DEMO, url: `${demo.siteUrl}/booking/`, ...widget },
    ...peers.map(({ name, key, host, control }) => ({ name, url: `${site.origin}/${key}/`, host, control })),
  ];
}
