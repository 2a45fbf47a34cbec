type Tree = { readonly [key: string]: string | Tree | ((...values: never[]) => string) };

/**
 * The catalogue with a host's own wording. Names are dotted paths: 'search.title', 'ui.frame.steps.0'. `warn` is told
 * of each name that the catalogue does not have; such a name changes nothing.
 */
export function overrideTexts<Texts extends object>(
  texts: Texts,
  overrides: Record<string, string>,
  warn: (message: string) => void,
): Texts {
  return Object.entries(overrides).reduce<Texts>((result, [name, text]) => {
    const changed = setText(result as unknown as Tree, name.split('.'), text);
    if (!changed) warn(`texts.${name} is not known`);
    return (changed as unknown as Texts | null) ?? result;
  }, texts);
}

function setText(tree: Tree, [key = '', ...rest]: string[], text: string): Tree | null {
  const current = Object.hasOwn(tree, key) ? tree[key] : undefined;
  if (current === undefined) return null;
  if (typeof current === 'string') return rest.length === 0 ? withEntry(tree, key, text) : null;
  const inner = isOfTexts(current) ? setText(current, rest, text) : null;
  return inner && withEntry(tree, key, inner);
}

/** The formats are a group of functions. A host cannot word them. */
function isOfTexts(group: Tree[string]): group is Tree {
  return typeof group === 'object' && Object.values(group).every((entry) => typeof entry !== 'function');
}

/** Replaces an entry. A list stays a list: views walk through it. */
function withEntry(tree: Tree, key: string, value: string | Tree): Tree {
  if (!Array.isArray(tree)) return { ...tree, [key]: value };
  return (tree as unknown as Tree[]).map((entry, index) =>
    String(index) === key ? value : entry,
  ) as unknown as Tree;
}
