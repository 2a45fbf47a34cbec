/** A place that adopts style sheets: the widget's shadow root, or the document where a view is shown without one. */
type StyleRoot = ShadowRoot | Document;

/** The order of the layers must be said before any sheet fills one, whichever module is loaded first. */
const registered = new Set(['@layer base, ui;']);
const constructed = new Map<string, CSSStyleSheet>();
const roots = new Map<StyleRoot, number>();

/**
 * Takes the text of a style sheet into every root that shows the widget now or later, once each.
 * Called when a module with views is loaded, so a lazy chunk brings its own styles. Needs no DOM until a root is there.
 */
export function registerStyles(css: string): void {
  registered.add(css);
  for (const root of roots.keys()) adopt(root);
}

/** Styles `root` until the returned function is called as often as this one. */
export function attachStyles(root: StyleRoot): () => void {
  roots.set(root, (roots.get(root) ?? 0) + 1);
  adopt(root);
  return () => {
    const users = (roots.get(root) ?? 1) - 1;
    if (users > 0) {
      roots.set(root, users);
      return;
    }
    roots.delete(root);
    const ours = new Set(constructed.values());
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
  };
}

function adopt(root: StyleRoot): void {
  const missing = [...registered].map(sheetOf).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

function sheetOf(css: string): CSSStyleSheet {
  const known = constructed.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  constructed.set(css, sheet);
  return sheet;
}
