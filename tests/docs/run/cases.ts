/** A command as typed, and its visible effects. */
export interface Case {
  command: string;
  /** The exit code; 0 where it is missing. */
  exit?: number;
  /**
   * Texts that it prints, in the words of a document. '…' stands for anything, N or a number for any number.
   */
  says?: readonly string[];
  /** Files and folders that it makes. */
  writes?: readonly string[];
}

/** Commands in a copy of the whole project, in this order. None needs a browser. */
export const CASES: readonly Case[] = [
  {
    command: 'npm run paths idle',
    says: ['12 paths, at least 9 are needed'],
    writes: [
      'paths/',
      'paths/report.html',
      'paths/coverage/',
      'paths/idle/01.md',
      'paths/idle.json',
      'paths/coverage/pure.json',
      'paths/coverage/interpreter.json',
    ],
  },
  { command: 'npm run paths -- rooms --goal pairs', writes: ['paths/rooms/01.md', 'paths/rooms.json'] },
  { command: 'npm run paths -- rates --goal states', says: ['✓ rates: … states not covered: 0'] },
  {
    command: 'npm run paths -- --goal all',
    exit: 2,
    says: ['--goal is states, transitions, pairs, not all'],
  },
  { command: 'npm run paths -- nobody', exit: 2, says: ['no machine nobody; there are …'] },
  { command: 'npm test -- nonsense', exit: 2, says: ['no stage nonsense; there are types, …'] },
  { command: 'npm run flakes -- unit', exit: 2, says: ['<how often>'] },
  { command: 'npm run gallery:shots nobody', exit: 2, says: ['no screen nobody; there are …'] },
  { command: 'npm run gallery:axe nobody', exit: 2, says: ['no screen nobody; there are …'] },
  { command: 'npm run gallery:words nobody', exit: 2, says: ['no screen nobody; there are …'] },
  { command: 'npm run words -- de', exit: 2, says: ['de ships already'] },
  {
    command: 'npm run words -- pl --without-pictures',
    says: ['src/words/pl: N files', 'words/pl.html: N sentences, 0 with a picture'],
    writes: ['src/words/pl/', 'src/words/pl/language.ts', 'words/', 'words/pl.html'],
  },
  { command: 'npm run shots -- --theme nobody', exit: 2, says: ['unknown theme nobody; the themes are …'] },
  { command: 'npm run bench', exit: 1, says: ['run `npm run build` first'] },
  { command: 'npm run shots', exit: 1, says: ['run `npm run build` first'] },
  { command: "npm run paths:browser -- --list -g 'booking 3 of'", says: ['Total: 1 test in 1 file'] },
  {
    command: 'npm run paths:browser -- --list modals',
    says: ['modals.replay.ts:…', 'calendar-modals.replay.ts:…'],
  },
  {
    command: 'npm run paths:browser -- --engine nobody',
    exit: 2,
    says: ['--engine is one of chromium, firefox, not nobody'],
  },
  { command: 'npm run e2e -- --list --trace retain-on-failure narrow', says: ['narrow.e2e.ts:…'] },
  { command: 'npm run charts' },
  { command: 'npm run tables' },
  { command: 'npm run examples' },
  { command: 'npm run names' },
  { command: 'npm run licences' },
  { command: 'npm run decisions' },
  { command: 'npm run rules' },
  {
    command: 'npm run package',
    writes: [
      'package/',
      'package/paths',
      'package/paths/public.d.ts',
      'package/staychart/machines/public.js',
    ],
  },
  { command: 'npm pack ./package/paths', writes: ['staychart-paths-0.1.0.tgz'] },
  { command: 'npm pack', writes: ['staychart-0.1.0.tgz'] },
  {
    command: 'npm run mutants -- start.machine --sample 1 --workers 1',
    says: ['1 to be tried', '1 tried, N survived'],
  },
  { command: 'npm run mutants -- nobody', exit: 2, says: ["no mutant has 'nobody' in its id"] },
  {
    command: 'npm run gallery',
    says: ['gallery: N states. See /gallery/ of the demo: npm start'],
    writes: ['gallery/index.html', 'gallery/states.json', 'gallery/paths/rooms.json'],
  },
];

/** Commands in a copy with one test file, for those that would run every test. */
export const TINY_CASES: readonly Case[] = [
  { command: 'npm run check', says: ['=== types: passed', '=== lint: passed', '=== unit: passed'] },
  { command: 'npm run unit', says: ['Test Files  1 passed'] },
  { command: 'npm test -- types unit', says: ['types  | passed', 'unit   | passed', 'N passed, N failed'] },
  {
    command: 'npm run flakes -- unit 2 --half-busy',
    says: ['run 2 of 2, busy: passed', 'unit: 2 of 2 runs passed'],
  },
];

/** Commands in the copy of the whole project, with a browser. */
export const BROWSER_CASES: readonly Case[] = [
  {
    command: "npm run paths:browser -- -g 'booking 3 of'",
    says: ['1 path, N steps in the browser', 'not in booking: …', 'broken by the driver, since …'],
    writes: ['paths/coverage/browser.json'],
  },
  {
    command: 'npm run views -- replay-pool-access',
    says: ['Test Files  1 passed'],
    writes: ['paths/coverage/views.json'],
  },
  {
    command: 'npm run gallery:shots guests entryTime -- --width 320',
    says: ['states at 320 px. See …gallery-shots/index.html'],
    writes: ['gallery-shots/', 'gallery-shots/index.html', 'gallery-shots/320/guests/'],
  },
  {
    command: 'npm run gallery:axe entryTime',
    says: ['390 px, light: N states, N different views, 0 findings'],
  },
  {
    command: 'npm run gallery:words entryTime -- --main --lang ar-XB',
    says: ['ar-XB, 320 px: N states, N different views, 0 findings'],
  },
  {
    command: 'npm run paths:browser -- --shard 1/24',
    says: ['N paths, N steps in the browser'],
    writes: ['paths/coverage/browser-1-of-24.json', 'test-results/'],
  },
];

/** Scripts that the documents name but that no list above runs, with the reasons. */
export const IN_NO_LIST: Readonly<Record<string, string>> = {
  build: 'browser.test.ts runs it',
  start: 'commands.test.ts runs it',
  dev: 'commands.test.ts runs it, and browser.test.ts what it serves',
  faults: 'it runs all tests of faults and takes as long as npm test; its options are checked',
  engines: 'it takes as long as npm test; its options are checked',
  soak: 'it takes a minute, and CI runs it',
  'staychart-paths': 'tests/paths/outsider.test.ts runs it where it is installed',
  wordpress: 'tests/wordpress/plugin.test.ts looks at what it writes',
  'wordpress:test': 'it needs a WordPress, and CI runs it',
  conformance: 'tests/conformance/program.test.ts runs it',
  'staychart-conformance': 'it is npm run conformance, where the package is installed',
  estate: 'tests/contract/estate-program.test.ts starts it',
  'staychart-estate': 'it is npm run estate, where the package is installed',
  'docs:check': 'it runs these lists',
};

/** What browser.test.ts also shows, in the words of docs/testers.md. */
export const SEEN_IN_BROWSER: readonly string[] = [
  'Copy path',
  'Inspect the chart',
  '/booking/?inspect',
  '<stay-booking inspect>',
  'walk(bookingMachine, readRecord(json))',
  'element.inspect = createBrowserInspector().inspect',
];

/** What commands.test.ts finds on the demo that `npm start` serves. */
export const SEEN_AT_THE_DEMO: readonly string[] = [
  '/gallery/',
  '/try/',
  '/booking/?scenario=',
  'slow,frame',
  '/__estate/ledger',
];
