import { posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** As written in the source. */
  specifier: string;
  /** The imported file from the project's root, without a query. Null for a package. */
  path: string | null;
  /** The imported package, without a path inside it. Null for a file. */
  packageName: string | null;
  typeOnly: boolean;
  /** True where the code loads it when it gets there, not together with the file. */
  isDynamic: boolean;
}

/** What a file imports and re-exports, statically or dynamically. */
export function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (literal: ts.Node | undefined, typeOnly: boolean, isDynamic = false) => {
    if (literal && ts.isStringLiteralLike(literal)) {
      found.push({ ...resolve(path, literal.text, typeOnly), isDynamic });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return found;
}

/** Whether a file only re-exports, or re-exports all of another file. */
export function isBarrel(path: string, text: string): boolean {
  const { statements } = parse(path, text);
  const reexports = statements.filter((node) => ts.isExportDeclaration(node) && node.moduleSpecifier);
  const passesAllOn = reexports.some((node) => ts.isExportDeclaration(node) && !node.exportClause);
  return passesAllOn || (statements.length > 0 && reexports.length === statements.length);
}

/** The names of the fields that a file declares, writes or reads. */
export function fieldsIn(path: string, text: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = fieldName(node);
    if (name && ts.isIdentifier(name)) found.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return [...found];
}

function fieldName(node: ts.Node): ts.Node | undefined {
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return node.propertyName ?? node.name;
  const hasField =
    ts.isPropertyAccessExpression(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isPropertySignature(node);
  return hasField ? node.name : undefined;
}

const parsed = new Map<string, ts.SourceFile>();

function parse(path: string, text: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(path, file);
  return file;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = importClause.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  return !importClause.name && named.length > 0 && named.every((element) => element.isTypeOnly);
}

function resolve(from: string, specifier: string, typeOnly: boolean): Omit<Import, 'isDynamic'> {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    return { specifier, path, packageName: null, typeOnly };
  }
  const [scope = '', name] = specifier.split('/');
  return { specifier, path: null, packageName: scope.startsWith('@') ? `${scope}/${name}` : scope, typeOnly };
}
