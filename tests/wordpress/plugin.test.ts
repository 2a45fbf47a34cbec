import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readInterface, readTokens } from '../../docs/public-interface.ts';
import { INTERESTS } from '../../src/domain/account/marketing.ts';
import { STEPS } from '../../src/domain/booking/steps.ts';
import { integrityOf } from '../../widget/build/integrity.ts';
import { languageFiles, messagesOf } from '../../widget/build/translations.ts';
import { pluginFiles, pluginSources } from '../../widget/build/wordpress.ts';
import { PROJECT } from '../architecture/sources.ts';
import { findOnPath } from '../support/find-browser.ts';

const sources = pluginSources();
const read = (path: string) => sources[path] ?? '';
const { elements, links } = readInterface();
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const publicAttributes = (tag: string) =>
  namesOf(elements.find((element) => element.tag === tag)?.attributes ?? []);

/** The quoted names before an arrow or in a list, in a function of includes/elements.php. */
function quotedIn(name: string): string[] {
  const [, body = ''] =
    new RegExp(`function ${name}\\([^]*?\\{\n([^]*?)\n\\}\n`).exec(read('includes/elements.php')) ?? [];
  return [...body.matchAll(/'([a-z-]+)'(?= +=>|,| \))|\['([a-z-]+)'\]/g)].flatMap(
    ([, one, other]) => one ?? other ?? [],
  );
}
const blockAttributes = (block: string) =>
  Object.keys((JSON.parse(read(`blocks/${block}/block.json`)) as { attributes: object }).attributes);

it.each([
  ['stay-booking', 'booking'],
  ['stay-account', 'account'],
])('D-590 block and settings of %s have each public attribute of the element once', (tag, block) => {
  const site = [
    'host',
    'cms',
    'brand',
    'country',
    'time-zone',
    'words',
    'authority',
    'client-id',
    'scope',
    'login',
  ];
  const booking = ['analytics', 'agents', 'payment', 'allow-framed-payment'];
  const settings = tag === 'stay-booking' ? [...site, ...booking] : site;
  const own = blockAttributes(block).filter((name) => name !== 'align');
  expect([...settings, ...own].toSorted()).toEqual(publicAttributes(tag).toSorted());
  expect(quotedIn('staychart_site_attributes')).toEqual(expect.arrayContaining(settings));
  expect(quotedIn('staychart_page_attributes')).toEqual(expect.arrayContaining(own));
  for (const name of own) expect(read('assets/blocks.js')).toContain(`'${name}'`);
});

it('the looks set public custom properties', () => {
  const set = [...read('includes/settings.php').matchAll(/'(--stay-[\w-]+)'/g)].map(([, name]) => name);
  expect(set.length).toBeGreaterThan(0);
  expect(namesOf(readTokens())).toEqual(expect.arrayContaining(set));
});

it('the links that the page sets are public', () => {
  const [, list = ''] = /'links' +=> array\(([^]*?)\n\t\t\t\),/.exec(read('includes/scripts.php')) ?? [];
  const set = [...list.matchAll(/'(\w+)' +=>/g)].map(([, name]) => name);
  expect(set.toSorted()).toEqual([
    'account',
    'booking',
    'contact',
    'home',
    'passwordReset',
    'privacy',
    'register',
    'terms',
  ]);
  expect(namesOf(links)).toEqual(expect.arrayContaining(set));
});

it('the mailing lists have the names that the widget knows', () => {
  const [, lists = ''] = /\$list = '\(\?:([\w|]+)\)/.exec(read('includes/rules.php')) ?? [];
  expect(lists.split('|')).toEqual(INTERESTS);
  expect(read('includes/scripts.php')).toContain("'mailingLists' => (object) $lists");
});

it('the plugin stores one option and removes it on uninstall', () => {
  const php = Object.entries(sources).filter(([path]) => path.endsWith('.php'));
  const kept = php.flatMap(([, text]) =>
    [...text.matchAll(/\b(?:add|update|set)_(?:\w+_)?(?:option|meta|transient)\(/g)].map(([call]) => call),
  );
  expect(kept).toEqual([]);
  expect(read('includes/settings.php')).toContain("const STAYCHART_OPTION = 'staychart_settings';");
  expect(read('uninstall.php')).toContain("delete_option( 'staychart_settings' );");
});

it('every PHP file refuses to be called directly', () => {
  for (const [path, text] of Object.entries(sources).filter(([path]) => path.endsWith('.php')))
    expect(text, path).toMatch(/^defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m);
});

it.skipIf(findOnPath(['php']) === null)('every PHP file is valid', () => {
  for (const path of Object.keys(sources).filter((path) => path.endsWith('.php'))) {
    const { stdout, status } = spawnSync('php', ['-l', join(PROJECT, 'widget/wordpress', path)], {
      encoding: 'utf8',
    });
    expect(status, stdout).toBe(0);
  }
});

it('the zip has the versioned plugin, the bundle without maps, and the integrity hashes', () => {
  const bundle = mkdtempSync(join(tmpdir(), 'staychart-plugin-'));
  onTestFinished(() => rmSync(bundle, { recursive: true }));
  mkdirSync(join(bundle, 'chunks'));
  const written = {
    'staychart.js': 'one',
    'chunks/booking-1234567.js': 'two',
    'chunks/booking-1234567.js.map': '',
  };
  for (const [file, text] of Object.entries(written)) writeFileSync(join(bundle, file), text);
  const described = (file: string, text: string) => ({ file, integrity: integrityOf(Buffer.from(text)) });
  const files = [described('staychart.js', 'one'), described('chunks/booking-1234567.js', 'two')];
  const manifest = { version: '4.5.6', elements: { 'stay-booking': ['chunks/booking-1234567.js'] }, files };
  writeFileSync(join(bundle, 'manifest.json'), JSON.stringify(manifest));
  const start = { anonymous: '<template>Start</template>', login: '<template>Log in</template>' };
  writeFileSync(
    join(bundle, 'snippet.json'),
    JSON.stringify({ version: '4.5.6', screens: { 'en-GB': { start } } }),
  );
  writeFileSync(join(bundle, 'snippet.html'), '');

  const zip = pluginFiles(bundle);
  const text = (path: string) => Buffer.from(zip[`staychart/${path}`] ?? []).toString();
  expect(
    Object.keys(zip)
      .filter((path) => path.startsWith('staychart/dist/'))
      .toSorted(),
  ).toEqual(['staychart/dist/chunks/booking-1234567.js', 'staychart/dist/staychart.js']);
  expect(text('staychart.php')).toMatch(/^ \* Version: +4\.5\.6$/m);
  expect(JSON.parse(text('bundle.json'))).toEqual({
    version: '4.5.6',
    script: described('dist/staychart.js', 'one'),
    preload: { 'stay-booking': [described('dist/chunks/booking-1234567.js', 'two')] },
    start,
    // The editor of the booking offers the preview of each.
    steps: STEPS,
  });
  expect(text('languages/staychart.pot')).toContain('msgid "Booking server"');
  expect(text('languages/staychart-de_AT.mo')).toContain('Buchungsserver');
  expect(() => pluginFiles(join(bundle, 'chunks'))).toThrow('npm run build writes it');
});

it('each sentence is found once, wherever it stands', () => {
  const script = `create(__('Nights', 'staychart'), __('It\\'s', 'staychart'))`;
  const block = JSON.stringify({ title: 'Hotel', description: 'Book', keywords: ['hotel', 'rooms'] });
  const files = {
    'a.php': `esc_html__( 'Nights', 'staychart' )`,
    'b.js': script,
    'c/block.json': block,
    'd.po': script,
  };
  expect(messagesOf(files).map(({ id, context, isOfScript }) => [id, context, isOfScript])).toEqual([
    ['Nights', '', true],
    ["It's", '', true],
    ['Hotel', 'block title', false],
    ['Book', 'block description', false],
    ['hotel', 'block keyword', false],
    ['rooms', 'block keyword', false],
  ]);
});

it('a catalogue with a missing or an unused sentence is refused', () => {
  const messages = messagesOf({ 'a.js': `__('Nights', 'staychart')` });
  const files = languageFiles('msgid "Nights"\nmsgstr "Nächte"\n', messages, 'de_DE');
  expect(JSON.parse(Buffer.from(files['staychart-de_DE-staychart-blocks.json'] ?? []).toString())).toEqual({
    domain: 'messages',
    locale_data: { messages: { '': { domain: 'messages', lang: 'de_DE' }, Nights: ['Nächte'] } },
  });
  expect(() => languageFiles('msgid "Nights"\nmsgstr ""\n', messages, 'de_DE')).toThrow(
    'de_DE lacks: Nights',
  );
  expect(() =>
    languageFiles('msgid "Nights"\nmsgstr "N"\n\nmsgid "Days"\nmsgstr "D"\n', messages, 'de_DE'),
  ).toThrow('de_DE has in vain: Days');
});
