import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { BookingPage, GOOD_CARD } from '../../e2e/models/booking-page.ts';
import { goToPayment } from '../../e2e/models/stays.ts';
import { PROJECT } from '../architecture/sources.ts';
import { ZIP } from '../../widget/build/wordpress.ts';
import type { Manifest } from '../../widget/build/manifest.ts';
import { comeAsGuest, logIn, test } from './fixtures.ts';
import type { WordPress } from './start-wordpress.ts';

// From the zip to a booking and the removal: each test finds the site as the one before left it.
test.describe.configure({ mode: 'serial' });

const SETTINGS = '/wp-admin/options-general.php?page=staychart';
const manifest = () => JSON.parse(readFileSync(join(PROJECT, 'dist/manifest.json'), 'utf8')) as Manifest;

/** Publishes a page and returns its path. */
function publish(site: WordPress, title: string, content: string): string {
  const id = site.php(
    `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${title}', 'post_content' => '${content}' ) );`,
  );
  return `/?page_id=${id}`;
}

/** The plugin's files in a page, by their address below the plugin's folder, with their integrity. */
function filesOf(page: Page): Promise<{ file: string; integrity: string; crossOrigin: string | null }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[integrity]')]
      .map((each) => ({
        file: each.getAttribute('src') ?? each.getAttribute('href') ?? '',
        integrity: each.integrity,
        crossOrigin: each.crossOrigin,
      }))
      .filter(({ file, integrity }) => file.includes('/staychart/dist/') && integrity !== '')
      .map(({ file, ...rest }) => ({ file: file.replace(/^.*\/dist\/|\?.*$/g, ''), ...rest })),
  );
}

test('is installed from its zip and links to its settings', async ({ page, site }) => {
  await logIn(page, 'administrator');
  await page.goto('/wp-admin/plugin-install.php?tab=upload');
  await page.getByLabel('Plugin zip file').setInputFiles(ZIP);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await page
    .getByRole('row', { name: /^.*Staychart/ })
    .getByRole('link', { name: 'Settings' })
    .click();
  await expect(page.getByRole('heading', { name: 'Staychart', level: 1 })).toBeVisible();
  await expect(
    page.getByText('As https://api.estate.example. Before it is set, guests see the telephone only.'),
  ).toBeVisible();
  const notYet = publish(site, 'Not yet', '[stay-booking]Ring <em>us</em>.[/stay-booking]');
  await page.goto(notYet);
  await expect(
    page.getByRole('link', { name: 'Staychart is not set up: name the booking server.' }),
  ).toBeVisible();
  await expect(page.getByText('Ring us.')).toBeVisible();
  await expect(page.locator('stay-booking')).toHaveCount(0);
});

test('the settings store valid values and explain invalid ones', async ({ page, site, estate }) => {
  await logIn(page, 'administrator');
  await page.goto(SETTINGS);
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill('Booking server', estate.url);
  await fill('Configuration', `${estate.url}/cms`);
  await fill('Name of the hotel', "O'Hara's <b>");
  await fill('Telephone', '01632 960140');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText(
      "Name of the hotel: ‘O'Hara's <b>’ was not saved. It has to be plain text of 80 letters at most.",
    ),
  ).toBeVisible();
  await fill('Booking server', 'http://api.estate.example');
  await fill('Identity provider', 'javascript:alert(1)');
  await fill('Name of the hotel', "O'Hara's");
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText(/^Booking server: ‘http:\/\/api\.estate\.example’ was not saved\./),
  ).toBeVisible();
  await expect(page.getByText(/^Identity provider: ‘javascript:alert\(1\)’ was not saved\./)).toBeVisible();
  expect(JSON.parse(site.php(`echo wp_json_encode( get_option( 'staychart_settings' ) );`))).toEqual({
    host: estate.url,
    cms: `${estate.url}/cms`,
    brand: "O'Hara's",
    phone: '01632 960140',
  });
});

test('the rules of the settings', ({ site }) => {
  const cases: [rule: string, value: string, kept: string | null][] = [
    ['server', 'https://api.estate.example/', 'https://api.estate.example'],
    ['server', 'http://localhost:5180', 'http://localhost:5180'],
    ['server', 'http://localhost.evil.example', null],
    ['server', 'https://user:word@api.estate.example', null],
    ['server', 'https://api.estate.example?x=1', null],
    ['server', 'https://a.example"><script>', null],
    ['server', '//api.estate.example', null],
    ['cms', 'cms/de', 'cms/de'],
    ['cms', '../cms', null],
    ['file', '/booking/cy.json', '/booking/cy.json'],
    ['file', '//elsewhere.example/cy.json', null],
    ['colour', '#1d4b37', '#1d4b37'],
    ['colour', 'red;}body{display:none', null],
    ['pixels', '40', '40'],
    ['pixels', '41', null],
    ['font', "'Your Serif', serif", "'Your Serif', serif"],
    ['font', 'x;color:red', null],
    ['phone', '+44 (0)1632 960140', '+44 (0)1632 960140'],
    ['phone', 'ring us', null],
    ['page', '999999', null],
    ['consent', 'always', null],
    ['tick', '1', '1'],
  ];
  const given = Buffer.from(JSON.stringify(cases)).toString('base64');
  const kept = site.php(
    `echo wp_json_encode( array_map( fn( $c ) => ( 'staychart_rule_' . $c[0] )( $c[1] ), json_decode( base64_decode( '${given}' ) ) ) );`,
  );
  expect(
    (JSON.parse(kept) as unknown[]).map((value, index) => [...(cases[index] ?? []).slice(0, 2), value]),
  ).toEqual(cases);
});

test('a subscriber can neither open the settings nor save them', async ({ page }) => {
  await logIn(page, 'subscriber');
  expect((await page.goto(SETTINGS))?.status()).toBe(403);
  const saved = await page.request.post('/wp-admin/options.php', {
    form: { option_page: 'staychart', action: 'update', 'staychart_settings[brand]': 'Mine' },
    maxRedirects: 0,
  });
  expect(saved.status()).toBe(403);
});

test('a block inserted into a page shows a sample', async ({ page }) => {
  await logIn(page, 'administrator');
  // In a narrower window the editor closes its settings while blocks are chosen.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/wp-admin/post-new.php?post_type=page&post_title=Book');
  await page
    .getByRole('dialog', { name: 'Welcome to the block editor' })
    .getByRole('button', { name: 'Close' })
    .click();
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByRole('searchbox', { name: /^Search for blocks/ }).fill('hotel booking');
  await page.getByRole('option', { name: 'Hotel booking' }).click();
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  const sample = page.locator('.editor-styles-wrapper stay-booking');
  await expect(sample.getByRole('button', { name: 'Check Availability' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Screen' }).selectOption('Rooms');
  await expect(sample.getByRole('heading', { name: /Select Room/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByText('Page published.').or(page.getByText('Book is now live.')).first(),
  ).toBeVisible();
  await page.reload();
  await expect(sample.getByRole('heading', { name: /Select Room/ })).toBeVisible();
  await expect(page.getByText('This block contains unexpected or invalid content.')).toHaveCount(0);
});

test('D-590 only pages with an element have the script, as the manifest describes it', async ({
  page,
  site,
}) => {
  const account = publish(site, 'Account', '[stay-account lang="de" host="https://evil.example"]');
  await page.goto('/');
  expect(await page.content()).not.toContain('/plugins/staychart/');

  const { elements, files } = manifest();
  const integrityOf = (file: string) => files.find((one) => one.file === file)?.integrity;
  const named = (tag: string) =>
    [...(elements[tag] ?? []), 'staychart.js'].map((file) => ({
      file,
      integrity: integrityOf(file),
      crossOrigin: 'anonymous',
    }));
  for (const [path, tag] of [
    [account, 'stay-account'],
    ['/?pagename=book', 'stay-booking'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(tag)).toBeVisible();
    expect(await filesOf(page)).toEqual(named(tag));
  }
  await page.goto(account);
  const element = page.locator('stay-account');
  await expect(element).toHaveAttribute('lang', 'de');
  await expect(element).not.toHaveAttribute('host', /evil/);
});

test('a guest books a room', async ({ page, estate }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await comeAsGuest(page);
  const sent = await (await page.request.get('/?pagename=book')).text();
  expect(sent, 'D-600 the page contains the start screen').toMatch(
    /<stay-booking [^>]*><template shadowrootmode="open"><div data-sent="start en-GB">.*Start Booking/,
  );
  await page.goto('/?pagename=book');
  const booking = new BookingPage(page);
  await booking.startWithoutAccount();
  await booking.search({ arrival: '2027-01-17', nights: 1 });
  await goToPayment(booking);
  await booking.pay(GOOD_CARD);
  await expect(booking.heading('Your stay is booked!')).toBeVisible();
  expect(estate.estate.state.outbox.at(-1)?.to).toBe('tom@example.com');
  expect(complaints).toEqual([]);
});

test('speaks German in a German site', ({ site }) => {
  // WordPress uses a language whose file exists. Each call of php starts WordPress anew and so sees the
  // change.
  site.php(`wp_mkdir_p( WP_LANG_DIR ); touch( WP_LANG_DIR . '/de_DE.mo' );`);
  site.php(`update_option( 'WPLANG', 'de_DE' );`);
  const said = site.php(
    `echo staychart_fallback( '' ), load_script_textdomain( 'staychart-blocks', 'staychart', WP_PLUGIN_DIR . '/staychart/languages' );`,
  );
  site.php(`update_option( 'WPLANG', '' );`);
  expect(said).toContain(
    '<p>Für eine Buchung rufen Sie uns an: <a href="tel:01632960140">01632 960140</a>.</p>',
  );
  expect(said).toContain('"domain":"messages"');
});

test('leaves nothing behind when it is deleted', async ({ page, site }) => {
  await logIn(page, 'administrator');
  await page.goto('/wp-admin/plugins.php');
  const row = page.locator('tr[data-plugin="staychart/staychart.php"]').first();
  await row.getByRole('link', { name: /^Deactivate/ }).click();
  // Until WordPress's script has loaded, 'Delete' is a link to a page that asks.
  await page.waitForURL(/deactivate=true/);
  page.on('dialog', (dialog) => void dialog.accept());
  await row.getByRole('link', { name: /^Delete/ }).click();
  await expect(page.getByText('Staychart was successfully deleted.')).toBeVisible();
  const left = site.php(
    `global $wpdb; $like = '%staychart%';
     foreach ( array( array( $wpdb->options, 'option_name' ), array( $wpdb->postmeta, 'meta_key' ), array( $wpdb->usermeta, 'meta_key' ) ) as $place ) {
       foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT {$place[1]} FROM {$place[0]} WHERE {$place[1]} LIKE %s", $like ) ) as $name ) { echo "$name\\n"; }
     }
     echo implode( glob( WP_PLUGIN_DIR . '/staychart*' ) );`,
  );
  expect(left).toBe('');
  await page.goto('/?pagename=book');
  expect(await page.locator('main').innerHTML()).not.toContain('stay');
  // WordPress itself logs other lines.
  expect(site.php(`echo @file_get_contents( ABSPATH . 'debug.log' );`)).not.toContain('/plugins/staychart/');
});
