import { fieldsIn, importsOf, isBarrel, type Import } from './imports.ts';
import type { Sources } from './sources.ts';

/** Returns one line for each violation. */
export type Rule = (sources: Sources) => string[];

const LINES = 300;
const VIEWS = ['widget/booking/', 'widget/steps/', 'widget/modals/', 'widget/shared/', 'widget/account/'];
const isUnder = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path.startsWith(folder));
const isCode = (path: string) => /\.tsx?$/.test(path);
/** The conformance run is a command that tests an estate from outside. */
const CONFORMANCE = 'src/conformance/';
/** Code that reaches a page. The build and the conformance run do not. */
const ships = (path: string) =>
  isCode(path) &&
  isUnder(path, ['src/', 'machines/', 'widget/']) &&
  !isUnder(path, [CONFORMANCE, 'widget/build/']);

/** A rule that checks every import of the files to which it applies. */
function importRule(
  applies: (path: string) => boolean,
  isAllowed: (imported: Import, path: string) => boolean,
): Rule {
  return (sources) =>
    Object.entries(sources)
      .filter(([path]) => isCode(path) && applies(path))
      .flatMap(([path, text]) =>
        importsOf(path, text)
          .filter((imported) => !isAllowed(imported, path))
          .map(({ specifier }) => `${path} imports ${specifier}`),
      );
}

/**
 * Transition ids belong to the path library. The inspector in a development build needs them for its paths.
 */
const isInspectorsId = ({ path: imported }: Import, path: string) =>
  path.startsWith('widget/inspector/') && imported === 'tests/tools/paths/transition-id.ts';

/** Imports point one way: src/domain <- src <- machines <- widget <- demo. */
export const arrows: Rule = (sources) => {
  const layers: [string, string[]][] = [
    ['src/domain/', ['src/domain/']],
    ['src/', ['src/']],
    ['machines/', ['machines/', 'src/']],
    ['widget/', ['widget/', 'machines/', 'src/']],
    ['demo/', ['demo/', 'widget/', 'machines/', 'src/']],
  ];
  return layers.flatMap(([layer, allowed]) =>
    importRule(
      (path) => path.startsWith(layer),
      (imported, path) =>
        imported.path === null || isUnder(imported.path, allowed) || isInspectorsId(imported, path),
    )(sources),
  );
};

/**
 * The widget's folders from the bottom up. Each may import itself and those before it.
 */
const WIDGET = [
  'texts',
  'languages',
  'ui',
  'lazy',
  'telemetry',
  'agents',
  'interface',
  'router',
  'page',
  'modals',
  'shared',
  'steps',
  'account',
  'wiring',
  'element',
  'inspector',
  'loader',
  'snippet',
  'build',
];
/** What connects a screen with its chart and its ports. */
const isConnecting = (path: string) =>
  path.startsWith('widget/wiring/') || /\/(?:step|screen)\.ts$/.test(path);
function widgetFolder(path: string | null): string | undefined {
  if (path === null) return undefined;
  if (path.endsWith('.texts.ts')) return 'texts';
  if (isConnecting(path)) return 'wiring';
  // The frame of the flow shows the steps, and they use what it gives.
  return /^widget\/([^/]+)\//.exec(path)?.[1]?.replace('booking', 'steps');
}

/** No import points upward inside the widget, types included. */
export const widgetArrows: Rule = importRule(
  (path) => widgetFolder(path) !== undefined,
  (imported, path) => {
    const from = widgetFolder(path) ?? '';
    const to = widgetFolder(imported.path);
    const below = WIDGET.slice(0, Math.max(0, WIDGET.indexOf(from)));
    return to === undefined || to === from || below.includes(to);
  },
);

/** src imports no view, and machines no packages of their own. ESLint keeps both from the page and its effects. */
export const packages: Rule = (sources) => [
  ...importRule(
    (path) => path.startsWith('src/'),
    ({ packageName }) => packageName === null || !/^(react|xstate|@xstate)\b/.test(packageName),
  )(sources),
  ...importRule(
    (path) => path.startsWith('machines/'),
    ({ packageName }) => packageName === null || ['xstate', 'valibot'].includes(packageName),
  )(sources),
];

/** Machines take only types, schemas and failures from src/api. */
export const machinesFromApi = importRule(
  (path) => path.startsWith('machines/'),
  ({ path, typeOnly }) =>
    path === null ||
    isUnder(path, ['machines/', 'src/domain/']) ||
    typeOnly ||
    path === 'src/api/failure.ts' ||
    /^src\/api\/.*schemas?\b/.test(path),
);

/** Views take selectors, types and the reading side of forms from the machines, but no rules. */
export const viewsFromMachines = importRule(
  (path) => isUnder(path, VIEWS) && !isConnecting(path),
  ({ path, typeOnly }) =>
    path === null ||
    !path.startsWith('machines/') ||
    typeOnly ||
    /\.(selectors|types)\.ts$|\/shared\/form\.ts$/.test(path),
);

/**
 * Only the wiring and the loader meet server, identity provider and storage. The kinds of failure are exempt: they
 * are words.
 */
export const wiringOnly = importRule(
  (path) =>
    ships(path) && path.startsWith('widget/') && !path.startsWith('widget/loader/') && !isConnecting(path),
  ({ path, typeOnly }) =>
    path === null ||
    typeOnly ||
    path === 'src/api/failure.ts' ||
    !isUnder(path, ['src/api/', 'src/auth/', 'src/draft/']),
);

/** The package's types for frameworks serve applications that use one. The bundle holds none of them. */
const isFrameworksType = ({ packageName, typeOnly }: Import, path: string) =>
  path.startsWith('widget/interface/') && typeOnly && ['vue', 'svelte'].includes(packageName ?? '');

/** What ships needs no demo, no tool and no conformance run. */
export const shipping =
  (dependencies: readonly string[]): Rule =>
  (sources) =>
    importRule(ships, (imported, path) =>
      imported.path === null
        ? dependencies.includes(imported.packageName ?? '') || isFrameworksType(imported, path)
        : !isUnder(imported.path, [CONFORMANCE, 'demo/', 'tests/', 'e2e/', 'docs/']) ||
          isInspectorsId(imported, path),
    )(sources);

/** The reference for those who build the estate's side. No bundle holds it. */
const REFERENCE = 'src/api/reference/';
export const referenceOnly: Rule = importRule(
  (path) => ships(path) && !path.startsWith(REFERENCE),
  ({ path }) => path === null || !path.startsWith(REFERENCE),
);

/**
 * The parts of tests/tools/paths that no package holds: its tests and their machines, the replay in the browser.
 */
const UNPACKED = ['tests/tools/paths/samples/', 'tests/tools/paths/browser/'];
const isPathLibrary = (path: string) =>
  path.startsWith('tests/tools/paths/') && !isUnder(path, UNPACKED) && !path.endsWith('.test.ts');

/**
 * The path library is its own package. It imports only itself and xstate; its command and report also import
 * Node.
 */
export const pathLibrary: Rule = importRule(
  isPathLibrary,
  ({ path: imported, specifier, typeOnly }, path) => {
    if (imported !== null) return isPathLibrary(imported);
    // elkjs draws the charts of the report in a project that has it.
    const isTool = specifier.startsWith('node:') || (typeOnly && specifier.startsWith('elkjs'));
    return (
      specifier === 'xstate' ||
      (isTool && isUnder(path, ['tests/tools/paths/command/', 'tests/tools/paths/report/']))
    );
  },
);

/** Modules that other repositories import by the package's name; they re-export from elsewhere. */
const PUBLISHED = [
  'tests/tools/paths/public.ts',
  ...['public', 'react', 'vue', 'svelte'].map((name) => `widget/interface/${name}.ts`),
];

export const barrels: Rule = (sources) =>
  Object.entries(sources)
    .filter(([path]) => !PUBLISHED.includes(path))
    .filter(([path, text]) => isCode(path) && (/\/index\.tsx?$/.test(path) || isBarrel(path, text)))
    .map(([path]) => path);

/** Relative imports name an existing file and its extension. */
export const explicitPaths: Rule = (sources) =>
  importRule(
    (path) => isCode(path),
    ({ path }) => path === null || Object.hasOwn(sources, path) || /\.(json|svg|html)$/.test(path),
  )(sources);

export const shortFiles: Rule = (sources) =>
  Object.entries(sources)
    .map(([path, text]) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines`);

/**
 * Every import cycle once, as `a > b > a`, types included, because a reader of one file then has to read them
 * all.
 */
export const cycles: Rule = (sources) => {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) found.push([...trail.slice(at), path].join(' > '));
    if (at >= 0 || done.has(path)) return;
    const next = importsOf(path, sources[path] ?? '').flatMap((imported) => imported.path ?? []);
    for (const file of next) if (Object.hasOwn(sources, file)) visit(file, [...trail, path]);
    done.add(path);
  };
  for (const path of Object.keys(sources)) if (isCode(path)) visit(path, []);
  return found;
};

/** The days of the week have the same names on both sides. */
const isWireName = (name: string) => /^[A-Z]\w*[a-z]/.test(name) && !/^[A-Z][a-z]+day$/.test(name);

/**
 * The estate's names stay in src/api. A capitalised name from a schema or body there is no field elsewhere.
 */
export const wireNames: Rule = (sources) => {
  const code = Object.entries(sources).filter(([path]) => ships(path));
  const isApi = ([path]: [string, string]) => path.startsWith('src/api/');
  const names = code.filter(isApi).flatMap(([path, text]) => fieldsIn(path, text).filter(isWireName));
  return code
    .filter((file) => !isApi(file))
    .flatMap(([path, text]) =>
      fieldsIn(path, text)
        .filter((name) => names.includes(name))
        .map((name) => `${path} has ${name}`),
    );
};

/** Modules that keep what loaded code brings, or what is one for the page (decision 0028). */
const KEEPERS = [
  'src/domain/dates/estate-clock.ts',
  'widget/texts/registry.ts',
  'widget/ui/frame/styles.ts',
  'widget/ui/media/Html.tsx',
  'widget/ui/media/sanitise.ts',
  'widget/element/booking-element.tsx',
];

/** A module's variable, or its empty or growing collection. A `WeakMap` keeps results by their object. */
const KEPT =
  /^(?:export )?(?:let \w+|const \w+(?::[^=]+)? = (?:new (?:Map|Set)\b(?:<.*>)?\(\)|\[\]|\{\});)/gm;

/** Shipped modules keep no values, but for the few that are named. */
export const keepsNothing: Rule = (sources) =>
  Object.entries(sources)
    .filter(([path]) => ships(path) && !KEEPERS.includes(path))
    .flatMap(([path, text]) => [...text.matchAll(KEPT)].map(([kept]) => `${path} keeps ${kept}`));
