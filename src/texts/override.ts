type Tree = { readonly [key: string]: string | Tree };

/**
 * The catalogue with a host's own wording (D-42). Names are dotted paths: 'search.title'.
 * `warn` hears of each name that the catalogue does not have; nothing else changes.
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
  if (typeof current === 'string') return rest.length === 0 ? { ...tree, [key]: text } : null;
  const inner = setText(current, rest, text);
  return inner && { ...tree, [key]: inner };
}
