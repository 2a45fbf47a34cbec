import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { PROJECT, readSources } from './sources.ts';

const sources = readSources();

/**
 * Code that loads as one: an element, what it fetches at once, or a step. Each names the code that is there
 * by then.
 */
const BOOKING = 'widget/element/booking.ts';
const SESSION = 'widget/wiring/session.ts';
const ACCOUNT = 'widget/element/account.ts';
const under = (folder: string, file: string) =>
  Object.keys(sources).filter((path) => path.startsWith(folder) && path.endsWith(file));
const LOADED: Record<string, readonly string[]> = {
  [BOOKING]: [],
  [ACCOUNT]: [],
  [SESSION]: [BOOKING],
  ...Object.fromEntries(under('widget/steps/', '/step.ts').map((step) => [step, [BOOKING, SESSION]])),
  ...Object.fromEntries(under('widget/account/', '/screen.ts').map((screen) => [screen, [ACCOUNT]])),
};

const { config } = ts.readConfigFile(join(PROJECT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
  config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, PROJECT);
const program = ts.createProgram(
  Object.keys(LOADED).map((path) => join(PROJECT, path)),
  options,
);
const checker = program.getTypeChecker();

/** The destructured value: a variable's initial value, or the parameter itself. */
function valueOf(declaration: ts.ObjectBindingPattern['parent']): ts.Node {
  return ts.isVariableDeclaration(declaration) ? (declaration.initializer ?? declaration) : declaration;
}

/** The groups of texts that a file reads, and those that it registers. */
function textsOf(file: ts.SourceFile): { read: Set<string>; registered: Set<string> } {
  const read = new Set<string>();
  const registered = new Set<string>();
  // Either all texts, or the groups that a function takes.
  const isTexts = (node: ts.Node) =>
    checker
      .getTypeAtLocation(node)
      .getProperties()
      // Code does not rely on optional groups, which may not have loaded yet.
      .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
      .flatMap(({ declarations = [] }) => declarations)
      .some(({ parent }) => ts.isInterfaceDeclaration(parent) && parent.name.text === 'Texts');
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isTexts(node.expression)) read.add(node.name.text);
    if (ts.isObjectBindingPattern(node) && isTexts(valueOf(node.parent))) {
      for (const { propertyName, name } of node.elements) read.add((propertyName ?? name).getText());
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'registerTexts') {
      const [given] = node.arguments;
      if (given && ts.isObjectLiteralExpression(given)) {
        for (const property of given.properties) registered.add(property.name?.getText() ?? '');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { read, registered };
}

const texts = new Map(
  program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('node_modules'))
    .map((file) => [relative(PROJECT, file.fileName).replaceAll('\\', '/'), textsOf(file)]),
);

/** The files that load with a module: its static imports, and theirs. */
function filesOf(module: string): Set<string> {
  const files = new Set([module]);
  for (const file of files) {
    for (const { path, typeOnly, isDynamic } of importsOf(file, sources[file] ?? '')) {
      if (path !== null && !typeOnly && !isDynamic) files.add(path);
    }
  }
  return files;
}

function groupsOf(module: string, kind: 'read' | 'registered'): string[] {
  return [...filesOf(module)].flatMap((file) => [...(texts.get(file)?.[kind] ?? [])]);
}

describe('the texts', () => {
  it.each(Object.entries(LOADED))('%s registers the groups that it reads', (module, before) => {
    const registered = new Set([module, ...before].flatMap((loaded) => groupsOf(loaded, 'registered')));
    expect(groupsOf(module, 'read').filter((group) => !registered.has(group))).toEqual([]);
    expect(registered.size).toBeGreaterThan(0);
  });

  it('are read only by files that this test covers', () => {
    const seen = new Set(Object.keys(LOADED).flatMap((module) => [...filesOf(module)]));
    const readers = [...texts].filter(([, { read }]) => read.size > 0).map(([file]) => file);
    expect(readers.filter((file) => !seen.has(file))).toEqual([]);
    expect(readers.length).toBeGreaterThan(50);
  });
});
