import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BundledFile, Manifest } from './manifest.ts';

/** The folder in the example, the same as in all documents. */
const FOLDER = '/staychart/';

/** What the files that are no step, screen or language are for, by the name before the hash. */
const PURPOSES: Readonly<Record<string, string>> = {
  staychart: 'finds the elements in the page, loads their code, draws the first screen of a booking',
  'stay-booking': 'defines the element stay-booking',
  'stay-account': 'defines the element stay-account',
  'booking-first': 'booking: the flow and the start',
  'account-first': 'account: its frame',
  entry: 'both elements: attributes, warnings, the shadow root',
  first: 'both elements: React, XState, what answers mean',
  search: 'both elements: what the search shares with the account, the calls to the server',
  later: 'both elements: what later screens share',
  runtime: 'both elements: how the files find each other',
  'register-tools': 'what an assistant of the browser may do',
  voice: 'other languages than English',
  'identity-provider': 'login with the identity provider',
  'provider-login': 'login on the pages of the identity provider',
  telephones: 'telephone numbers of all countries',
  'start-preview': 'preview of a booking in an editor',
  'start-account-preview': 'preview of an account in an editor',
  'sample-resources': 'sample data of a preview',
};

/**
 * Writes for a page that checks each script: `integrity.html`, to paste, and `scripts.csv`, the inventory with a reason
 * for each (PCI DSS 6.4.3).
 */
export function writeScripts({ files }: Manifest, folder: string): void {
  writeFileSync(join(folder, 'integrity.html'), integrityPage(files));
  const rows = files.map((file) => [file.file, purposeOf(file), file.integrity]);
  const lines = [['file', 'purpose', 'integrity'], ...rows].map((row) =>
    row.map((cell) => `"${cell}"`).join(),
  );
  writeFileSync(join(folder, 'scripts.csv'), `${lines.join('\r\n')}\r\n`);
}

/** The import map with the hash of each module, and the script tag with its own. */
export function integrityPage(files: readonly Pick<BundledFile, 'file' | 'integrity'>[]): string {
  const loader = files.find(({ file }) => file === 'staychart.js');
  if (!loader) throw new Error('the loader is not in the manifest');
  const modules = files.filter((file) => file !== loader);
  // A chunk that is lost on the way is fetched again from its copy.
  const copies = modules
    .filter(({ file }) => file.startsWith('chunks/'))
    .map(({ file, integrity }) => ({ file: file.replace('chunks/', 'again/'), integrity }));
  const integrity = Object.fromEntries(
    [...modules, ...copies].map((each) => [`${FOLDER}${each.file}`, each.integrity]),
  );
  const map = JSON.stringify({ integrity });
  const hash = createHash('sha256').update(map).digest('base64');
  return [
    `<!-- For the page's policy: script-src 'sha256-${hash}' -->`,
    `<script type="importmap">${map}</script>`,
    // An Integrity-Policy blocks a script without `crossorigin`, with `integrity` or not.
    `<script src="${FOLDER}${loader.file}" integrity="${loader.integrity}" crossorigin defer></script>`,
    '',
  ].join('\n');
}

/** What a file is for. Throws where nobody has said so. */
export function purposeOf({ file }: Pick<BundledFile, 'file'>): string {
  const name = basename(file, '.js').replace(/-[a-z0-9]{7}$/, '');
  const purpose = PURPOSES[name];
  if (purpose !== undefined) return purpose;
  if (file.startsWith('words/')) return `the sentences in ${name}`;
  const [, element, screen] = /^(booking|account)-(.+)$/.exec(name) ?? [];
  if (element === undefined) throw new Error(`${file}: say in widget/build/scripts.ts what it is for`);
  return `${element}: '${screen}', with its dialogs`;
}
