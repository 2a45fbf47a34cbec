import { expect, type CDPSession, type Page } from '@playwright/test';
import { leaveOutPart } from './in-part.ts';

interface Value {
  value?: string | number | boolean;
}

interface Node {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  backendDOMNodeId?: number;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
}

/** Roles that contain other elements and are listed with a name. */
const AROUND = [
  'region',
  'complementary',
  'navigation',
  'main',
  'form',
  'group',
  'dialog',
  'alertdialog',
  'grid',
];
const CONTROLS = [
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton', 'switch'],
  ...['Date', 'Iframe'],
];
const LIVE = ['status', 'alert', 'log', 'timer'];

/**
 * The widget as a screen reader finds it, line by line, indented by container: landmarks and groups, headings
 * with their level, controls with name, state and description, live regions with their text. The source is
 * the browser's own accessibility tree.
 */
async function outlineOf(page: Page): Promise<string> {
  await drawAll(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const widget = await widgetOf(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  // An open dialog makes everything behind it inert, so the tree has the dialog alone.
  const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === widget) ?? nodes[0];
  if (!start) throw new Error('The page has no accessibility tree');
  const children = (node: Node): Node[] => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const linesOf = (node: Node, depth: number): string[] => {
    const role = node.ignored ? '' : String(node.role?.value ?? '');
    const line = `${'  '.repeat(depth)}${lineOf(node, role)}`;
    if (LIVE.includes(role)) return [line + quoted(textOf(node, children)), ...inside(node, depth + 1)];
    if (AROUND.includes(role) && (nameOf(node) !== '' || role.endsWith('dialog')))
      return [line, ...inside(node, depth + 1)];
    return role === 'heading' || CONTROLS.includes(role) ? [line] : inside(node, depth);
  };
  const inside = (node: Node, depth: number) => children(node).flatMap((child) => linesOf(child, depth));
  return inside(start, 0).join('\n');
}

/**
 * Waits until the outline of the widget equals `expected`. Skips this part in browsers that do not expose
 * their tree.
 */
export async function expectOutline(page: Page, expected: string): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    leaveOutPart('only Chromium exposes its accessibility tree, over CDP');
    return;
  }
  await expect.poll(() => outlineOf(page)).toBe(expected.trim());
}

/**
 * Draws the parts that Chromium defers until they come near the window. Its tree lacks them, a screen reader
 * does not.
 */
function drawAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const root = document.querySelector('stay-booking, stay-account')?.shadowRoot;
    for (const element of root?.querySelectorAll<HTMLElement>('.stay *') ?? [])
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
}

async function widgetOf(session: CDPSession): Promise<number> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const selector = 'stay-booking, stay-account';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return (await session.send('DOM.describeNode', { nodeId })).node.backendNodeId;
}

function lineOf(node: Node, role: string): string {
  const properties = new Map((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  const level = role === 'heading' ? ` ${String(properties.get('level'))}` : '';
  const states = ['required', 'invalid', 'disabled', 'expanded', 'checked', 'pressed', 'selected', 'haspopup']
    .map((name) => [name, String(properties.get(name) ?? 'false')] as const)
    .filter(([name, value]) => value !== 'false' || (name === 'expanded' && properties.has(name)))
    .map(([name, value]) => (value === 'true' ? `, ${name}` : `, ${name} ${value}`));
  const description = String(node.description?.value ?? '');
  return `${role}${level}${quoted(nameOf(node))}${states.join('')}${description ? ` (${description})` : ''}`;
}

function nameOf(node: Node): string {
  return String(node.name?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function textOf(node: Node, children: (node: Node) => Node[]): string {
  const own = node.role?.value === 'StaticText' ? [String(node.name?.value ?? '')] : [];
  return [...own, ...children(node).map((child) => textOf(child, children))]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function quoted(text: string): string {
  return text === '' ? '' : ` '${text}'`;
}
