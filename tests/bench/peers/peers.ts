import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressedSize, type Weight } from '../../../widget/build-sizes.ts';
import { DUFFEL_OFFER } from './duffel-offer.ts';
import { installPeers } from './install.ts';

/** A widget of the same kind that a hotel might use instead, on a bare page of its own. */
export interface Peer {
  name: string;
  key: string;
  /** Its script, as its documentation shows it. */
  script: string;
  /** The element that the script looks for in the page. */
  body: string;
  host: string;
  /** Its first control with an effect. */
  control: string;
}

export interface BuiltPeer extends Peer {
  folder: string;
  hasStyles: boolean;
  weight: Weight;
}

export const DUFFEL = 'Duffel ancillaries, which ask for their offer';
export const DOCSEARCH = 'DocSearch';

const DUFFEL_CDN = 'https://assets.duffel.com/components/3.17.0';

const duffel = {
  body: '<duffel-ancillaries></duffel-ancillaries>',
  host: 'duffel-ancillaries',
  // While it loads, and without an offer, the button has no effect.
  control: 'button.ancillary-card:not(.ancillary-card--loading)',
};
const duffelScript = (from: string) => `
import { renderDuffelAncillariesCustomElement } from '@duffel/components/custom-elements';
renderDuffelAncillariesCustomElement({ ${from}, services: ['bags'], passengers: [{ id: 'pas_1' }] });`;

const docsearch = { body: '<div id="docsearch"></div>', host: '#docsearch', control: 'button' };
const docsearchScript = (entry: string) => `
import docsearch from '${entry}';
import '@docsearch/css';
window.docsearch = (container) => docsearch({ container, appId: 'BENCH', apiKey: 'bench', indices: ['bench'] });
window.docsearch('#docsearch');`;

export const PEERS: readonly Peer[] = [
  { ...duffel, name: DUFFEL, key: 'duffel', script: duffelScript(`offer_id: 'fixture_off_1'`) },
  {
    ...duffel,
    name: 'Duffel ancillaries, their offer in the script',
    key: 'duffel-offer',
    script: duffelScript(`offer: ${JSON.stringify(DUFFEL_OFFER)}, seat_maps: []`),
  },
  { ...docsearch, name: DOCSEARCH, key: 'docsearch', script: docsearchScript('@docsearch/js') },
  {
    ...docsearch,
    name: 'DocSearch without its assistant',
    key: 'docsearch-search',
    script: docsearchScript('@docsearch/js/docsearch'),
  },
];

const CACHE = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'bench-peers');

/** Installs the peers where they are missing, and bundles each for its own page. Empty without a registry. */
export async function buildPeers(): Promise<BuiltPeer[]> {
  if (!installPeers(CACHE)) return [];
  const built: BuiltPeer[] = [];
  for (const peer of PEERS) built.push(await buildPeer(peer));
  return built;
}

async function buildPeer(peer: Peer): Promise<BuiltPeer> {
  const folder = join(CACHE, 'built', peer.key);
  const entry = join(CACHE, `${peer.key}.js`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(entry, peer.script);
  const result = await build({
    configFile: false,
    root: CACHE,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // The page's own server serves what a peer requests from its CDN.
    plugins: [{ name: 'cdn', transform: (code) => code.replaceAll(DUFFEL_CDN, '.') }],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'peer.js', assetFileNames: 'peer[extname]' },
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('expected one bundle');
  const offers = join(folder, 'fixtures', 'offers');
  mkdirSync(offers, { recursive: true });
  writeFileSync(join(offers, 'off_1.json'), JSON.stringify(DUFFEL_OFFER));
  // The peer's styles are on its CDN, not in its package.
  writeFileSync(join(folder, 'global.css'), '');
  const sizes = bundle.output.map((file) => compressedSize(file.type === 'chunk' ? file.code : file.source));
  return {
    ...peer,
    folder,
    hasStyles: bundle.output.some(({ fileName }) => fileName === 'peer.css'),
    weight: {
      gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
      brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
    },
  };
}
