/** A place that adopts style sheets: the widget's shadow root, or the document where a view is shown without one. */
type StyleRoot = ShadowRoot | Document;

/** Gives a root what all of its screens have, until `signal` says that the widget is gone. */
export type RootSetup = (root: StyleRoot, signal: AbortSignal) => void;

/** The order of the layers must be said before any sheet fills one, whichever module is loaded first. */
const registered = new Set(['@layer base, ui;']);
const constructed = new Map<string, CSSStyleSheet>();
/** How many users a root has, and what ends with the last of them. */
const roots = new Map<StyleRoot, { users: number; ending: AbortController }>();
const fittings = new Set<RootSetup>();

/**
 * Takes the text of a style sheet into every root that shows the widget now or later, once each.
 * Called when a module with views is loaded, so a lazy chunk brings its own styles. Needs no DOM until a root is there.
 */
export function registerStyles(css: string): void {
  registered.add(css);
  for (const root of roots.keys()) adopt(root);
}

/** Fits every root that shows the widget now or later, once each. Called by a module that needs it, as it is loaded. */
export function setUpRoots(fit: RootSetup): void {
  fittings.add(fit);
  for (const [root, { ending }] of roots) fit(root, ending.signal);
}

/** Styles and fits `root` until the returned function is called as often as this one. */
export function attachStyles(root: StyleRoot): () => void {
  const shown = roots.get(root) ?? { users: 0, ending: new AbortController() };
  roots.set(root, shown);
  if (++shown.users === 1) for (const fit of fittings) fit(root, shown.ending.signal);
  adopt(root);
  return () => {
    if (--shown.users > 0) return;
    shown.ending.abort();
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
