import ts from 'typescript';

/** A small fault for a machine's source. */
export interface Mutant {
  /**
   * An id that stays the same while its place in the chart keeps its name: 'machines/…:
   * states.idle.on.pressed: guard dropped'.
   */
  id: string;
  file: string;
  /** The line, from 1. */
  line: number;
  what: string;
  /** The range [from, to) of the source, and the text that replaces it. */
  from: number;
  to: number;
  text: string;
}

type Edit = Pick<Mutant, 'from' | 'to' | 'text'>;

/** The import for a negated guard. It stands at the end, so that lines keep their numbers. */
const NOT = "\nimport { not as mutantNot } from 'xstate';\n";

/** The source with the fault in it. */
export function mutate(source: string, { from, to, text }: Edit): string {
  const mutated = source.slice(0, from) + text + source.slice(to);
  return text.startsWith('mutantNot(') ? mutated + NOT : mutated;
}

/**
 * The possible faults of a file of machines/: a guard dropped, negated or without one of its parts; a
 * transition dropped or led to another state; an action, a tag or an onError dropped; a field missing in an
 * assignment.
 */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (place: string, node: ts.Node, what: string, edit: Edit) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    const name = `${file}: ${place}: ${what}`;
    const same = found.filter(({ id }) => id === name || id.startsWith(`${name} #`)).length;
    found.push({
      id: same === 0 ? name : `${name} #${same + 1}`,
      file,
      line: line + 1,
      what: `${place}: ${what}`,
      ...edit,
    });
  };

  const visit = (node: ts.Node, place: readonly string[]): void => {
    const here = [...place, ...nameOf(node)];
    const words = here.join('.');
    if (ts.isPropertyAssignment(node)) {
      for (const [what, edit] of editsOf(node, source)) add(words, node, what, edit);
    }
    if (ts.isCallExpression(node)) {
      for (const part of partsOfGuard(node))
        add(words, part, `${short(part)} dropped`, without(part, source));
    }
    for (const field of assignedIn(node))
      add(words, field, `${fieldName(field)} not assigned`, without(field, source));
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(tree, []);
  return found;
}

function editsOf(property: ts.PropertyAssignment, source: string): [what: string, edit: Edit][] {
  const { initializer } = property;
  const name = propertyName(property);
  if (isImplementation(property)) return [];
  switch (name) {
    case 'guard':
      return [
        ['guard dropped', without(property, source)],
        ['guard negated', instead(initializer, `mutantNot(${initializer.getText()})`)],
      ];
    case 'target':
      return isTarget(initializer) ? [retargeted(initializer, property, source)] : [];
    case 'actions':
    case 'entry':
    case 'exit':
    case 'tags':
      return itemsOf(initializer).map((item) => [
        `${short(item)} dropped`,
        item === initializer ? without(property, source) : without(item, source),
      ]);
    case 'onError':
    case 'onDone':
    case 'always':
      return [
        ...(name === 'onError'
          ? [['onError dropped', without(property, source)] satisfies [string, Edit]]
          : []),
        ...(isTarget(initializer) ? [retargeted(initializer, null, source)] : []),
      ];
    default:
      if (propertyName(property.parent.parent) !== 'on') return [];
      return [
        ['dropped', without(property, source)],
        ...(isTarget(initializer) ? [retargeted(initializer, null, source)] : []),
      ];
  }
}

/** A state as a name or as a constant such as `FLOW.arriving`. */
type Target = ts.StringLiteral | ts.PropertyAccessExpression;

function isTarget(node: ts.Node): node is Target {
  return ts.isStringLiteral(node) || ts.isPropertyAccessExpression(node);
}

/** Leads a transition to the next sibling state instead; to none where the file shows no sibling. */
function retargeted(target: Target, property: ts.PropertyAssignment | null, source: string): [string, Edit] {
  const other = ts.isStringLiteral(target) ? otherTarget(target) : null;
  const meant = ts.isStringLiteral(target) ? target.text : target.getText();
  if (other !== null) return [`to ${other} instead of ${meant}`, instead(target, `'${other}'`)];
  const edit = property ? without(property, source) : instead(target, '{}');
  return [`not to ${meant}`, edit];
}

function otherTarget(target: ts.StringLiteral): string | null {
  const state = stateOf(target);
  if (!state || target.text.startsWith('#')) return null;
  const isInner = target.text.startsWith('.');
  const states = isInner ? propertyOf(state, 'states') : state.parent.parent;
  if (!states || !ts.isObjectLiteralExpression(states)) return null;
  const names = states.properties.filter((each) => !ts.isSpreadAssignment(each)).map(fieldName);
  const [meant = ''] = target.text.replace(/^\./, '').split('.');
  const others = [...names.slice(names.indexOf(meant) + 1), ...names.slice(0, names.indexOf(meant))];
  const own = isInner ? '' : fieldName(state.parent as ts.PropertyAssignment);
  const other = others.find((name) => name !== meant && name !== own);
  return other === undefined ? null : `${isInner ? '.' : ''}${other}`;
}

/** The state that a transition is in; undefined at the top of the file's part of a chart. */
function stateOf(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isObjectLiteralExpression(at)) continue;
    const holder = at.parent.parent;
    if (ts.isPropertyAssignment(at.parent) && propertyName(holder.parent) === 'states') return at;
  }
  return undefined;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((each) => propertyName(each) === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Whether a property is in `setup`, where guards and actions are defined and not used. */
function isImplementation(property: ts.PropertyAssignment): boolean {
  const call = property.parent.parent;
  return ts.isCallExpression(call) && call.expression.getText() === 'setup';
}

function partsOfGuard({ expression, arguments: [parts] }: ts.CallExpression): readonly ts.Expression[] {
  const isCombined = ['and', 'or'].includes(expression.getText());
  return isCombined && parts && ts.isArrayLiteralExpression(parts) ? parts.elements : [];
}

/** The fields of an assignment, or of a function whose result is assigned. */
function assignedIn(node: ts.Node): readonly ts.ObjectLiteralElementLike[] {
  const isAssign = ts.isCallExpression(node) && /^(?:enqueue\.)?assign$/.test(node.expression.getText());
  const isStart = ts.isSatisfiesExpression(node) && node.type.getText() === 'Changes';
  const given = isAssign ? node.arguments[0] : isStart ? node.expression : undefined;
  if (given && ts.isObjectLiteralExpression(given)) return given.properties;
  const made = given && ts.isArrowFunction(given) ? given : undefined;
  const changes =
    ts.isFunctionDeclaration(node) && /^(?:Changes|Partial<\w+Context>)$/.test(node.type?.getText() ?? '')
      ? node
      : made;
  return changes?.body ? resultsOf(changes.body).flatMap(({ properties }) => properties) : [];
}

function resultsOf(node: ts.Node): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(node)) return [node];
  if (ts.isParenthesizedExpression(node)) return resultsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...resultsOf(node.whenTrue), ...resultsOf(node.whenFalse)];
  if (ts.isReturnStatement(node)) return node.expression ? resultsOf(node.expression) : [];
  const isStep =
    ts.isBlock(node) ||
    ts.isIfStatement(node) ||
    ts.isSwitchStatement(node) ||
    ts.isCaseOrDefaultClause(node) ||
    ts.isCaseBlock(node);
  return isStep
    ? node
        .getChildren()
        .flatMap((child) => (child.kind === ts.SyntaxKind.SyntaxList ? child.getChildren() : [child]))
        .flatMap(resultsOf)
    : [];
}

function itemsOf(list: ts.Expression): readonly ts.Expression[] {
  return ts.isArrayLiteralExpression(list) ? list.elements : [list];
}

function instead(node: ts.Node, text: string): Edit {
  return { from: node.getStart(), to: node.getEnd(), text };
}

/** Removes a node and the comma behind it. */
function without(node: ts.Node, source: string): Edit {
  const [comma = ''] = /^\s*,/.exec(source.slice(node.getEnd())) ?? [];
  return { from: node.getStart(), to: node.getEnd() + comma.length, text: '' };
}

function nameOf(node: ts.Node): string[] {
  if (ts.isPropertyAssignment(node)) return [propertyName(node)];
  if ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name)
    return [node.name.getText()];
  if (ts.isObjectLiteralExpression(node) && ts.isArrayLiteralExpression(node.parent)) {
    return [String(node.parent.elements.indexOf(node))];
  }
  return [];
}

function propertyName(node: ts.Node | undefined): string {
  return node && ts.isPropertyAssignment(node) ? node.name.getText().replaceAll(/^'|'$/g, '') : '';
}

function fieldName(field: ts.ObjectLiteralElementLike): string {
  return ts.isSpreadAssignment(field) ? field.getText() : field.name.getText().replaceAll(/^'|'$/g, '');
}

/** An action, a tag or a part of a guard in a few words. */
function short(node: ts.Node): string {
  const [, named] = /^(?:\{ type: |with\w+\()?'([\w.]+)'/.exec(node.getText()) ?? [];
  return named ?? node.getText().replaceAll(/\s+/g, ' ').slice(0, 60);
}
