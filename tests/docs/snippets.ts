import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { PROJECT } from '../architecture/sources.ts';
import { blocksOf } from './documents.ts';
import { exportsOfCharts } from '../support/published-charts.ts';
import { PACKAGES, readManifest } from './manifest.ts';

/** The package's list of charts, which is generated and has no source. */
const CHARTS = 'machines/public.ts';

/** A block of TypeScript with a whole file. Its first line names the file. */
export interface Snippet {
  at: string;
  /** The file's path, from the top of the project. */
  file: string;
  code: string;
}

/** The TypeScript blocks of a document. Throws where a block does not name its file. */
export function snippetsOf(document: string): Snippet[] {
  return blocksOf(document)
    .filter(({ language }) => language === 'ts')
    .map(({ at, text }) => {
      const [, file] = /^\/\/ (\S+\.ts)\n/.exec(text) ?? [];
      if (file === undefined)
        throw new Error(`${at}: the first line of a block names its file: // tests/x.ts`);
      return { at, file, code: text };
    });
}

/** The compiler's complaints about the snippets, each placed in its file. */
export function complaintsAbout(snippets: readonly Snippet[]): string[] {
  const codes = new Map(snippets.map(({ file, code }) => [join(PROJECT, file), code]));
  codes.set(join(PROJECT, CHARTS), exportsOfCharts('.'));
  const { config } = ts.readConfigFile(join(PROJECT, 'tsconfig.json'), (path) =>
    readFileSync(path, 'utf8'),
  ) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      paths: Object.fromEntries(packages().map(([name, source]) => [name, [`./${source}`]])),
    },
    PROJECT,
  );
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => codes.has(path) || disk.fileExists(path),
    readFile: (path) => codes.get(path) ?? disk.readFile(path),
    getSourceFile: (path, version) => {
      const code = codes.get(path);
      return code === undefined
        ? disk.getSourceFile(path, version)
        : ts.createSourceFile(path, code, version);
    },
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  return [...codes.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) =>
        `${relative(PROJECT, path)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

/** Writes the snippets as files. They import each other; all other imports lead into the project. */
export function writeSnippets(snippets: readonly Snippet[]): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'staychart-docs-'));
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  const files = new Set(snippets.map(({ file }) => file));
  const sources = new Map(packages());
  mkdirSync(join(folder, dirname(CHARTS)));
  writeFileSync(join(folder, CHARTS), exportsOfCharts(join(PROJECT, dirname(CHARTS))));
  for (const { file, code } of snippets) {
    const placed = (name: string) => {
      const path = relative(PROJECT, join(PROJECT, dirname(file), name));
      return join(files.has(path) ? folder : PROJECT, path);
    };
    const target = (name: string) => {
      const source = sources.get(name);
      if (source !== undefined) return join(source === CHARTS ? folder : PROJECT, source);
      return name.startsWith('.') ? placed(name) : name;
    };
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    const text = code.replaceAll(/(?<=\bfrom ')[^']+(?=')/g, target);
    writeFileSync(join(folder, file), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The public entries of the two packages, each with its source. */
function packages(): [name: string, source: string][] {
  return PACKAGES.flatMap((folder) => {
    const { name, exports } = readManifest(join(folder, 'package.json'));
    return Object.entries(exports).map(([entry, { default: file }]): [string, string] => [
      join(name, entry),
      join(folder, file.replace(/^\.\/package\/staychart\//, '').replace(/\.js$/, '.ts')),
    ]);
  });
}
