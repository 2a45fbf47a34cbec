import { STEPS, type Step } from '../../../src/domain/steps.ts';
import { firstCall, firstScreen, withImports } from '../../../widget/build-sizes.ts';
import type { BundledFile, Manifest } from '../../../widget/build-manifest.ts';
import { sumOf } from './sums.ts';
import { WAYS, type Mix, type Way } from './plan.ts';

/** The last step whose code a guest fetches. The widget preloads the next step. */
const LAST: Readonly<Record<Way, Step>> = { search: 'rates', rates: 'guests', book: 'confirmation' };

/**
 * Modules that the demo's page loads besides the screens until the rooms are shown, each by its own dynamic
 * import.
 */
const BESIDE = [
  ...['widget/wiring/sign-in.ts', 'widget/wiring/start-login.ts'],
  ...['widget/telemetry/emit-page-events.ts', 'widget/telemetry/data-layer.ts'],
  ...['widget/element/follow-language.ts', 'widget/element/headings.ts'],
  ...['widget/ui/sanitise.ts', 'widget/wiring/stay-ports.ts'],
  ...['RoomsWait', 'RoomFilters', 'CompareRoom'].map((name) => `widget/screens/rooms/${name}.tsx`),
];
const BESIDE_PAYMENT = ['src/domain/telephones.ts', 'widget/wiring/steps/outcome.ts'];

/** Files that load together, each in the first part that needs it. */
export interface Part {
  name: string;
  files: number;
  /** The size with brotli. */
  bytes: number;
  /** The guests who fetch it on a first visit. */
  ways: readonly Way[];
}

/**
 * The widget's files that a browser fetches on its first visit, by step, without pictures and other
 * languages.
 */
export function partsOf(manifest: Manifest): Part[] {
  const ofModules = (...wanted: string[]) =>
    manifest.files
      .filter(({ module }) => module !== null && wanted.includes(module))
      .flatMap(({ file }) => withImports(manifest, file));
  const wanted: [name: string, files: readonly BundledFile[], ways: readonly Way[]][] = [
    ['the first screen', firstScreen(manifest, 'stay-booking'), WAYS],
    ['the first call', firstCall(manifest), WAYS],
    ...STEPS.map((step): [string, BundledFile[], Way[]] => [
      step,
      ofModules(`widget/wiring/steps/${step}.ts`),
      WAYS.filter((way) => STEPS.indexOf(LAST[way]) >= STEPS.indexOf(step)),
    ]),
    ['the date picker', ofModules('widget/wiring/stay-dates.ts'), WAYS],
    ['beside the screens', ofModules(...BESIDE), WAYS],
    ['beside the payment, with telephone numbers', ofModules(...BESIDE_PAYMENT), ['book']],
  ];
  const known = new Set<BundledFile>();
  // Files that all guests fetch come first, so that those who go on already have them.
  return wanted
    .toSorted(([, , one], [, , other]) => other.length - one.length)
    .flatMap(([name, all, ways]) => {
      const files = [...new Set(all)].filter((file) => !known.has(file));
      for (const file of files) known.add(file);
      if (files.length === 0) return [];
      return [{ name, files: files.length, bytes: sumOf(files.map(({ brotli }) => brotli)), ways }];
    });
}

/** The files of a part that a CDN serves in an hour. */
export interface PartOfHour {
  part: Omit<Part, 'ways'>;
  guests: number;
  files: number;
  bytes: number;
}

/**
 * A later visit fetches no file with a hash in its name. It requests the loader, which is answered with 304.
 */
const LATER_VISIT = { name: 'a later visit', files: 1, bytes: 0 };

/** The parts by the guests who fetch them, then the later visits. */
export function hourOfFiles(
  { guestsAnHour, shares, returning }: Mix,
  parts: readonly Part[],
): readonly PartOfHour[] {
  const times = (part: PartOfHour['part'], percent: number): PartOfHour => {
    const guests = Math.round((guestsAnHour * percent) / 100);
    return { part, guests, files: guests * part.files, bytes: guests * part.bytes };
  };
  const first = (100 - returning) / 100;
  return [
    ...parts.map((part) => times(part, sumOf(part.ways.map((way) => shares[way])) * first)),
    times(LATER_VISIT, returning),
  ];
}
