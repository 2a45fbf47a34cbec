import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { englishWords } from '../english-words.ts';

const WIDGET = join(import.meta.dirname, '../../../widget');

/** The comments of the English source that help translators, by the dotted place of their sentence. */
export function englishComments(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  // The groups of the account are parts of one group.
  const files = globSync('**/*.texts.ts', { cwd: WIDGET }).filter(
    (path) => !/^account[/\\]\w.*[/\\]/.test(path),
  );
  for (const group of Object.keys(englishWords)) {
    const name = `${group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.texts.ts`;
    const file = files.find((path) => basename(path) === name);
    if (file !== undefined) readConstant(join(WIDGET, file), group, group, found);
  }
  return found;
}

/** The comment of a sentence, else of the nearest group around it. */
export function commentOf(place: string, comments: ReadonlyMap<string, string>): string {
  const keys = place.split('.');
  for (; keys.length > 0; keys.pop()) {
    const comment = comments.get(keys.join('.'));
    if (comment !== undefined) return comment;
  }
  return '';
}

function readConstant(file: string, name: string, place: string, found: Map<string, string>): void {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: named, initializer } of statement.declarationList.declarations) {
      if (named.getText() !== name || !initializer) continue;
      note(source, statement, place, found);
      readTexts(source, initializer, place, found);
    }
  }
}

function readTexts(
  source: ts.SourceFile,
  value: ts.Expression,
  place: string,
  found: Map<string, string>,
): void {
  if (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))
    return readTexts(source, value.expression, place, found);
  if (ts.isIdentifier(value)) {
    const file = importOf(source, value.text);
    if (file !== null) readConstant(file, value.text, place, found);
    return;
  }
  if (!ts.isObjectLiteralExpression(value)) return;
  for (const property of value.properties) {
    if (ts.isSpreadAssignment(property)) {
      readTexts(source, property.expression, place, found);
      continue;
    }
    const inner = `${place}.${property.name.getText()}`;
    if (ts.isShorthandPropertyAssignment(property)) readTexts(source, property.name, inner, found);
    if (ts.isPropertyAssignment(property)) readTexts(source, property.initializer, inner, found);
    // Comes last, to overwrite the comment of a constant in its own file.
    note(source, property, inner, found);
  }
}

function note(source: ts.SourceFile, node: ts.Node, place: string, found: Map<string, string>): void {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  const comment = ranges.map(({ pos, end }) => source.text.slice(pos, end)).at(-1);
  if (comment === undefined) return;
  const words = comment.replaceAll(/^\/\*\*?|\*\/$|^\/\/|^\s*\* ?/gm, '');
  found.set(place, words.replaceAll(/\s+/g, ' ').trim());
}

/** The file that a name is imported from; null for a name declared in this file. */
function importOf({ text, fileName }: ts.SourceFile, name: string): string | null {
  const [, file] = new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '(.*)';$`, 'm').exec(text) ?? [];
  return file === undefined ? null : join(dirname(fileName), file);
}
